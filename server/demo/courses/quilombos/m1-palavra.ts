import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const palavra: DemoModule = {
  name: 'A palavra e o lugar',
  description: 'De onde veio a palavra quilombo e quem a trouxe.',
  icon: 'message-circle',
  contents: [
    {
      kind: 'VIDEO',
      title: 'O que quer dizer quilombo?',
      minutes: 1,
      video: 'quilombo-palavra',
      text: md`
Este vídeo não tem som: a narração está nas legendas.

Antes de assistir, escreva no caderno a primeira coisa que você pensa quando ouve a palavra **quilombo**. Depois do vídeo, leia de novo o que escreveu. Você mudaria alguma coisa?

## Palavras desta aula

- **Escravidão:** quando uma pessoa é tratada como propriedade de outra. Por isso dizemos _pessoa escravizada_, e não _escravo_: ninguém nasce assim, alguém faz isso com ela.
- **Quilombola:** quem faz parte de uma comunidade quilombola, ontem ou hoje.
      `,
    },
    reading(
      'Gente que veio de longe',
      7,
      md`
Para entender os quilombos, precisamos começar do outro lado do oceano.

## Um continente, muitos povos

A África é um continente enorme, com mais de cinquenta países hoje. No tempo das navegações, havia ali reinos, cidades, feiras e centros de estudo. Havia ferreiros, tecelãs, médicos, agricultoras, músicos, matemáticos. Havia povos que falavam **quimbundo**, **quicongo**, **iorubá**, **fon**, **hauçá** e centenas de outras línguas. Quem foi trazido à força para o Brasil não veio de um lugar sem história: veio de muitos lugares, cada um com a sua.

## A travessia

Entre os anos 1500 e meados dos anos 1800, mais de **12 milhões** de pessoas foram embarcadas à força na costa africana para as Américas. Perto de **5 milhões** delas chegaram ao Brasil: mais do que a qualquer outro país. Muitas não sobreviveram à viagem, feita em porões apertados, com pouca água e pouca comida.

Os números são tão grandes que escondem as pessoas. Então pense em uma só: alguém com nome, com mãe, com um jeito de rir, com medo. Agora multiplique.

## O que veio junto

Ninguém conseguiu trazer malas. Mesmo assim, muita coisa atravessou o mar, guardada onde não se podia tirar:

- **saberes**, como cultivar arroz, trabalhar o ferro, garimpar, tratar doenças com plantas;
- **palavras**, como _moleque, caçula, cafuné, quitanda, dengo, samba_;
- **modos de crer, de cantar e de cozinhar**;
- **modos de viver junto**, em que a terra e o trabalho são divididos.

Essas coisas construíram o Brasil tanto quanto as pedras das igrejas.

## Resistir todo dia

Onde houve escravidão, houve resistência. Ela tinha muitas formas: trabalhar devagar, guardar a língua e a fé, juntar moedas para comprar a própria liberdade, escrever ao juiz, revoltar-se, fugir. O quilombo é uma dessas formas, e uma das mais fortes, porque não era só uma fuga **de** um lugar. Era a criação de **outro**.

> Para conversar: por que é diferente dizer “os escravos vieram da África” e “pessoas foram trazidas da África e escravizadas”?
      `,
    ),
    reading(
      'Palmares, quase cem anos',
      8,
      md`
Na Serra da Barriga, onde hoje é Alagoas, existiu por quase um século a maior comunidade de pessoas livres que escaparam da escravidão em toda a América: **Palmares**.

## Não era um lugar só

Palmares começou no fim dos anos 1500. O nome vem das palmeiras, que davam teto, óleo, fibra e comida. Com o tempo, virou um conjunto de povoados, os **mocambos**, ligados por caminhos na mata. O maior chamava-se **Macaco** e funcionava como capital.

Quantas pessoas viviam ali? Os documentos da época exageram e se contradizem. Fala-se em milhares, e alguns cronistas em 20 mil. Eram africanos de vários povos, seus filhos nascidos ali, indígenas e também algumas pessoas brancas pobres.

## Como se vivia

Em volta das casas havia roças de milho, feijão, mandioca, batata-doce e cana. Isso era muito diferente dos engenhos, que plantavam quase só cana para vender longe. Havia ferreiros, oleiros e cesteiras. O que sobrava era trocado com vizinhos, inclusive com moradores das vilas portuguesas.

## As lideranças

**Ganga Zumba** governou Palmares por muitos anos. Em 1678 aceitou um acordo com o governo de Pernambuco: paz e terras para os nascidos em Palmares, mas os outros teriam de ser devolvidos. Muita gente não aceitou deixar ninguém para trás. Entre eles estava **Zumbi**, que passou a liderar a resistência.

Contam-se também histórias de **Dandara**, guerreira e companheira de Zumbi. Quase não há documentos escritos sobre ela. Isso não prova que não existiu: quem escrevia os papéis não se interessava em registrar mulheres negras. A memória dela chegou até nós pela voz.

## O fim e o que não acabou

Foram dezenas de expedições contra Palmares. Em 1694, depois de semanas de cerco, as tropas de Domingos Jorge Velho, com canhões, tomaram Macaco. Zumbi escapou e continuou lutando. Foi morto em **20 de novembro de 1695**.

Três séculos depois, esse dia virou o Dia da Consciência Negra. E a Serra da Barriga, hoje protegida como patrimônio, recebe gente do país inteiro que sobe para lembrar.

## Como sabemos disso

Historiadores leem cartas, mapas e relatórios, quase todos escritos por quem atacava Palmares. Arqueólogas e arqueólogos escavam cacos de cerâmica e restos de fogueira. E comunidades contam o que ouviram dos mais velhos. Cada fonte ilumina um pedaço.
      `,
    ),
    quiz('Quiz: começo de conversa', [
      ask(
        'De onde vem a palavra quilombo?',
        ['Do latim', '* De línguas faladas em Angola', 'Do tupi', 'Do francês'],
        'Kilombo vem de línguas da região de Angola, como o quimbundo, e nomeava um acampamento.',
      ),
      ask(
        'Por que dizemos “pessoa escravizada”?',
        [
          'Porque é uma palavra mais curta',
          'Porque a lei obriga',
          '* Porque ninguém nasce escravo: alguém escraviza',
          'Porque é assim em inglês',
        ],
        'A palavra mostra que a escravidão foi feita por alguém contra uma pessoa que tinha nome e história.',
      ),
      ask(
        'Onde ficava Palmares?',
        ['No Rio de Janeiro', 'No Rio Grande do Sul', 'No Pará', '* Na Serra da Barriga, hoje em Alagoas'],
        'A Serra da Barriga fica no atual estado de Alagoas, na época parte de Pernambuco.',
      ),
      ask(
        'O que diferenciava as roças de Palmares dos engenhos?',
        [
          '* Plantava-se um pouco de tudo, para comer',
          'Plantava-se só cana, para vender',
          'Não se plantava nada',
          'Plantava-se apenas café',
        ],
        'Milho, feijão, mandioca, batata-doce: a variedade alimentava as pessoas o ano inteiro.',
      ),
      ask(
        'Por que há poucos documentos sobre Dandara?',
        [
          'Porque os papéis foram levados pelo vento',
          '* Porque quem escrevia não registrava mulheres negras',
          'Porque ela escrevia em outra língua',
          'Porque Palmares durou um ano só',
        ],
        'Os papéis foram escritos por quem atacava Palmares. A memória de Dandara veio pela tradição oral.',
      ),
    ]),
  ],
}
