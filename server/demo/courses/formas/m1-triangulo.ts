import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const triangulo: DemoModule = {
  name: 'O triângulo que não entorta',
  description: 'Três lados, nenhuma folga: a forma mais firme que existe.',
  icon: 'triangle',
  contents: [
    {
      kind: 'VIDEO',
      title: 'Por que o triângulo não entorta',
      minutes: 1,
      video: 'formas-triangulo',
      text: md`
Este vídeo não tem som: a narração está nas legendas.

Separe palitos de sorvete e percevejos, ou canudos e barbante, e construa junto com o vídeo. Primeiro o quadrado, depois o triângulo. Empurre os dois **com o mesmo dedo** e compare.

## Responda no caderno

1. Quando o quadrado entorta, os lados mudam de tamanho? E os ângulos?
2. Quantas diagonais bastam para firmar um quadrado?
3. E um pentágono, de quantas precisa?
      `,
    },
    reading(
      'Três palitos nem sempre fecham',
      6,
      md`
Pegue três palitos: um de 10 cm, um de 4 cm e um de 3 cm. Tente montar um triângulo. Por mais que você gire os dois menores, as pontas não se encontram. Faltou palito.

## A regra

Para três medidas formarem um triângulo, cada lado precisa ser **menor do que a soma dos outros dois**. Na prática, basta testar o maior:

$$a < b + c$$

No exemplo, $10 < 4 + 3$ é falso, porque $4 + 3 = 7$. Não fecha.

Agora troque o de 3 cm por um de 8 cm. O maior continua sendo 10, e $4 + 8 = 12$. Como $10 < 12$, o triângulo existe.

## E se for igual?

Com 10, 6 e 4, temos $6 + 4 = 10$. Os dois menores, juntos, têm exatamente o comprimento do maior: ficam deitados em cima dele. Isso é um segmento, não um triângulo.

## Por que é assim?

Pense em um caminho. Para ir da sua casa à padaria, andar reto é sempre mais curto do que passar antes pela casa da sua avó, a não ser que ela more no meio do caminho. O lado maior é o caminho reto; a soma dos outros dois é o caminho com desvio. O desvio tem de ser mais comprido.

## Treine

Diga se existe um triângulo com estas medidas, em centímetros:

| Medidas  | Maior | Soma dos outros | Existe? |
| -------- | ----- | --------------- | ------- |
| 5, 5, 5  | 5     | 10              | sim     |
| 2, 3, 6  | 6     | 5               | não     |
| 7, 9, 12 | 12    | 16              | sim     |
| 1, 8, 9  | 9     | 9               | não     |

Invente mais duas linhas e troque com um colega.

## Uma surpresa

Dados três lados que fecham, existe **um só** triângulo. Você pode virá-lo e girá-lo, mas ele terá sempre os mesmos ângulos. Com quatro lados isso não acontece: o mesmo conjunto de palitos faz um quadrado, um losango gordo ou um losango magro. É essa a diferença que segura telhados.
      `,
    ),
    reading(
      'Cada triângulo com seu nome',
      5,
      md`
Existem muitos triângulos, e dar nome a eles ajuda a pensar. Há dois jeitos de classificar: olhando os **lados** ou olhando os **ângulos**.

## Pelos lados

- **Equilátero:** três lados iguais. Os três ângulos também são iguais, de $60°$ cada um.
- **Isósceles:** dois lados iguais. Os dois ângulos que encostam no lado diferente são iguais entre si.
- **Escaleno:** três lados diferentes, três ângulos diferentes.

## Pelos ângulos

- **Acutângulo:** todos os ângulos menores que $90°$.
- **Retângulo:** um ângulo de exatamente $90°$.
- **Obtusângulo:** um ângulo maior que $90°$.

Um triângulo recebe um nome de cada lista. O esquadro da escola mais pontudo, por exemplo, é escaleno **e** retângulo. O outro, que parece metade de um quadrado, é isósceles **e** retângulo.

## Cabem dois ângulos retos?

Tente desenhar um triângulo com dois ângulos de $90°$. Os dois lados que sobem ficam paralelos, como trilhos de trem, e nunca se encontram. Por isso um triângulo tem no máximo **um** ângulo reto, e também no máximo um obtuso.

## Onde eles trabalham

- O **equilátero** espalha a força por igual. Aparece em torres e em estruturas feitas de barras repetidas.
- O **isósceles** é o desenho clássico do telhado: os dois lados iguais fazem a água escorrer igual para os dois lados.
- O **retângulo** é o do apoio da prateleira, a mão-francesa: um lado na parede, um sob a tábua e o terceiro segurando os dois.

## Caça aos triângulos

Dê uma volta pela escola ou pela sua rua com um adulto e encontre cinco triângulos. Para cada um, anote onde está, que nome tem pelos lados, que nome tem pelos ângulos e **que peso ele ajuda a segurar**. Bicicleta vale. Olhe bem para o quadro dela.
      `,
    ),
    quiz('Quiz: fecha ou não fecha?', [
      ask(
        'Quais medidas formam um triângulo?',
        ['2 cm, 3 cm e 7 cm', '* 5 cm, 6 cm e 9 cm', '4 cm, 5 cm e 9 cm', '1 cm, 1 cm e 3 cm'],
        'Com 5, 6 e 9, o maior é menor do que a soma dos outros: 9 é menor que 11.',
      ),
      ask(
        'O que muda quando um quadrado de palitos entorta?',
        ['O tamanho dos lados', 'O número de lados', '* Os ângulos', 'Nada'],
        'Os palitos continuam iguais. O que muda são os ângulos entre eles.',
      ),
      ask(
        'Um triângulo com lados de 6 cm, 6 cm e 4 cm é…',
        ['equilátero', '* isósceles', 'escaleno', 'impossível'],
        'Dois lados iguais e um diferente: isósceles. E ele existe, porque 6 é menor que 10.',
      ),
      ask(
        'Quantos ângulos retos um triângulo pode ter, no máximo?',
        ['Nenhum', '* Um', 'Dois', 'Três'],
        'Com dois ângulos retos, dois lados ficariam paralelos e não se encontrariam.',
      ),
      ask(
        'Por que uma diagonal firma um quadrado?',
        [
          'Porque o deixa mais pesado',
          'Porque aumenta os lados',
          'Porque o transforma em círculo',
          '* Porque o divide em dois triângulos',
        ],
        'Cada triângulo é rígido. Dois triângulos colados seguram o quadrado inteiro.',
      ),
    ]),
  ],
}
