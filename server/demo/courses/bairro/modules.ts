import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const ver: DemoModule = {
  name: 'Ver de novo',
  description: 'Andar devagar por onde se passa correndo.',
  icon: 'walk',
  contents: [
    reading(
      'O caminho de todo dia',
      4,
      md`
Você faz o caminho da escola centenas de vezes por ano. Feche os olhos: quantas árvores há nele? De que cor é o portão da esquina? O que mudou no último mês?

## Ver e reparar

A gente deixa de reparar no que vê todo dia. A **Geografia** começa quando voltamos a perguntar: por que isto está _aqui_, e não ali?

- Por que a padaria fica na esquina?
- Por que uma rua tem sombra e a outra, não?
- Por que o ônibus passa lá e não passa cá?

## Caminhada de cinco sentidos

Com um adulto, ande um quarteirão devagar. Anote **três sons, dois cheiros, uma textura** e **algo que você nunca tinha visto**. Converse com quem mora ali há mais tempo.

O bairro é o primeiro mundo que conhecemos com os pés. Vale a pena conhecê-lo bem.
      `,
    ),
    reading(
      'Lugar e paisagem',
      4,
      md`
Duas palavras parecidas, duas ideias diferentes.

- **Paisagem** é tudo o que os sentidos alcançam de um ponto: casas, morro, barulho de ônibus, cheiro de pão.
- **Lugar** é o pedaço do mundo com o qual temos laço: a praça onde você aprendeu a andar de bicicleta.

A mesma praça é paisagem para quem passa e lugar para quem brincou nela.

## O que é da natureza e o que é nosso

Em toda paisagem há **elementos naturais** (rio, morro, árvore nativa) e **elementos construídos** (ponte, prédio, horta). E muitos são as duas coisas: um rio canalizado, uma árvore plantada na calçada.

Olhe uma foto antiga da sua cidade e compare com hoje. O que ficou? O que sumiu? Quem decidiu?
      `,
    ),
  ],
}

export const mapear: DemoModule = {
  name: 'Fazer um mapa',
  description: 'Legenda, escala e o norte.',
  icon: 'map-2',
  contents: [
    reading(
      'O bairro visto de cima',
      4,
      md`
Um mapa é um desenho visto de cima, reduzido e com escolhas. Para que outra pessoa o entenda, ele precisa de:

1. **Título:** do que trata?
2. **Orientação:** onde fica o norte?
3. **Legenda:** o que significa cada cor e símbolo?
4. **Escala:** quanto vale um centímetro?
5. **Fonte e data:** quem fez, e quando?

## Passos como régua

Conte quantos passos seus dão 10 metros. Se forem 20, cada passo tem meio metro. Agora você consegue medir um quarteirão inteiro andando.

Desenhe um quarteirão em que **1 centímetro valha 10 passos**. Ponha cinco coisas que um mapa de celular não mostra: a melhor sombra, o cachorro bravo, o degrau difícil, a jabuticabeira, o banco da dona Zezé.
      `,
    ),
    quiz('Quiz: mapa na mão', [
      ask(
        'Para que serve a legenda?',
        ['Para enfeitar', '* Para explicar cores e símbolos', 'Para dar nome ao autor', 'Para medir o papel'],
        'Sem legenda, cada um entende uma coisa.',
      ),
      ask(
        'Se 20 passos são 10 metros, quanto mede cada passo?',
        ['* Meio metro', '1 metro', '2 metros', '20 centímetros'],
        '10 dividido por 20 é 0,5: meio metro.',
      ),
      ask(
        'Em um mapa, 1 cm vale 10 passos. Quantos passos valem 7 cm?',
        ['17', '* 70', '700', '7'],
        'Sete vezes dez são setenta passos.',
      ),
      ask(
        'Qual destes é um elemento natural?',
        ['Ponte', 'Poste', '* Morro', 'Praça'],
        'O morro já estava lá. Os outros foram construídos.',
      ),
      ask(
        'Para quem a praça é um “lugar”?',
        ['Para quem nunca foi', 'Para quem passa de carro', 'Para todo mundo igual', '* Para quem tem um laço com ela'],
        'Lugar é o espaço com o qual temos afeto e história.',
      ),
    ]),
  ],
}

