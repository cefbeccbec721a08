import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const memoria: DemoModule = {
  name: 'Memória viva',
  description: 'Roças, tambores e um dia no calendário: o quilombo hoje.',
  icon: 'music',
  contents: [
    reading(
      'Saberes que se plantam',
      6,
      md`
Um quilombo não é um museu. É um lugar onde se acorda cedo, se discute futebol, se usa celular e se planta como as avós ensinaram, quando isso funciona melhor. E muitas vezes funciona.

## A roça que viaja

No **Vale do Ribeira**, entre São Paulo e Paraná, dezenas de comunidades quilombolas cultivam a **roça de coivara**. Abre-se uma clareira pequena, planta-se por dois ou três anos e depois se deixa a mata voltar, enquanto a roça muda de lugar. Com tempo para descansar, o solo se refaz, e a floresta continua de pé. Não por acaso, ali está um dos maiores trechos de Mata Atlântica do país.

Em 2018, esse modo de plantar foi reconhecido como **patrimônio cultural do Brasil**. O patrimônio não é uma construção: é um **saber**.

## Sementes com sobrenome

Nessas roças existem variedades de milho, arroz, feijão e mandioca que não se encontram em nenhum mercado. São **sementes crioulas**, guardadas e trocadas de família em família. Todo ano há feiras em que as pessoas se encontram para trocá-las.

Por que isso importa para quem mora longe? Porque a variedade é um seguro. Se uma praga destrói um tipo de milho, outro pode resistir.

## O corpo também guarda

- O **jongo**, do Sudeste, é dança de roda com tambor e versos de adivinha. Foi um dos primeiros patrimônios imateriais do país.
- O **tambor de crioula**, do Maranhão, tem roda de mulheres, saias rodadas e a _punga_, o toque de barriga que chama a próxima.
- A **capoeira**, luta que parecia dança, é hoje praticada em mais de cem países.
- O **samba de roda** do Recôncavo Baiano é patrimônio da humanidade.

Nenhuma dessas artes se aprende só em livro. Alguém mostra, alguém repete, alguém corrige com um sorriso.

## E a escola?

Existem escolas quilombolas, com professoras e professores da comunidade, em que a conta de matemática pode começar na casa de farinha. Existem também muitas crianças quilombolas que viajam horas para estudar. Perguntar como é a escola dos outros é um bom começo para conhecê-los.
      `,
    ),
    reading(
      'Por que 20 de novembro?',
      5,
      md`
Durante muito tempo, o dia escolhido para falar da escravidão era 13 de maio, o da Lei Áurea. A história era contada assim: uma princesa bondosa assinou um papel. E as milhões de pessoas que lutaram por trezentos anos? Ficavam como figurantes.

## Uma ideia em Porto Alegre

Em **1971**, um grupo de jovens negros se reuniu em Porto Alegre para estudar. Um deles era o poeta **Oliveira Silveira**. Eles perguntaram: que data contaria essa história a partir de quem resistiu? Encontraram o dia da morte de Zumbi: **20 de novembro** de 1695. Naquele mesmo ano, fizeram a primeira homenagem. Eram poucas pessoas em uma sala.

A ideia andou. O movimento negro a levou para todo o país. Escolas adotaram, cidades transformaram em feriado. Em 2011, virou data nacional. E em **2024**, pela primeira vez, foi **feriado em todo o Brasil**: Dia Nacional de Zumbi e da Consciência Negra.

Foram 53 anos entre a sala de Porto Alegre e o calendário da geladeira. Mudar o jeito de lembrar leva tempo, e começa com um grupo pequeno que faz uma boa pergunta.

## O que é consciência?

Consciência é saber de si e do mundo. Consciência negra é saber que existe uma história, que ela é bonita e dura, que o racismo não acabou em 1888 e que ele não é culpa de quem o sofre.

**Racismo** não é só xingar. É também achar normal que nas fotos de chefes quase todos sejam brancos e nas de quem limpa, quase todos sejam negros. É a piada “sem querer”. É seguir um menino dentro da loja. No Brasil, racismo é **crime**.

## O que fazer?

1. **Ouvir** quando alguém conta o que viveu, sem responder logo “não foi bem assim”.
2. **Não rir** da piada. O silêncio, às vezes, é a resposta que mais pesa.
3. **Contar a um adulto de confiança** quando acontecer com você ou perto de você.
4. **Procurar** livros, filmes, músicas e cientistas negros o ano inteiro, não só em novembro.

O dia 20 é uma data. A consciência é o ano todo.
      `,
    ),
    quiz('Quiz: memória viva', [
      ask(
        'O que foi reconhecido como patrimônio no Vale do Ribeira em 2018?',
        ['Uma igreja', '* Um modo de cultivar a terra', 'Uma ponte', 'Uma estátua'],
        'O sistema agrícola quilombola do Vale do Ribeira é um saber, um patrimônio imaterial.',
      ),
      ask(
        'O que são sementes crioulas?',
        [
          'Sementes compradas em supermercado',
          'Sementes que não germinam',
          '* Variedades guardadas e trocadas pelas comunidades',
          'Sementes pintadas para artesanato',
        ],
        'Elas passam de geração em geração e guardam uma variedade que protege contra pragas e secas.',
      ),
      ask(
        'O que aconteceu em 20 de novembro de 1695?',
        ['A assinatura da Lei Áurea', 'A chegada de Cabral', 'A Independência', '* A morte de Zumbi'],
        'Zumbi dos Palmares foi morto nesse dia. A data virou o Dia da Consciência Negra.',
      ),
      ask(
        'Quem propôs lembrar o 20 de novembro, em 1971?',
        [
          '* Um grupo de jovens negros em Porto Alegre',
          'O imperador',
          'Uma fábrica de calendários',
          'O governo de Portugal',
        ],
        'O grupo, do qual fazia parte o poeta Oliveira Silveira, buscou uma data que contasse a história de quem resistiu.',
      ),
      ask(
        'Um colega conta que sofreu racismo. Qual é a melhor atitude?',
        [
          'Dizer que foi brincadeira',
          '* Ouvir e ajudar a contar a um adulto de confiança',
          'Mudar de assunto',
          'Contar para todo mundo sem perguntar',
        ],
        'Ouvir sem diminuir o que aconteceu e buscar ajuda juntos protege quem sofreu.',
      ),
    ]),
    challenge(
      'Desafio: um nó no barbante',
      [
        'A pessoa entrevistada concordou em contar.',
        'Há ao menos três perguntas abertas e as respostas dela.',
        'O objeto ou a lembrança escolhida aparece na foto ou no desenho.',
      ],
      md`
No conto, o caderno de dona Benedita guardava a história sem usar letras. E na sua família ou na sua rua, onde a memória está guardada?

1. Escolha uma pessoa mais velha e **peça licença** para conversar. Combine o que pode e o que não pode ser contado.
2. Pergunte sobre **um objeto, uma receita, uma cantiga ou um lugar** que ela não quer que se perca. Use perguntas que começam com _como_ e _por quê_.
3. Anote as respostas com as palavras dela.
4. Fotografe ou desenhe o que ela escolheu. Não é preciso mostrar o rosto.

Envie a imagem com um texto de dez linhas. E leia o texto para a pessoa antes de enviar: a história é dela.
      `,
    ),
  ],
}
