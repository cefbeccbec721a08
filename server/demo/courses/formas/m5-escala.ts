import { ebook, md, reading, type DemoModule } from '../shape.ts'
import { ponteDoPontal } from './ebook.ts'

export const escala: DemoModule = {
  name: 'Áreas e escalas',
  description: 'Do papel ao tamanho real, sem errar de vírgula.',
  icon: 'ruler',
  contents: [
    reading(
      'Metade de um retângulo',
      6,
      md`
Quanto pano é preciso para uma bandeirinha triangular? Quanta telha para a frente de um telhado? A pergunta é a mesma: qual é a **área** de um triângulo?

## Uma tesourada

Pegue um retângulo de papel e corte pela diagonal. Você tem dois triângulos iguais. Cada um é **metade** do retângulo. Então, se a base mede $b$ e a altura mede $h$:

$$A = \frac{b \times h}{2}$$

Isso vale só para o triângulo retângulo? Não. Desenhe um triângulo qualquer dentro de um retângulo de mesma base e mesma altura. Trace a altura: ela divide o desenho em duas partes, e em cada parte o triângulo ocupa a metade. Metade mais metade dá metade do todo.

![Um triângulo dentro de um retângulo de mesma base e mesma altura. A altura, tracejada, sai do vértice de cima e chega à base em ângulo reto.](file:figura-altura.png)

## O que é a altura

A altura é a distância da base até o vértice oposto, medida **em ângulo reto** com a base. Não é o lado inclinado! Esse é o engano mais comum. Se o telhado tem 6 metros de largura e 2 metros de altura no meio, a frente dele tem

$$A = \frac{6 \times 2}{2} = 6 \text{ m}^2$$

e não importa quanto mede a beirada inclinada.

## Unidades

Área se mede em quadradinhos. Um metro quadrado tem $100 \times 100 = 10.000$ centímetros quadrados, e não cem. Quando a medida do lado fica 100 vezes maior, a área fica **10.000** vezes maior.

## Dividir para conhecer

Qualquer polígono pode ser cortado em triângulos. É assim que se mede um terreno torto: cortam-se triângulos, calculam-se as áreas e somam-se todas. Agrimensoras e agrimensores fazem isso há muito tempo, e os programas de computador que desenham personagens em jogos também: cada rosto é uma malha de milhares de triângulos.

## Treine

Uma vela de barco tem base de 3 metros e altura de 5 metros. Quantos metros quadrados de tecido são necessários? E se o barco for maior, com o dobro da base **e** o dobro da altura? Faça a conta antes de responder: não é o dobro.
      `,
    ),
    reading(
      'Uma casa dentro de uma folha',
      6,
      md`
Uma sala de 8 metros não cabe no caderno. Mas a planta dela cabe, e quem a lê consegue saber se o armário passa na porta. O segredo chama-se **escala**.

## O que quer dizer 1:50

A escala compara o desenho com o real, na mesma unidade. $1:50$, lê-se “um para cinquenta”: **1 centímetro no papel vale 50 centímetros de verdade**.

$$\text{escala} = \frac{\text{medida no desenho}}{\text{medida real}}$$

Para desenhar uma parede de 8 metros em 1:50:

1. Passe para centímetros: 8 m = 800 cm.
2. Divida pela escala: $800 \div 50 = 16$ cm.

Para o caminho de volta, multiplique. Uma porta com 1,6 cm no papel tem $1{,}6 \times 50 = 80$ cm.

## Grande ou pequena?

Aqui há uma pegadinha. A escala 1:20 é **maior** do que a 1:100, porque o desenho fica maior: nela cabem mais detalhes e menos área.

| Escala   | 1 cm no papel vale | Boa para  |
| -------- | ------------------ | --------- |
| 1:20     | 20 cm              | um móvel  |
| 1:50     | 50 cm              | uma sala  |
| 1:100    | 1 m                | uma casa  |
| 1:10.000 | 100 m              | um bairro |

## O que não muda

Em uma planta bem feita, os comprimentos diminuem todos na mesma proporção. Mas os **ângulos continuam iguais**. Um canto de $90°$ é um canto de $90°$ em qualquer escala. Figuras assim, com a mesma forma e tamanhos diferentes, chamam-se **semelhantes**.

## Símbolos

Na planta, olhamos a casa de cima, como se o teto tivesse sido retirado. Paredes são linhas grossas. A porta é um risco com um arco, que mostra para onde ela abre. A janela é um retângulo fino dentro da parede. E toda planta diz a escala e onde fica o norte.

## Comece pela carteira

Meça a sua carteira e desenhe-a em 1:20. Depois meça o desenho e faça a conta de volta. Se voltou à medida real, você está pronto para a sala inteira, que é o último desafio desta trilha.
      `,
    ),
    ebook(
      12,
      md`
Uma história curta sobre uma cidade inventada que precisa de uma ponte. Em cada capítulo há uma decisão de forma. Antes de virar a página, pense: o que **você** faria?
      `,
      ponteDoPontal,
    ),
  ],
}
