import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const origem: DemoModule = {
  name: 'De onde vem a água',
  description: 'Do mar à nuvem, da nuvem ao rio: a viagem que nunca termina.',
  icon: 'cloud-rain',
  contents: [
    reading(
      'Um planeta quase todo azul',
      6,
      md`
Vista do espaço, a Terra é azul. Cerca de **71%** da superfície do planeta está coberta por água. Com tanto azul assim, parece estranho ouvir que a água pode faltar. Para entender o motivo, vamos fazer uma conta com baldes.

## Cem baldes de água

Imagine que toda a água da Terra coubesse em 100 baldes iguais.

- **97 baldes e meio** seriam de água salgada, dos mares e oceanos.
- **2 baldes e meio** seriam de água doce.

E nem esses dois baldes e meio estão à mão. Mais de dois terços da água doce estão congelados, nas geleiras e nas calotas dos polos. Quase todo o resto está debaixo da terra, nos **aquíferos**. Os rios e os lagos, de onde tiramos boa parte do que bebemos, cabem em um copo pequeno no fundo do balde: cerca de 0,3% da água doce.

Em forma de conta, a parte doce de toda a água é

$$\frac{2{,}5}{100} = 0{,}025 = 2{,}5\%$$

## A mesma água de sempre

A quantidade de água na Terra quase não muda. Ela não é fabricada toda manhã nem some quando desce pelo ralo. O que muda é **onde** ela está e **como** ela está: sólida, líquida ou em vapor.

Isso significa que a água do seu copo é muito antiga. Ela já foi nuvem, já foi gelo, já correu dentro de uma árvore e, quem sabe, já passou pela garganta de um dinossauro.

## Então por que falta água?

Porque a água não está distribuída por igual. Há lugares com rios enormes e pouca gente, e cidades com muita gente e rios pequenos. E água suja também conta como água que falta: um rio poluído passa na porta de casa, mas ninguém pode beber dele.

> **Pense nisso:** o Brasil tem cerca de 12% da água doce de superfície do mundo. A maior parte fica na região Norte, longe das cidades mais populosas.

## Para guardar

1. Quase toda a água da Terra é salgada.
2. A maior parte da água doce está congelada ou no subsolo.
3. A água muda de lugar e de estado, mas a quantidade total quase não muda.
      `,
    ),
    {
      kind: 'VIDEO',
      title: 'A viagem da água',
      minutes: 1,
      video: 'agua-ciclo',
      text: md`
Este vídeo não tem som: a narração está nas legendas.

Assista prestando atenção em **quem empurra** a água em cada etapa. Dica: um dos motores está a 150 milhões de quilômetros daqui.

## Depois de assistir

- Desenhe o ciclo no caderno com quatro setas: evaporação, condensação, precipitação e infiltração.
- Marque com um sol a etapa em que a água recebe calor.
- Marque com um floco a etapa em que ela perde calor.
      `,
    },
    reading(
      'Como nasce uma nuvem',
      7,
      md`
Nuvem parece algodão, mas, se você pudesse entrar em uma, sentiria o mesmo que em uma manhã de neblina: ar frio e umidade no rosto. Neblina **é** uma nuvem que encosta no chão.

## Vapor não se vê

Quando a água de uma panela ferve, aparece uma fumacinha branca. Muita gente chama isso de vapor, mas o vapor de água é **invisível**. O que enxergamos são gotinhas minúsculas: o vapor saiu quente da panela, encontrou o ar mais frio e voltou a ser líquido. Essa mudança se chama **condensação**.

Com a nuvem acontece o mesmo, em tamanho gigante:

1. O Sol aquece o chão e a água. Parte da água evapora.
2. O ar quente sobe levando o vapor.
3. Quanto mais alto, mais frio. A cada quilômetro de subida, o ar esfria vários graus.
4. O vapor condensa em gotinhas tão leves que o ar em movimento consegue segurá-las.

![O caminho da água: do mar ela evapora e sobe; no alto condensa em nuvem; cai como chuva na serra, volta ao mar pelo rio e se infiltra no solo.](file:figura-ciclo-da-agua.png)

## Um grão para se agarrar

A gotinha não nasce do nada. Ela se forma em volta de um grão muito pequeno: poeira, pólen, sal do mar, fuligem. Sem esses grãos, o vapor teria muita dificuldade para virar nuvem.

Uma gotinha de nuvem é cerca de **cem vezes mais fina** do que uma gota de chuva. Para chover, muitas gotinhas precisam se juntar, até pesarem mais do que o ar aguenta.

## Faça você

Você vai precisar de um pote de vidro, água quente da torneira, um prato e gelo. Peça ajuda a um adulto.

- Coloque dois dedos de água quente no pote.
- Tampe com o prato e ponha gelo sobre ele.
- Espere alguns minutos e olhe o fundo do prato.

As gotas que aparecem ali não atravessaram o prato. Elas subiram como vapor, encontraram a superfície fria e condensaram. Você fez chover dentro de um pote.

## Três estados, um mesmo nome

| Estado  | Onde encontramos    | Forma               |
| ------- | ------------------- | ------------------- |
| Sólido  | gelo, granizo, neve | própria             |
| Líquido | rio, chuva, orvalho | do recipiente       |
| Gasoso  | vapor no ar         | espalha-se por tudo |

A substância é sempre a mesma: água. O que muda é o calor que ela recebeu ou perdeu.
      `,
    ),
    {
      kind: 'DOCUMENT',
      title: 'Diário da chuva: ficha de observação',
      minutes: 8,
      document: 'agua-diario-da-chuva',
      text: md`
Cientistas do clima fazem algo simples e poderoso: **anotam todo dia**. Nesta ficha você vai registrar uma semana de tempo na sua escola ou na sua casa.

- Use um copo reto, marcado com uma régua, como **pluviômetro**.
- Leia a altura da água sempre na mesma hora e depois esvazie o copo.
- Um milímetro de chuva quer dizer **um litro de água em cada metro quadrado** de chão.

Se não chover, anote zero. Zero também é um dado.
      `,
    },
    quiz('Quiz: a viagem de uma gota', [
      ask(
        'De cada 100 baldes de água da Terra, quantos são de água doce?',
        ['Cerca de 50', '* Cerca de 2 e meio', 'Cerca de 30', 'Cerca de 97 e meio'],
        'A água salgada ocupa 97 baldes e meio. Sobram 2 e meio de água doce, e quase toda ela está congelada ou no subsolo.',
      ),
      ask(
        'Qual é o nome da mudança de vapor para gotas de água?',
        ['Evaporação', 'Fusão', '* Condensação', 'Infiltração'],
        'O vapor perde calor e volta a ser líquido. É o que molha o lado de fora de um copo gelado.',
      ),
      ask(
        'A fumacinha branca sobre a panela é feita de quê?',
        ['* Gotinhas de água líquida', 'Vapor de água', 'Fumaça do fogo', 'Ar quente sem água'],
        'O vapor de água é invisível. O que enxergamos já condensou em gotinhas.',
      ),
      ask(
        'O que faz a água do mar subir para o céu?',
        ['A força das ondas', 'O vento que empurra a água para cima', 'A gravidade', '* O calor do Sol'],
        'O Sol aquece a superfície e parte da água evapora. Ele é o motor do ciclo.',
      ),
      ask(
        'O pluviômetro marcou 10 milímetros. Quantos litros caíram em cada metro quadrado?',
        ['1 litro', '* 10 litros', '100 litros', '1.000 litros'],
        'Cada milímetro de chuva é um litro por metro quadrado. Dez milímetros são dez litros.',
      ),
    ]),
  ],
}
