import { md, type DemoEbook } from '../shape.ts'

export const cadernoDeBenedita: DemoEbook = {
  title: 'O caderno de dona Benedita',
  author: 'Coleção Trilha, livro 2',
  about: 'Uma neta, um caderno sem letras e a história de um lugar. Conto.',
  pages: [
    md`
# O caderno de dona Benedita

_Um conto em dez páginas. A comunidade de Pedra Funda é inventada. As coisas que acontecem nela, não._
    `,
    md`
## 1

Quando a professora pediu um trabalho sobre a história do lugar, Joana escreveu no alto da folha: _Pedra Funda_. E parou.

Na internet não havia nada. No livro da escola, também não.

— Vó, a gente tem história?
    `,
    md`
## 2

Dona Benedita riu com os ombros. Foi ao quarto e voltou com um caderno de capa dura, inchado como pão.

— Abre.

![Um caderno aberto, sem nenhuma letra: uma folha de mandioca e sementes de um lado; do outro, um pedaço de chita florida com um furo e um barbante cheio de nós.](file:figura-caderno.png)

Joana abriu. Não tinha uma palavra. Tinha folhas secas, sementes coladas com goma, um pedaço de chita, um barbante cheio de nós.
    `,
    md`
## 3

— A senhora não sabia escrever?

— Escrever com letra eu aprendi depois de velha. Mas olha bem: isto está tudo escrito.

A avó pôs o dedo na primeira folha. Era de mandioca.
    `,
    md`
## 4

— Esta é a roça da minha bisavó, Felipa. Quando ela chegou aqui, grávida, só tinha um galho de mandioca enrolado no pano. Plantou do lado da pedra. Por isso o nome: a raiz desceu tanto que ninguém achou o fim.

A semente ao lado era de um feijão rajado. Joana o conhecia. Tinha comido no almoço.
    `,
    md`
## 5

O barbante tinha quarenta e sete nós.

— Cada nó, uma criança que nasceu aqui pelas mãos da minha mãe, que era parteira. O seu pai é o trigésimo primeiro.

Joana contou com o dedo. No trigésimo primeiro, o barbante fazia uma voltinha, como quem ri.
    `,
    md`
## 6

O pedaço de chita tinha um furo.

— Este é de quando vieram com a cerca. Diziam ter um papel. A gente não tinha papel. Sentamos todas na passagem, com as crianças no colo, e cantamos até de manhã. Rasgou no arame.

— E a cerca?

— Voltou para trás.
    `,
    md`
## 7

Havia também um papel de verdade, dobrado em quatro, com carimbo. Era novo.

— Esta é a certidão. Aqui está escrito que nós somos quem sempre dissemos que éramos.

— Precisava estar escrito?

— Para nós, não. Para a cerca, sim.
    `,
    md`
## 8

Na segunda-feira, Joana levou o caderno embrulhado em um pano. A turma fez silêncio.

Um menino do fundo disse que o avô dele também guardava um barbante. Uma menina lembrou de um pilão. A professora sentou no chão com eles.
    `,
    md`
## 9

No fim da aula, a professora devolveu a folha de Joana, em que só estava escrito _Pedra Funda_.

— Falta o trabalho — disse Joana, com vergonha.

— Falta a última página do caderno — respondeu a professora. — Quem vai fazer?
    `,
    md`
## 10

Naquela noite, Joana colou a folha no caderno. Escreveu o nome de Felipa, o da bisavó parteira, o da avó. Escreveu o seu.

Depois pegou o barbante e, com cuidado, deu mais um nó. A prima tinha nascido na quinta-feira.
    `,
  ],
}
