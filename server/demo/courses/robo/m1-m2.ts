import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const ideias: DemoModule = {
  name: 'O que é um robô',
  description: 'Sentir, decidir, agir.',
  icon: 'robot',
  contents: [
    reading(
      'Nem todo robô tem rosto',
      5,
      md`
Um liquidificador é um robô? E um carrinho de controle remoto? E a porta do mercado, que abre quando você chega?

## Três verbos

Chamamos de **robô** uma máquina que faz três coisas:

1. **sente** algo do mundo, com sensores;
2. **decide** o que fazer, seguindo um programa;
3. **age**, com motores, luzes ou sons.

O liquidificador só age. O carrinho age, mas quem decide é você, no controle. A porta do mercado sente a sua chegada, decide abrir e abre: ela tem os três verbos.

## A palavra

_Robô_ vem do tcheco _robota_, que quer dizer trabalho forçado. Apareceu em uma peça de teatro de 1920, escrita por Karel Čapek. Os robôs da peça pareciam gente. Os de verdade quase nunca parecem: são braços que soldam carros, carrinhos que separam caixas, aspiradores redondos, sondas em Marte.

## Por que usar

Robôs são bons no que é repetitivo, muito preciso ou perigoso: desarmar uma bomba, entrar em um cano, repetir o mesmo gesto dez mil vezes. Nós somos melhores em imaginar, cuidar, improvisar e mudar de ideia.

**Observe em casa:** escolha três aparelhos e diga quais dos três verbos cada um faz.
      `,
    ),
    reading(
      'Da ideia ao protótipo',
      5,
      md`
Antes de programar, quem constrói robôs faz uma pergunta: **que problema eu quero resolver, e para quem?**

## O ciclo

1. **Entender.** Converse com quem tem o problema. “A planta da sala morre nas férias.”
2. **Imaginar.** Anote dez ideias sem julgar nenhuma.
3. **Escolher.** Qual dá para testar com o que temos?
4. **Fazer um protótipo.** De papelão, de sucata, até de mentirinha, com uma pessoa fazendo o papel do robô.
5. **Testar.** Observe sem explicar.
6. **Melhorar.** E voltar ao começo.

Um **protótipo** não precisa ficar bonito. Ele precisa responder a uma pergunta: _isto funciona para alguém?_

## Caderno de bordo

Desde hoje, tenha um caderno só para o robô. Em cada dia escreva a data, o que tentou, o que aconteceu e o que vai tentar depois. Desenhe muito. Engenheiras e engenheiros de verdade fazem isso, porque a memória esquece os erros, e são os erros que ensinam o caminho.
      `,
    ),
    quiz('Quiz: robô ou não?', [
      ask(
        'Quais são os três verbos de um robô?',
        ['Andar, falar e pensar', '* Sentir, decidir e agir', 'Ligar, girar e desligar', 'Ver, ouvir e cheirar'],
        'Com sensores ele sente, com o programa decide, com motores e luzes age.',
      ),
      ask(
        'Por que um carrinho de controle remoto comum não é um robô?',
        ['Porque é pequeno', 'Porque usa pilhas', '* Porque quem decide é a pessoa', 'Porque tem rodas'],
        'Ele age, mas não decide sozinho: segue o seu controle.',
      ),
      ask(
        'De que língua veio a palavra robô?',
        ['* Tcheco', 'Latim', 'Inglês', 'Japonês'],
        'Veio de “robota”, palavra tcheca, em uma peça de Karel Čapek.',
      ),
      ask(
        'Para que serve um protótipo?',
        ['Para vender', 'Para enfeitar', 'Para guardar', '* Para testar uma ideia'],
        'Ele responde, cedo e barato, se a ideia funciona para alguém.',
      ),
      ask(
        'O que vem logo depois de testar?',
        ['Jogar fora', '* Melhorar e testar de novo', 'Pintar', 'Esconder os erros'],
        'O ciclo continua: o que o teste mostrou vira a próxima melhoria.',
      ),
    ]),
  ],
}

