import { challenge, md, reading, type DemoModule } from '../shape.ts'

export const pontes: DemoModule = {
  name: 'Pontes',
  description: 'Quatro jeitos de atravessar um rio e a conta que todos eles fazem.',
  icon: 'building-bridge',
  contents: [
    reading(
      'Quatro jeitos de atravessar',
      6,
      md`
Uma tábua sobre um córrego já é uma ponte. Mas, se o rio é largo, a tábua enverga e quebra. Ao longo da história, as pessoas inventaram quatro grandes respostas.

## Duas forças para conhecer

- **Compressão** é apertar. Pise em uma lata: ela está comprimida.
- **Tração** é esticar. Um cabo de guerra está tracionado.

Pedra e tijolo aguentam muita compressão e pouca tração. Corda e cabo de aço são o contrário. Escolher a forma de uma ponte é **decidir onde aperta e onde estica**.

## Viga

É a tábua. Quando ela enverga, a parte de cima é apertada e a de baixo, esticada. Serve para vãos curtos. Se a viga é mais **alta**, fica muito mais resistente: dobre uma régua deitada e depois tente dobrá-la de pé.

## Arco

O arco transforma o peso em compressão: cada pedra empurra a vizinha até o chão. Por isso os romanos fizeram arcos de pedra que estão de pé há dois mil anos, sem cimento entre muitas das pedras. No Rio de Janeiro, os Arcos da Lapa carregaram água e depois bondes.

## Treliça

É uma viga que emagreceu: no lugar da peça cheia, **barras formando triângulos**. Cada barra só é esticada ou apertada, nunca dobrada. Resultado: muita força com pouco material. Você já viu treliças em pontes de trem, torres de energia e guindastes.

## Cabos

Na ponte **pênsil**, dois cabos grossos passam por cima de torres altas, e deles descem cabos finos que seguram a pista. A Ponte Hercílio Luz, em Florianópolis, é de 1926 e a mais famosa do Brasil. Na ponte **estaiada**, os cabos vão retos da torre até a pista e desenham… triângulos.

## Experimente

Apoie uma folha de papel entre dois livros e ponha moedas no meio. Quantas ela aguenta? Agora dobre a folha em sanfona, com dobras de um centímetro, e repita. O papel é o mesmo. O que mudou foi a forma.
      `,
    ),
    reading(
      'A soma que nunca falha',
      5,
      md`
Recorte um triângulo qualquer em papel. Quanto mais torto, melhor. Pinte os três cantos, rasgue-os e junte as três pontas em um mesmo ponto. Elas formam uma **linha reta**.

## Sempre 180

Faça de novo com outro triângulo. E com outro. Dá sempre o mesmo: a soma dos três ângulos internos de um triângulo é um ângulo raso.

$$\alpha + \beta + \gamma = 180°$$

Mas rasgar papel, mesmo mil vezes, só mostra que **parece** verdade. Em matemática, a gente quer saber que é verdade **sempre**. Para isso existe a demonstração.

## A demonstração

1. Desenhe um triângulo apoiado em um lado, a base.
2. Pelo vértice de cima, trace uma reta **paralela** à base.
3. Ali em cima aparecem três ângulos lado a lado, que formam uma reta: somam $180°$.
4. O do meio é o próprio ângulo de cima do triângulo.
5. Os outros dois são iguais aos ângulos da base, porque os lados do triângulo são **transversais** que cortam duas paralelas.

Logo, os três ângulos do triângulo somam $180°$. Não sobrou nenhum caso de fora: o desenho vale para qualquer triângulo.

## Usando

Se dois ângulos medem $50°$ e $70°$, o terceiro mede

$$180° - 50° - 70° = 60°$$

Em um triângulo retângulo, um ângulo já vale $90°$. Os outros dois, juntos, valem os $90°$ que sobraram.

## E as outras figuras?

Um quadrilátero se divide em dois triângulos por uma diagonal: $2 \times 180° = 360°$. Um pentágono se divide em três: $540°$. Uma figura com $n$ lados se divide em $n - 2$ triângulos, e a soma é

$$S = (n - 2) \times 180°$$

Teste com o hexágono da colmeia. Depois divida por 6 e descubra quanto mede cada canto que as abelhas constroem.
      `,
    ),
    reading(
      'Ângulos na ponte',
      7,
      md`
Hoje vamos calcular uma treliça como faz quem projeta pontes, só com o que você já sabe: ângulos de triângulos e de retas paralelas.

## O desenho

Imagine uma ponte de trem com 20 metros. Embaixo, uma barra comprida. Em cima, outra, paralela. Entre as duas, barras inclinadas em zigue-zague. Cada par de barras inclinadas forma um triângulo isósceles com a barra de baixo.

O projeto diz que as barras inclinadas fazem $60°$ com a barra de baixo.

## Primeira conta

Se os dois ângulos da base medem $60°$, o de cima mede

$$180° - 60° - 60° = 60°$$

Três ângulos iguais: os triângulos são **equiláteros**. Todas as barras têm o mesmo comprimento. Para a fábrica, isso é ótimo, porque só existe um tamanho de peça.

## Segunda conta

As barras de cima e de baixo são paralelas, e as inclinadas são transversais. Então o ângulo que a barra inclinada faz **em cima** é igual ao que faz **embaixo**: $60°$ também. Os triângulos de ponta-cabeça são iguais aos de pé.

## E se a ponte for mais baixa?

Para economizar aço, alguém propõe deitar as barras até $30°$. Agora o ângulo de cima mede

$$180° - 30° - 30° = 120°$$

O triângulo ficou **obtusângulo** e achatado. Será que aguenta o mesmo? Faça o teste do abraço: com os braços bem abertos para os lados, quase na horizontal, segure duas sacolas. Depois baixe os braços. Perto da vertical, cansa muito menos. Barras muito deitadas precisam fazer mais força para segurar o mesmo peso.

| Ângulo da base | Ângulo de cima | Tipo        | Força nas barras |
| -------------- | -------------- | ----------- | ---------------- |
| $30°$          | $120°$         | obtusângulo | grande           |
| $45°$          | $90°$          | retângulo   | média            |
| $60°$          | $60°$          | equilátero  | menor            |

Por isso, quando você olhar uma ponte de treliça, quase sempre verá ângulos entre $45°$ e $60°$: firmes, sem gastar barra demais.

## Sua vez

Se o ângulo da base for $52°$, qual será o de cima? E que nome terá o triângulo? Confira se as suas três respostas somam $180°$.
      `,
    ),
    challenge(
      'Desafio: trinta palitos',
      [
        'A ponte atravessa 20 centímetros e fica de pé sozinha.',
        'O desenho marca ao menos três triângulos e um ângulo medido.',
        'A conclusão diz onde ela cedeu e por quê.',
      ],
      md`
Com **30 palitos** de sorvete ou de churrasco sem ponta e cola ou fita, construa uma ponte que atravesse um vão de **20 centímetros** entre duas pilhas de livros.

1. Antes de colar, **desenhe** o projeto visto de lado. Marque os triângulos.
2. Construa e meça com o transferidor ao menos um ângulo.
3. Ponha peso no meio, aos poucos: um copo com grãos, moedas ou água. Anote quanto aguentou.
4. Observe **onde** começou a ceder. Era uma barra esticada ou apertada?

Envie uma foto da ponte, o desenho e uma conclusão de três frases. Uma ponte que quebra ensina mais do que uma que ninguém testou.
      `,
    ),
  ],
}
