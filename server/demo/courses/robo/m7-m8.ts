import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const sensores: DemoModule = {
  name: 'Sensores',
  description: 'Os olhos, os ouvidos e a pele da máquina.',
  icon: 'radar',
  contents: [
    reading(
      'Sensores',
      5,
      md`
Feche os olhos e toque a mesa. Você sabe se é fria, lisa, dura. O robô não sabe nada disso, a menos que alguém lhe dê um **sensor**.

## De mundo para número

Um sensor transforma algo do mundo em **número**. A luz vira 0 a 100. A distância vira centímetros. O programa só conhece números.

| Sensor         | Mede                   | Onde está                |
| -------------- | ---------------------- | ------------------------ |
| de luz         | claridade              | poste que acende à noite |
| de ultrassom   | distância              | ré do carro              |
| de temperatura | calor                  | geladeira                |
| de toque       | contato                | botão do elevador        |
| acelerômetro   | movimento e inclinação | celular que gira a tela  |

## O eco

O sensor de **ultrassom** grita um som agudo demais para nós e espera o eco, como fazem os morcegos. O som anda cerca de 340 metros por segundo. Se o eco demora $t$ segundos, a distância é

$$d = \frac{340 \times t}{2}$$

Dividimos por dois porque o som foi **e voltou**.
      `,
    ),
    reading(
      'Medir também é errar um pouco',
      4,
      md`
Peça a cinco colegas que meçam a mesma mesa. Você terá cinco números parecidos e diferentes. Com sensores é igual: toda medida tem um **erro**.

## Como lidar

- **Meça várias vezes** e use a média. Três leituras de 19, 21 e 20 dão 20.
- **Desconfie do absurdo.** Se o sensor disser 400 cm em um quarto de 3 metros, ignore.
- **Calibre.** Meça algo que você conhece e compare. Se a régua diz 10 e o sensor diz 12, há dois a descontar.
- **Deixe uma folga.** Não escreva “se a luz for igual a 50”, e sim “se for menor que 50”.

## Ligar e desligar sem piscar

Um poste que acende abaixo de 50 e apaga acima de 50 pisca sem parar quando a luz fica perto de 50. Solução: acende abaixo de **40** e apaga acima de **60**. Esse espaço entre os dois chama-se **histerese**. A geladeira da sua casa usa o mesmo truque.
      `,
    ),
    quiz('Quiz: sentidos de máquina', [
      ask(
        'O que um sensor entrega ao programa?',
        ['Uma imagem bonita', '* Um número', 'Uma opinião', 'Um motor'],
        'Luz, distância ou calor viram números, e o programa decide com eles.',
      ),
      ask(
        'Por que dividimos por dois na conta do ultrassom?',
        ['Porque há dois sensores', 'Porque o som é fraco', '* Porque o som vai e volta', 'Porque é mais fácil'],
        'O tempo medido é o da ida mais o da volta.',
      ),
      ask('Leituras de 8, 10 e 12. Qual é a média?', ['8', '* 10', '12', '30'], 'A soma é 30. Dividida por 3, dá 10.'),
      ask(
        'O que é calibrar um sensor?',
        ['Pintá-lo', 'Desligá-lo', '* Compará-lo com uma medida conhecida', 'Trocar a pilha'],
        'Assim se descobre quanto ele erra e se desconta a diferença.',
      ),
      ask(
        'Como evitar que a lâmpada pisque perto do limite?',
        [
          '* Usar um valor para acender e outro para apagar',
          'Usar duas lâmpadas',
          'Tirar o sensor',
          'Usar uma pilha mais forte',
        ],
        'A folga entre os dois valores impede o vai e vem.',
      ),
    ]),
  ],
}

export const projeto: DemoModule = {
  name: 'Meu robô',
  description: 'Juntar tudo em um projeto que serve a alguém.',
  icon: 'rocket',
  contents: [
    reading(
      'Um problema que vale a pena',
      4,
      md`
Chegou a hora de escolher o **seu** projeto. Comece por uma pessoa, e não por uma peça.

## Bons pontos de partida

- Alguém da sua casa tem dificuldade de alcançar, ler ou lembrar alguma coisa?
- O que na escola se repete todo dia e cansa alguém?
- O que se estraga porque ninguém viu a tempo?

## Escreva em uma frase

> **Para** (quem) **que** (tem qual problema), **o meu robô** (faz o quê) **quando** (sente o quê).

Exemplo: _Para a dona Lúcia, que esquece de regar a horta, o meu robô acende uma luz quando a terra está seca._

Se a frase não fica pronta, o problema ainda está grande demais. Corte um pedaço. Um robô pequeno que funciona vale mais do que um grande que só existe no papel.
      `,
    ),
    reading(
      'Mostrar o que se fez',
      4,
      md`
Um projeto só termina quando alguém o entende. Prepare uma apresentação de **três minutos**.

## Roteiro

1. **A pessoa.** Para quem é? Conte uma cena curta.
2. **O funcionamento.** O que ele sente, decide e faz? Mostre, não só diga.
3. **O erro.** Qual foi o maior problema e como você resolveu? É a parte de que o público mais gosta.
4. **O próximo passo.** O que faria com mais tempo?

## Receber opiniões

Peça a cada pessoa três frases: _gostei de…_, _não entendi…_, _e se…?_ Anote todas sem responder. No dia seguinte, escolha uma para fazer.

Agradeça a quem ajudou: o colega que foi robô, o adulto que cortou o papelão, o vídeo que explicou o motor. Ninguém inventa sozinho.
      `,
    ),
    challenge(
      'Desafio: o meu primeiro robô',
      [
        'A frase do projeto diz para quem é e que problema resolve.',
        'Os três verbos aparecem: sente, decide, age.',
        'Há um erro contado com o conserto.',
      ],
      md`
Construa um protótipo do seu robô. Pode ter pilha, motor e LED; pode ser só papelão, com uma pessoa fazendo os movimentos. O que importa é que o **programa** esteja escrito e alguém possa testá-lo.

1. Escreva a frase do projeto.
2. Desenhe o robô e marque sensores e motores.
3. Escreva o programa, com _repita_ e _se_.
4. Teste com a pessoa para quem ele foi feito, ou com alguém que faça o papel dela.
5. Conte um erro e o conserto.

Envie uma foto e o programa. Depois, apresente à turma em três minutos.
      `,
    ),
  ],
}
