import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const sol: DemoModule = {
  name: 'O relógio do Sol',
  description: 'Sombras, estações e a volta de um ano.',
  icon: 'sun',
  contents: [
    reading(
      'A sombra que conta as horas',
      5,
      md`
Finque um palito reto no chão, em um lugar aberto: isso é um **gnômon**, um dos instrumentos mais antigos da ciência.

## Um dia de sombras

De hora em hora, marque com uma pedra a ponta da sombra.

- De manhã, ela é comprida e aponta mais ou menos para o oeste.
- Perto do meio-dia, é a mais curta. Nesse momento, está na linha **norte-sul**.
- À tarde, cresce de novo, para o leste.

**Nunca olhe direto para o Sol**, nem com óculos escuros. Olhe sempre para a sombra.

## Medir a Terra com sombras

Há mais de dois mil anos, no Egito, **Eratóstenes** soube que, em um certo dia, o Sol ficava a pino em uma cidade, e na dele, não. Com a diferença entre as sombras e a distância entre as cidades, calculou o tamanho da Terra e chegou muito perto. Sem sair de casa, com um palito e geometria.
      `,
    ),
    reading(
      'Por que existem estações',
      5,
      md`
Muita gente pensa que é verão quando a Terra está mais perto do Sol. Não é. Em janeiro, quando ela está **mais perto**, é verão no Brasil e **inverno** no Japão. A distância não explica.

## A Terra anda inclinada

O eixo da Terra está inclinado cerca de **23 graus e meio**. Durante metade do ano, o hemisfério Sul fica mais voltado para o Sol: os raios chegam mais de cima, os dias são mais longos, e é verão. Na outra metade, é a vez do Norte.

## Perto do Equador

No Norte e em boa parte do Nordeste, a duração do dia quase não muda, e as pessoas falam em duas estações: a do **inverno**, que é a das chuvas, e a do **verão**, que é a da seca. No sertão, “o inverno foi bom” quer dizer que choveu.

Quem vive da terra lê outros sinais: a florada do mandacaru, o canto dos sapos, a posição das **Plêiades**, que muitos povos chamam de Sete-Estrelo. A ciência também começou assim, olhando com paciência.
      `,
    ),
    quiz('Quiz: luz e sombra', [
      ask(
        'Quando a sombra do palito é mais curta?',
        ['Ao nascer do Sol', '* Perto do meio-dia', 'No fim da tarde', 'À meia-noite'],
        'O Sol está no ponto mais alto do seu caminho no céu.',
      ),
      ask(
        'O que causa as estações do ano?',
        ['A distância até o Sol', 'As nuvens', '* A inclinação do eixo da Terra', 'A Lua'],
        'Por causa da inclinação, cada hemisfério recebe mais luz em uma parte do ano.',
      ),
      ask(
        'Quando é verão no Brasil, no Japão é…',
        ['verão', '* inverno', 'sempre primavera', 'sempre noite'],
        'Os hemisférios têm estações opostas.',
      ),
      ask(
        'O que Eratóstenes calculou com sombras?',
        ['A idade do Sol', 'A distância da Lua', 'A altura de uma pirâmide', '* O tamanho da Terra'],
        'Ele comparou sombras em duas cidades e usou a distância entre elas.',
      ),
      ask(
        'Como observar o Sol com segurança?',
        ['* Olhando a sombra', 'Com óculos escuros', 'Só por um segundo', 'Com binóculo'],
        'Olhar direto para o Sol pode ferir os olhos para sempre.',
      ),
    ]),
  ],
}

export const povos: DemoModule = {
  name: 'Céus de muitos povos',
  description: 'As mesmas estrelas, outras histórias.',
  icon: 'sparkles',
  contents: [
    reading(
      'A Ema e o Escorpião',
      5,
      md`
Onde os gregos viram um escorpião e um centauro, vários povos indígenas do Brasil veem uma **Ema** enorme. E ela não é feita de estrelas: é feita das **manchas escuras** da Via Láctea.

## Ler o escuro

Para os Guarani, quando a Ema aparece inteira ao anoitecer, no fim de junho, começa o inverno no Sul e a seca no Norte. A cabeça dela é uma mancha escura ao lado do Cruzeiro do Sul. Para encontrá-la, é preciso um céu muito limpo e um jeito diferente de olhar: procurar o **vazio**.

Outra figura é o **Homem Velho**, que aparece no verão e reúne estrelas que os gregos chamaram de Órion e Touro.

## Um céu, muitos mapas

As estrelas de uma constelação quase nunca estão perto umas das outras no espaço. Nós é que traçamos as linhas. Por isso cada povo desenhou o que conhecia: quem tinha ema, viu a ema. Nenhum mapa está errado: todos servem para lembrar, plantar, viajar e contar histórias.
      `,
    ),
    reading(
      'Luz que vem do passado',
      4,
      md`
A luz é a coisa mais rápida que existe: anda cerca de **300 mil quilômetros por segundo**. Mesmo assim, o universo é tão grande que ela demora.

- Da Lua até nós: pouco mais de 1 segundo.
- Do Sol: cerca de **8 minutos**.
- Da estrela mais próxima depois do Sol, Proxima Centauri: mais de **4 anos**.
- Da galáxia de Andrômeda: cerca de 2,5 milhões de anos.

Um **ano-luz** é a distância que a luz percorre em um ano. É medida de distância, não de tempo.

Quando você olha uma estrela a 100 anos-luz, vê a luz que saiu dela antes de os seus avós nascerem. O céu inteiro é um álbum de fotografias antigas, todas misturadas na mesma página. Olhar longe é olhar para trás.
      `,
    ),
    challenge(
      'Desafio: a minha constelação',
      [
        'O desenho mostra estrelas observadas, com data, hora e direção.',
        'A figura tem nome e uma história.',
        'Há uma nota sobre o que atrapalhou ou ajudou a ver.',
      ],
      md`
Com um adulto, escolha uma noite sem nuvens e um lugar seguro. Fique quinze minutos no escuro antes de começar.

1. Desenhe de 5 a 10 estrelas que você vê, nos lugares certos. Anote **data, hora e para que lado** você olhava.
2. Ligue-as e invente uma **figura** que tenha a ver com o lugar onde você vive.
3. Escreva a história dela em dez linhas.
4. Anote o que atrapalhou: postes, nuvens, prédios?

Não dá para ver estrelas onde você mora? Desenhe o céu que alguém mais velho lembra de ter visto. Envie a foto do desenho e a história.
      `,
    ),
  ],
}
