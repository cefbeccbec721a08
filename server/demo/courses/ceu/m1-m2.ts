import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const noite: DemoModule = {
  name: 'Quando a noite abre',
  description: 'O que se vê sem telescópio, longe das luzes.',
  icon: 'moon-stars',
  contents: [
    reading(
      'Um céu com mil estrelas',
      5,
      md`
No sertão, longe das cidades, uma noite sem lua e sem nuvens mostra milhares de estrelas. Na cidade grande, às vezes se contam nos dedos. As estrelas são as mesmas. O que muda é a **poluição luminosa**: a luz dos postes que sobe e clareia o céu.

## Acostumar os olhos

No escuro, a pupila se abre e o olho vai ficando mais sensível. Isso leva de **20 a 30 minutos**, e um segundo de tela de celular estraga tudo. Astrônomos usam lanternas **vermelhas**, que atrapalham menos.

## Estrela ou planeta?

- A estrela **cintila**, porque a luz dela atravessa o ar em movimento.
- O planeta brilha mais parado e muda de lugar ao longo das semanas.
- Um ponto que atravessa o céu em poucos minutos, sem piscar, costuma ser um **satélite**.

## A faixa de leite

Aquela faixa clara que cruza o céu é a **Via Láctea**, a nossa galáxia, vista de dentro. São tantas estrelas e tão distantes que parecem fumaça. O Sol é uma entre centenas de bilhões.
      `,
    ),
    reading(
      'O Cruzeiro que aponta o sul',
      5,
      md`
Sem bússola e sem celular, como achar o rumo? Há séculos, viajantes do hemisfério Sul olham para o **Cruzeiro do Sul**.

## Achar o sul

1. Encontre as quatro estrelas em forma de cruz, com uma quinta menor entre dois braços.
2. Prolongue o braço maior, da cabeça para o pé da cruz, **quatro vezes e meia**.
3. Desse ponto, desça em linha reta até o horizonte. Ali é o **sul**.

De frente para o sul, o norte está às suas costas, o leste à esquerda e o oeste à direita.

## Por que o céu gira

Durante a noite, as estrelas parecem girar em torno daquele ponto do céu. Quem gira é a **Terra**, uma volta por dia. É como estar em um carrossel e achar que o parque é que roda.

O Cruzeiro está na bandeira do Brasil. Repare: nela, o céu aparece como se fosse visto **de fora**, ao contrário do que enxergamos.
      `,
    ),
    quiz('Quiz: olhos no escuro', [
      ask(
        'Por que se veem menos estrelas na cidade?',
        [
          'Porque há menos estrelas lá',
          '* Por causa da luz artificial',
          'Por causa do barulho',
          'Porque a cidade é quente',
        ],
        'A luz dos postes clareia o céu e esconde as estrelas mais fracas.',
      ),
      ask(
        'Quanto tempo o olho leva para se acostumar bem ao escuro?',
        ['1 segundo', '1 minuto', '* De 20 a 30 minutos', '3 horas'],
        'A sensibilidade cresce aos poucos, e qualquer luz forte a faz recomeçar.',
      ),
      ask(
        'O que faz uma estrela cintilar?',
        ['* O ar em movimento', 'Ela acende e apaga', 'O vento no espaço', 'A Lua'],
        'A luz atravessa camadas de ar que se mexem.',
      ),
      ask(
        'Quantas vezes se prolonga o braço maior do Cruzeiro para achar o sul?',
        ['Duas', 'Três', '* Quatro e meia', 'Dez'],
        'Depois se desce em linha reta até o horizonte.',
      ),
      ask(
        'Por que as estrelas parecem girar durante a noite?',
        ['Porque elas correm', '* Porque a Terra gira', 'Porque o Sol gira', 'Porque o vento as leva'],
        'A Terra dá uma volta por dia, e nós vamos com ela.',
      ),
    ]),
  ],
}

export const lua: DemoModule = {
  name: 'A Lua e as marés',
  description: 'Fases, eclipses e o mar que respira.',
  icon: 'moon',
  contents: [
    reading(
      'Por que a Lua muda de cara',
      5,
      md`
A Lua não tem luz própria: ela **reflete** a do Sol. Metade dela está sempre iluminada. O que muda é o quanto dessa metade nós conseguimos ver.

## As fases

- **Nova:** o lado iluminado está virado para o outro lado. Quase não a vemos.
- **Crescente:** vai aparecendo um pedaço maior.
- **Cheia:** vemos o lado iluminado inteiro.
- **Minguante:** o pedaço diminui.

O ciclo completo dura cerca de **29 dias e meio**. Foi um dos primeiros calendários da humanidade.

## Experimente

Em um quarto escuro, acenda uma lâmpada: é o Sol. Espete uma bola clara em um lápis: é a Lua. A sua cabeça é a Terra. Estique o braço e gire devagar no lugar. Observe a parte clara da bola: todas as fases aparecem.

Não é a sombra da Terra que faz as fases. Quando a sombra da Terra cobre a Lua, o nome é outro: **eclipse lunar**.
      `,
    ),
    reading(
      'O puxão da Lua',
      4,
      md`
Duas vezes por dia o mar sobe, e duas vezes desce, na maior parte do litoral. Quem faz isso é, principalmente, a **gravidade da Lua**, com uma ajuda do Sol.

## Como funciona

A Lua puxa a água do lado da Terra que está mais perto dela, e o mar se levanta um pouco. Do lado oposto, onde o puxão é mais fraco do que no centro da Terra, forma-se outra elevação. Como a Terra gira, cada praia passa pelas duas.

Quando o Sol e a Lua puxam alinhados, na lua nova e na cheia, as marés são maiores: **marés de sizígia**.

## No Brasil

No Maranhão, a diferença entre a maré alta e a baixa pode passar de **seis metros**. Barcos que de manhã boiam, à tarde descansam na lama. Pescadores e marisqueiras sabem a tábua das marés de cor: é o relógio deles.
      `,
    ),
    quiz('Quiz: de lua', [
      ask(
        'De onde vem a luz da Lua?',
        ['Dela mesma', '* Do Sol', 'Da Terra', 'Das estrelas'],
        'A Lua reflete a luz do Sol.',
      ),
      ask(
        'Quanto dura o ciclo das fases?',
        ['7 dias', '15 dias', '* Cerca de 29 dias e meio', '365 dias'],
        'É o tempo entre uma lua cheia e a seguinte.',
      ),
      ask(
        'O que acontece em um eclipse lunar?',
        ['* A sombra da Terra cobre a Lua', 'A Lua some para sempre', 'A Lua cobre o Sol', 'O Sol se apaga'],
        'A Terra fica entre o Sol e a Lua.',
      ),
      ask(
        'O que causa as marés?',
        ['O vento', 'Os peixes', '* A gravidade da Lua e do Sol', 'A chuva'],
        'A Lua é a principal responsável; o Sol ajuda.',
      ),
      ask(
        'Quando as marés são maiores?',
        ['Só no verão', '* Na lua nova e na cheia', 'Só à noite', 'Quando chove'],
        'O Sol e a Lua puxam alinhados.',
      ),
    ]),
  ],
}
