import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const mapas: DemoModule = {
  name: 'Mapas do Brasil',
  description: 'Onde estão os quilombos, ontem e hoje, e o que um mapa conta ou esconde.',
  icon: 'map',
  contents: [
    reading(
      'Mapas do Brasil',
      7,
      md`
Durante muito tempo, quem abria um mapa do Brasil não encontrava os quilombos. Eles estavam lá. O mapa é que não os mostrava.

## Todo mapa escolhe

Um mapa não cabe o mundo inteiro: quem o faz decide o que aparece e o que fica de fora. Os mapas coloniais marcavam vilas, igrejas, engenhos e fortes. Os quilombos apareciam, quando muito, como um perigo a ser destruído. Muitas comunidades, aliás, **preferiam não ser vistas**: escolhiam serras, ilhas de rio e matas fechadas.

## Contar para existir

Em 2022, pela **primeira vez**, o Censo brasileiro perguntou: “Você se considera quilombola?”. O resultado surpreendeu muita gente:

- cerca de **1,3 milhão** de pessoas responderam que sim;
- elas vivem em perto de **1.700 municípios**, em quase todos os estados;
- cerca de metade está na **Bahia** e no **Maranhão**;
- apenas uma em cada oito, mais ou menos, mora em um território quilombola já delimitado oficialmente.

Pense no que isso muda. Para construir um posto de saúde, uma escola ou uma estrada, o governo olha os números. Quem não é contado não aparece na conta.

## Três mapas de um mesmo lugar

Imagine uma comunidade na beira de um rio.

1. No **mapa da prefeitura**, há uma estrada e uma área em branco.
2. No **mapa da fazenda vizinha**, a cerca passa por dentro da área em branco.
3. No **mapa que a comunidade desenhou**, aparecem a roça de cada família, o cemitério antigo, a árvore das reuniões, o trecho do rio em que se pesca e o caminho da escola.

![Mapa desenhado por uma comunidade: três roças, casas, a árvore das reuniões com gente em volta, o cemitério antigo, o caminho da escola e o trecho do rio em que se pesca.](file:figura-mapa-social.png)

O terceiro se chama **mapa social** ou **cartografia social**. É feito por quem vive ali, com o que importa para quem vive ali. Hoje, muitos deles são usados como prova quando uma comunidade pede o reconhecimento do seu território.

## Olhe de novo

Abra qualquer mapa: o da sua cidade, o do celular, o do livro. Pergunte:

- Quem fez?
- Para quem?
- O que aparece grande?
- O que não aparece?

Essas quatro perguntas valem por uma lupa.
      `,
    ),
    reading(
      'Da serra ao litoral, do campo à cidade',
      6,
      md`
Muita gente imagina que todo quilombo ficava escondido no meio do mato, muito longe. Alguns ficavam. Mas havia quilombos de muitos tipos, e conhecer essa variedade ajuda a entender o Brasil.

## Lugares diferentes, jeitos diferentes

- **Na serra e na mata.** Como Palmares. O terreno protegia e a mata alimentava.
- **Na beira dos rios.** Na Amazônia, comunidades se formaram acima das cachoeiras do rio Trombetas, onde os barcos dos perseguidores não passavam.
- **Nas minas.** Em Minas Gerais e em Goiás, pessoas que conheciam o ouro formaram comunidades que garimpavam e comerciavam. O Quilombo do Ambrósio, em Minas, foi um dos maiores dos anos 1700.
- **Na chapada.** No norte de Goiás, os **Kalunga** vivem há mais de duzentos anos em serras e vãos. É um dos maiores territórios quilombolas do país.
- **Perto das cidades.** Existiam quilombos a poucas horas de caminhada de vilas e até de palácios. Vamos conhecê-los no próximo módulo.

## Nem todo quilombo nasceu de fuga

Este é um ponto que muita gente não sabe. Comunidades quilombolas também nasceram de:

1. terras **compradas** por pessoas que conseguiram a liberdade;
2. terras **doadas** por antigos donos ou por ordens religiosas;
3. terras **recebidas** como pagamento por serviços, até em guerras;
4. fazendas **abandonadas** pelos donos, onde os trabalhadores ficaram e continuaram a plantar.

O que une todas não é o modo como começaram. É a história comum, a ligação com aquele território e a decisão de viver como comunidade.

## Uma rede, não uma ilha

Quilombo isolado do mundo é quase uma invenção. Vendia-se lenha, farinha, peixe e cerâmica. Comprava-se sal e pano. Havia quem avisasse quando vinha uma tropa. Nas feiras, nas cozinhas e nas irmandades, as notícias circulavam.

Essa rede explica por que tantos quilombos resistiram por gerações. Ninguém resiste sozinho por cem anos.
      `,
    ),
    {
      kind: 'DOCUMENT',
      title: 'Linha do tempo: liberdade em construção',
      minutes: 8,
      document: 'quilombos-linha-do-tempo',
      text: md`
Uma linha do tempo ajuda a ver **quanto durou** cada coisa. Abra o documento e faça duas contas:

1. Quantos anos se passaram entre o fim de Palmares e a abolição?
2. Quantos anos há entre a abolição e a Constituição que reconheceu o direito dos quilombos à terra?

Compare os dois números com a idade da pessoa mais velha que você conhece.
      `,
    },
    quiz('Quiz: ler o mapa', [
      ask(
        'Quando o Censo perguntou pela primeira vez quem é quilombola?',
        ['Em 1888', 'Em 1950', 'Em 1988', '* Em 2022'],
        'O Censo de 2022 foi o primeiro a contar a população quilombola do país.',
      ),
      ask(
        'O que é um mapa social?',
        [
          '* Um mapa feito por quem vive no lugar, com o que importa ali',
          'Um mapa que só mostra estradas',
          'Um mapa do tempo',
          'Um mapa secreto do governo',
        ],
        'A própria comunidade desenha roças, caminhos, cemitérios e lugares de encontro.',
      ),
      ask(
        'Em quais estados vive cerca de metade dos quilombolas do Brasil?',
        ['São Paulo e Paraná', '* Bahia e Maranhão', 'Acre e Rondônia', 'Ceará e Goiás'],
        'Bahia e Maranhão reúnem cerca de metade da população quilombola.',
      ),
      ask(
        'Qual frase está certa?',
        [
          'Todo quilombo nasceu de uma fuga',
          'Todo quilombo ficava longe de tudo',
          '* Alguns quilombos nasceram de terras compradas ou recebidas',
          'Os quilombos não trocavam nada com ninguém',
        ],
        'As origens são várias: fuga, compra, doação, pagamento por serviços, fazendas abandonadas.',
      ),
      ask(
        'Por que um mapa nunca mostra tudo?',
        [
          'Porque o papel é caro',
          'Porque os rios mudam de lugar todo dia',
          'Porque falta tinta',
          '* Porque quem o faz escolhe o que entra',
        ],
        'Todo mapa tem autor, público e finalidade. Por isso vale perguntar o que ficou de fora.',
      ),
    ]),
  ],
}
