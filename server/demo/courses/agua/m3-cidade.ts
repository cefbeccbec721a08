import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const cidade: DemoModule = {
  name: 'A água na cidade',
  description: 'Como a chuva entra na rua, no cano e no copo.',
  icon: 'building',
  contents: [
    {
      kind: 'VIDEO',
      title: 'A rua que bebe chuva',
      minutes: 1,
      video: 'agua-rua',
      text: md`
Este vídeo não tem som: a narração está nas legendas.

Um **jardim de chuva** é um canteiro um pouco mais baixo do que a calçada, com terra solta, areia e plantas que aguentam ficar molhadas por algumas horas.

## Enquanto assiste

- Compare as duas ruas: para onde vai a água em cada uma?
- Pause na hora em que aparecem as raízes. O que elas fazem?
      `,
    },
    reading(
      'Canos, bueiros e rios',
      6,
      md`
Debaixo da calçada existe uma cidade que quase ninguém vê. São canos de vários tamanhos, e cada um tem um trabalho. Confundir um com o outro é a causa de muitos rios sujos.

## Três redes, três caminhos

1. **Rede de água tratada.** Vem da estação de tratamento e chega à torneira. A água anda sob pressão, por isso sobe até a caixa-d'água.
2. **Rede de esgoto.** Leva o que sai do vaso, da pia e do chuveiro. Deveria terminar em uma estação de tratamento de esgoto.
3. **Rede pluvial.** Recolhe a chuva que entra nos bueiros e a leva, **sem tratamento**, até o córrego mais próximo.

Releia o terceiro item. Tudo o que cai no bueiro vai direto para o rio: a bituca, a tampinha, o óleo do carro, o cocô do cachorro que ninguém recolheu.

## Por que alaga

Um trecho de mata absorve a maior parte de uma chuva comum. Em um quarteirão todo cimentado, quase nada entra no chão. A mesma chuva vira um volume muito maior de água correndo, e tudo ao mesmo tempo.

Vamos calcular. Uma rua com 100 metros de comprimento e 8 de largura recebe 30 milímetros de chuva. Como cada milímetro é um litro por metro quadrado:

$$100 \times 8 \times 30 = 24.000 \text{ litros}$$

São 24 caixas-d'água de mil litros, em uma rua só. Se o bueiro está limpo, ele leva. Se há uma sacola na grade, a água procura outro caminho, e ele pode passar por dentro de uma casa.

## Rios que sumiram do mapa

Muitas cidades brasileiras cobriram seus córregos com ruas e avenidas. O rio continua lá embaixo, dentro de um tubo, no escuro. Na chuva forte, o tubo não dá conta, e a avenida volta a ser rio por algumas horas.

Por isso há cidades fazendo o contrário: abrindo córregos, plantando nas margens, criando parques que podem alagar sem fazer mal a ninguém.

## O que cabe a cada um

- Lixo espera pelo caminhão bem fechado e na hora certa.
- Óleo de cozinha vai para uma garrafa e para um ponto de coleta.
- Ao ver um bueiro entupido, avise um adulto, que pode chamar a prefeitura. Não tente limpar você.
      `,
    ),
    {
      kind: 'VIDEO',
      title: 'O ciclo da água na cidade',
      minutes: 4,
      video: 'agua-cidade',
      text: md`
Este vídeo não tem som: a narração está nas legendas.

A cidade também tem um ciclo da água, com um pedaço a mais: o que nós construímos. Assista e depois responda ao quiz da aula. Se uma pergunta apertar, volte ao trecho indicado: rever não tira pontos.
      `,
      quiz: [
        ask(
          'O que a chuva encontra quando cai em um jardim?',
          ['Canos de esgoto', '* Raízes, minhocas e espaços de ar', 'Uma camada de asfalto', 'Apenas pedras'],
          'O solo vivo é cheio de espaços. É por eles que a água entra.',
          6,
        ),
        ask(
          'Por que uma rua asfaltada alaga mais rápido do que um jardim?',
          [
            'Porque chove mais em cima do asfalto',
            '* Porque o asfalto não deixa a água entrar no solo',
            'Porque o jardim fica sempre mais alto',
            'Porque as plantas seguram as nuvens',
          ],
          'A água escorre porque o asfalto não a deixa entrar. No jardim, boa parte infiltra.',
          13,
        ),
        ask(
          'O que acontece quando o bueiro está entupido?',
          ['A chuva para', 'A água evapora na hora', '* A água sobe e alaga', 'O esgoto vira água limpa'],
          'Sem saída, a água se acumula e sobe. É assim que começa um alagamento.',
          21,
        ),
        ask(
          'O que uma cidade-esponja faz?',
          [
            'Proíbe a chuva de cair',
            'Joga toda a água no mar',
            'Cobre os rios com concreto',
            '* Guarda a chuva em áreas com terra e plantas',
          ],
          'Calçadas com grama, praças e jardins de chuva absorvem a água e a soltam aos poucos.',
          28,
        ),
        ask(
          'De onde vem a água que chega à torneira?',
          ['* De um rio ou represa, depois de tratada', 'Do bueiro da rua', 'Direto da nuvem', 'Do esgoto do vizinho'],
          'A água é captada, passa pelo tratamento e só então viaja pelos canos.',
          36,
        ),
      ],
    },
    quiz('Quiz: verdade ou mito?', [
      ask(
        '“A água do bueiro é tratada antes de chegar ao rio.”',
        [
          'Verdade, sempre',
          'Verdade, mas só de noite',
          '* Mito: a rede pluvial leva direto ao rio',
          'Mito: ela some na terra',
        ],
        'O bueiro recolhe a chuva e a leva sem tratamento ao córrego. Por isso, lixo no bueiro é lixo no rio.',
      ),
      ask(
        '“Uma praça com grama ajuda contra alagamentos.”',
        [
          '* Verdade: o solo absorve parte da chuva',
          'Verdade: a grama empurra a água para cima',
          'Mito: a grama impede a água de entrar',
          'Mito: só cimento segura a chuva',
        ],
        'Solo com plantas tem espaços por onde a água entra. Cada canteiro alivia um pouco a rua.',
      ),
      ask(
        '“Óleo de cozinha pode ir pela pia, porque se mistura na água.”',
        [
          'Verdade: óleo e água se misturam',
          'Verdade: o óleo limpa o cano',
          'Mito: o óleo evapora',
          '* Mito: ele entope canos e polui o rio',
        ],
        'Óleo não se mistura com água: gruda nos canos e forma uma película no rio. O lugar dele é o ponto de coleta.',
      ),
      ask(
        '“Se a água parece limpa, dá para beber.”',
        [
          'Verdade: o olho enxerga tudo',
          '* Mito: micróbios não se enxergam',
          'Verdade, se ela estiver gelada',
          'Mito: água boa tem sempre cor',
        ],
        'Uma água transparente pode ter microrganismos que causam doenças. Por isso ela é tratada ou fervida.',
      ),
      ask(
        'Quantos litros de chuva caem em 200 metros quadrados quando chove 5 milímetros?',
        ['40 litros', '205 litros', '* 1.000 litros', '10.000 litros'],
        'Um milímetro é um litro por metro quadrado: 200 vezes 5 dá 1.000 litros.',
      ),
    ]),
    challenge(
      'Desafio: o caminho da chuva',
      [
        'A foto ou o desenho mostra um lugar real da escola ou da rua.',
        'Há setas que mostram de onde a água vem e para onde vai.',
        'A proposta cabe naquele lugar.',
      ],
      md`
Escolha um lugar que você vê todos os dias: o pátio, a calçada, a entrada do prédio.

1. Fotografe ou desenhe o lugar. Não precisa aparecer ninguém na foto.
2. Desenhe **setas azuis** no caminho que a água da chuva faz.
3. Marque com um **X** onde ela não consegue entrar no chão.
4. Proponha **uma mudança pequena** que deixaria a água entrar: um canteiro, um piso com furos, uma árvore.

Envie a imagem e conte a sua proposta em duas ou três frases.
      `,
    ),
  ],
}
