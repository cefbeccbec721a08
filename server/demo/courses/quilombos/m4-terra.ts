import { ask, ebook, md, quiz, reading, type DemoModule } from '../shape.ts'
import { cadernoDeBenedita } from './ebook.ts'

export const terra: DemoModule = {
  name: 'Terra e direito',
  description: 'O que mudou em 1888, o que não mudou, e a lei que veio cem anos depois.',
  icon: 'scale',
  contents: [
    reading(
      'O dia seguinte',
      6,
      md`
No dia **13 de maio de 1888**, um domingo, a princesa Isabel assinou a lei que acabava com a escravidão no Brasil. Tinha apenas dois artigos. Houve festa nas ruas. E na segunda-feira?

## O último país das Américas

O Brasil foi o **último** país independente das Américas a abolir a escravidão. Antes vieram leis lentas, que mudavam pouco de cada vez:

- **1831:** proíbe o tráfico. Quase não foi cumprida.
- **1850:** a Lei Eusébio de Queirós proíbe de novo, e desta vez o tráfico acaba em poucos anos.
- **1871:** a Lei do Ventre Livre diz que filhos de mulheres escravizadas nascem livres, mas permite que fiquem com o senhor até os 21 anos.
- **1885:** a Lei dos Sexagenários liberta quem passou dos 60. Pouquíssimas pessoas chegavam a essa idade.
- **1888:** a Lei Áurea acaba com a escravidão.

## O que a lei não disse

A Lei Áurea não falava em terra, nem em casa, nem em escola, nem em salário. Quem tinha trabalhado a vida inteira saiu **sem nada**. Quem tinha lucrado com esse trabalho continuou com as fazendas.

E havia outra lei no caminho. Desde **1850**, a **Lei de Terras** dizia que terra pública só podia ser adquirida por **compra**. Quem morava e plantava havia décadas em um lugar, mas não tinha dinheiro nem papel, podia ser expulso.

## Ficar

Apesar disso, milhares de comunidades ficaram onde estavam. Continuaram a plantar, a casar, a enterrar os seus, a contar a própria história. Sem documento, mas com raiz.

Ao longo do século XX, muitas enfrentaram cercas que andavam de noite, estradas, barragens e gente com papéis falsos. Algumas perderam tudo. Outras conseguiram resistir tempo suficiente para ver a lei mudar.

> **Pergunta para levar para casa:** liberdade sem terra, sem escola e sem salário é liberdade completa? O que faltava?
      `,
    ),
    reading(
      'Um artigo de duas linhas',
      6,
      md`
Em 1988, exatamente cem anos depois da abolição, o Brasil escreveu uma nova Constituição. Lideranças negras e quilombolas foram a Brasília, conversaram, insistiram, discursaram. E, no fim do texto, entre as disposições transitórias, apareceu o **artigo 68**. Com outras palavras, ele diz:

> Às comunidades quilombolas que ocupam as suas terras é reconhecida a propriedade definitiva, e o Estado deve dar a elas os títulos.

São poucas linhas. Mas foi a primeira vez que uma lei brasileira tratou o quilombo não como crime, e sim como **direito**.

## Como funciona

O caminho até o título é longo. Em resumo:

1. A comunidade se reúne e **se reconhece** como quilombola. Ninguém de fora decide isso por ela. Chama-se **autodefinição**.
2. A **Fundação Cultural Palmares** registra e emite uma certidão.
3. O **Incra**, órgão que cuida de terras, estuda a área: a história, os limites, quem mora, o que se planta.
4. O território é delimitado, e quem discorda pode se manifestar.
5. Sai o **título**. Ele é coletivo: a terra é de toda a comunidade, para sempre. Não pode ser vendida em pedaços.

Esse caminho está em um decreto de **2003**, que o Supremo Tribunal Federal confirmou em 2018.

## Por que um título coletivo?

Pense em um rio, em um cemitério, em uma mata de onde se tira remédio. Não dá para cortar em lotes. Se cada família tivesse o seu pedaço separado, bastaria uma venda para o conjunto se desfazer. O título coletivo protege o modo de viver, não só o chão.

## Quanto falta

Milhares de comunidades já têm a certidão. As que têm o título definitivo ainda são poucas, e há processos que esperam por décadas. Enquanto isso, uma família não sabe se pode construir uma cisterna ou plantar uma árvore que demora a crescer.

## Direito é assunto de gente da sua idade

A educação também está na lei. Desde **2003**, todas as escolas do Brasil devem ensinar história e cultura afro-brasileira e africana. Esta trilha é um pedaço disso.
      `,
    ),
    ebook(
      12,
      md`
Uma história inventada, em uma comunidade inventada, feita de coisas que acontecem de verdade. Leia com calma e repare: **quem guarda a memória** neste livro, e onde?
      `,
      cadernoDeBenedita,
    ),
    quiz('Quiz: terra de quem?', [
      ask(
        'O que a Lei Áurea garantiu a quem foi libertado?',
        ['Terra e casa', 'Escola e salário', '* A liberdade, e mais nada', 'Passagem de volta para a África'],
        'A lei tinha dois artigos e não tratava de terra, trabalho pago ou escola.',
      ),
      ask(
        'O que a Lei de Terras de 1850 estabeleceu?',
        [
          '* Terra pública só podia ser adquirida por compra',
          'Quem plantava virava dono',
          'A terra seria dividida por igual',
          'Os quilombos seriam reconhecidos',
        ],
        'Quem morava e plantava sem dinheiro e sem papel podia ser expulso.',
      ),
      ask(
        'O que diz o artigo 68, de 1988?',
        [
          'Que os quilombos acabaram',
          'Que só o governo decide quem é quilombola',
          'Que a terra pode ser vendida em lotes',
          '* Que as comunidades têm direito à propriedade das suas terras',
        ],
        'A Constituição reconheceu o direito e mandou o Estado emitir os títulos.',
      ),
      ask(
        'Quem decide se uma comunidade é quilombola?',
        ['O prefeito', '* A própria comunidade', 'O vizinho', 'Um jornal'],
        'É a autodefinição: a comunidade se reconhece, e os órgãos registram.',
      ),
      ask(
        'Por que o título da terra é coletivo?',
        [
          'Porque sai mais barato',
          'Porque o papel é grande',
          '* Porque protege o modo de viver de todos',
          'Porque ninguém quis um pedaço',
        ],
        'Rio, mata, cemitério e caminhos são de uso comum. Dividir em lotes desfaria a comunidade.',
      ),
    ]),
  ],
}