export const gente: DemoModule = {
  name: 'Quem mora aqui',
  description: 'Chegadas, ofícios e histórias.',
  icon: 'heart-handshake',
  contents: [
    reading(
      'De onde viemos',
      4,
      md`
Quase ninguém está no lugar onde a bisavó nasceu. As pessoas **migram**: por trabalho, por estudo, por amor, por seca, por guerra, por saudade.

## Palavras

- **Emigrar** é sair de um lugar.
- **Imigrar** é chegar a outro.
- **Migração interna** acontece dentro do país: do sertão para a capital, da cidade para o campo.

No Brasil, milhões de pessoas foram do campo para as cidades no século XX. Hoje, de cada 100 brasileiros, mais de **80** vivem em áreas urbanas.

Quem chega traz receita, sotaque, reza, jeito de construir. O bairro é feito dessas camadas, como um bolo.

**Pergunte em casa:** quem foi a primeira pessoa da família a morar aqui? Por que veio? O que trouxe na mala?
      `,
    ),
    reading(
      'Mãos do bairro',
      4,
      md`
Antes de você acordar, alguém assou o pão, recolheu o lixo, abriu o posto, ligou a bomba-d'água. Um bairro funciona porque muita gente trabalha, e boa parte desse trabalho não se vê.

## Três tipos de trabalho

- **Produzir:** a costureira, o marceneiro, quem planta.
- **Trocar e servir:** a feirante, o motorista, a professora.
- **Cuidar:** quem limpa, cozinha, olha crianças e idosos. Muitas vezes sem receber nada, e quase sempre mulheres.

## Entrevista

Escolha um ofício e pergunte: _Como o senhor ou a senhora aprendeu? O que mudou? O que as pessoas não sabem sobre esse trabalho?_

Escute mais do que fala. E, no fim, agradeça pelo nome.
      `,
    ),
  ],
}

export const comum: DemoModule = {
  name: 'O que é de todos',
  description: 'Praça, posto, calçada: espaços públicos.',
  icon: 'trees',
  contents: [
    reading(
      'De quem é a praça?',
      4,
      md`
A praça não é do prefeito, nem de quem mora em frente, nem de ninguém. Quer dizer: é de **todos**. Isso se chama **espaço público**.

## Bom para quem?

Uma cidade boa para uma criança de oito anos e para uma pessoa de oitenta é boa para quase todo mundo. Faça o teste na sua praça:

- Dá para chegar com cadeira de rodas?
- Tem sombra e lugar para sentar?
- Tem luz à noite?
- Meninas e meninos usam igual?
- Tem banheiro e água?

Anote de 0 a 2 para cada item. Menos de 6 pontos? Há o que conversar.

## Pedir também é um direito

A prefeitura tem canais para receber pedidos. Um bom pedido diz **onde**, **o quê**, **por quê** e, se possível, traz uma foto e mais assinaturas. Crianças também podem escrever.
      `,
    ),
    quiz('Quiz: é de todos', [
      ask(
        'O que é um espaço público?',
        [
          'Um espaço sem dono nem cuidado',
          '* Um espaço de todos',
          'Um espaço de quem chega primeiro',
          'Um espaço da prefeitura só',
        ],
        'É de todos, e por isso o cuidado também é.',
      ),
      ask(
        'O que é migração interna?',
        ['Mudar de país', '* Mudar de lugar dentro do país', 'Mudar de escola', 'Viajar nas férias'],
        'As pessoas mudam de região, de estado ou do campo para a cidade.',
      ),
      ask(
        'De cada 100 brasileiros, quantos vivem em cidades?',
        ['Cerca de 20', 'Cerca de 50', '* Mais de 80', 'Todos'],
        'O Brasil se tornou muito urbano ao longo do século XX.',
      ),
      ask(
        'O que um bom pedido à prefeitura diz?',
        ['Só que está ruim', 'Quem é o culpado', 'O nome do prefeito', '* Onde, o quê e por quê'],
        'Com informações claras, o pedido pode ser atendido.',
      ),
      ask(
        'Qual destes é um trabalho de cuidado?',
        ['Fabricar parafusos', '* Olhar uma pessoa idosa', 'Vender carros', 'Plantar soja'],
        'Cuidar de pessoas é trabalho, mesmo quando não é pago.',
      ),
    ]),
  ],
}

export const mudar: DemoModule = {
  name: 'Mudar um pedaço',
  description: 'Uma ideia pequena, feita de verdade.',
  icon: 'bulb',
  contents: [
    reading(
      'Pequeno e possível',
      4,
      md`
Um banco pintado, uma faixa de pedestres em frente à escola, uma estante de livros no ponto de ônibus. Mudanças pequenas mostram que o bairro **pode** mudar.

## Do incômodo à ação

1. **O incômodo:** “Ninguém atravessa aqui sem correr.”
2. **Os dados:** contamos 40 crianças e 90 carros em meia hora.
3. **A ideia:** uma faixa e uma placa.
4. **Os aliados:** escola, comércio da esquina, associação.
5. **O pedido:** carta com números, desenho e assinaturas.
6. **O retorno:** anotar a resposta e insistir com educação.

Nem toda ideia dá certo na primeira vez. Mas toda ideia contada com dados e respeito fica mais forte.
      `,
    ),
    challenge(
      'Desafio: o mapa que faltava',
      [
        'O mapa tem título, norte, legenda e data.',
        'Há ao menos cinco pontos que você observou.',
        'Uma mudança pequena está proposta, com o porquê.',
      ],
      md`
Faça um mapa do seu bairro, ou do entorno da escola, para **alguém que acaba de chegar**. O que essa pessoa precisa saber, e que nenhum aplicativo conta?

1. Ande com um adulto e anote cinco pontos.
2. Desenhe com título, norte, legenda e data.
3. Marque com uma estrela **uma mudança pequena** que você faria, e diga por quê.

Envie a foto do mapa. Depois, dê o original a alguém que chegou há pouco tempo.
      `,
    ),
  ],
}