export const algoritmos: DemoModule = {
  name: 'Algoritmos',
  description: 'Dar instruções que não deixam dúvida.',
  icon: 'list-numbers',
  contents: [
    reading(
      'Um sanduíche para quem não adivinha',
      5,
      md`
Escreva, passo a passo, como fazer um sanduíche de queijo. Agora peça a um colega que siga o seu texto **ao pé da letra**, sem completar nada com a própria cabeça.

“Ponha o queijo no pão.” O pão estava dentro do saco. O queijo foi posto em cima do saco.

## O que é um algoritmo

Um **algoritmo** é uma lista de passos, em ordem, que resolve um problema. Para uma máquina, ele precisa ser:

- **claro:** cada passo tem um só sentido;
- **ordenado:** abrir o saco vem antes de tirar o pão;
- **completo:** nada fica por conta de quem executa;
- **finito:** em algum momento, acaba.

A palavra vem do nome de **Al-Khwarizmi**, matemático que viveu em Bagdá há cerca de 1.200 anos e escreveu livros ensinando a calcular passo a passo.

## Nem só de computador

Receita, coreografia, manual de montagem e a conta de dividir são algoritmos. Quando uma receita diz “sal a gosto”, ela confia em você. O robô não tem gosto: precisa de “2 gramas”.

**Sua vez:** escreva o algoritmo para escovar os dentes. Leia para alguém e conte quantas vezes a pessoa poderia entender outra coisa.
      `,
    ),
    reading(
      'Encontrar o erro',
      4,
      md`
Um programa quase nunca funciona na primeira vez. O erro chama-se _**bug**_, que é _inseto_ em inglês, e consertar chama-se **depurar**.

## Como depurar com calma

1. **Repita.** O erro acontece sempre, ou só às vezes?
2. **Descreva.** O que você esperava? O que aconteceu?
3. **Divida.** Teste metade dos passos. O erro está na primeira metade ou na segunda? Divida de novo.
4. **Mude uma coisa só** e teste outra vez.
5. **Explique em voz alta**, para um colega ou para um boneco. Muita gente acha o erro no meio da explicação.

## Exemplo

> 1. Ande 3 passos. 2. Vire à direita. 3. Ande 2 passos. 4. Pegue a bola.

O robô parou um passo antes da bola. Ele errou? Não: **fez exatamente o que foi pedido**. O plano é que tinha um passo a menos. Essa é uma boa notícia, porque o plano a gente sabe mudar.

Errar não quer dizer que você não leva jeito. Quer dizer que você chegou à parte interessante.
      `,
    ),
    quiz('Quiz: passo a passo', [
      ask(
        'O que um algoritmo precisa ter?',
        ['Desenhos', '* Passos claros e em ordem', 'Palavras difíceis', 'Muitas páginas'],
        'Clareza e ordem evitam que alguém, ou alguma máquina, entenda outra coisa.',
      ),
      ask(
        'Por que “sal a gosto” não serve para um robô?',
        ['Porque robô não come sal', 'Porque é engraçado', '* Porque não diz quanto', 'Porque está no fim'],
        'A instrução tem de ser completa. O robô não completa com a própria experiência.',
      ),
      ask(
        'O que é depurar um programa?',
        ['Apagar tudo', '* Encontrar e consertar erros', 'Deixá-lo mais rápido', 'Copiar de alguém'],
        'Depurar é procurar o erro com método e consertá-lo.',
      ),
      ask(
        'Ao procurar um erro, quantas coisas convém mudar por vez?',
        ['* Uma', 'Duas', 'Cinco', 'Todas'],
        'Mudando uma só, você sabe o que causou a diferença.',
      ),
      ask(
        'O robô fez exatamente o que estava escrito e não chegou à bola. Onde está o erro?',
        ['Na bola', 'No chão', 'No robô', '* No plano'],
        'A máquina seguiu o plano. Então é o plano que precisa mudar.',
      ),
    ]),
  ],
}
