import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const angulos: DemoModule = {
  name: 'Abrir e medir',
  description: 'O que é um ângulo, como se mede e o que acontece quando retas se cruzam.',
  icon: 'angle',
  contents: [
    reading(
      'O que é um ângulo',
      5,
      md`
Abra um livro devagar. No começo as capas estão quase juntas; no fim, formam uma linha reta. O que cresce enquanto você abre não é o tamanho do livro. É o **ângulo**.

## Giro, não comprimento

Um ângulo mede o quanto se gira de um lado até o outro. Os lados podem ser curtos ou compridos, tanto faz: o ângulo entre os ponteiros de um relógio de pulso às três horas é o mesmo que o de um relógio de igreja.

Uma volta completa tem **360 graus**, escritos $360°$. Essa divisão é muito antiga: vem da Mesopotâmia, onde se contava de 60 em 60. E 360 é um número generoso, porque se divide bem por 2, 3, 4, 5, 6, 8, 9, 10 e 12.

- Meia volta: $180°$, o ângulo **raso**.
- Um quarto de volta: $90°$, o ângulo **reto**.
- Menos de $90°$: ângulo **agudo**.
- Entre $90°$ e $180°$: ângulo **obtuso**.

## Sem transferidor

Dobre uma folha ao meio e depois ao meio outra vez, encostando bem as bordas. O canto que se forma é um ângulo reto. Dobre-o mais uma vez, borda com borda, e você tem $45°$. Com esse papel no bolso, dá para verificar se a estante está no esquadro.

## Com transferidor

1. Ponha o centro do transferidor no **vértice**, o ponto onde os lados se encontram.
2. Alinhe a linha do zero com um dos lados.
3. Leia onde passa o outro lado, usando a escala que **começa no zero** que você alinhou.

O erro mais comum é ler a escala errada. Antes de medir, **estime**: parece maior ou menor que um reto? Se você estimou “menor” e leu 130, leu a escala de fora.

## Relógio

Entre dois números vizinhos do relógio há $360° \div 12 = 30°$. Às 4 horas em ponto, o ângulo entre os ponteiros é

$$4 \times 30° = 120°$$

E às 3h30? Cuidado: o ponteiro das horas também andou. A resposta é $75°$, e vale a pena descobrir o caminho.
      `,
    ),
    reading(
      'Quando retas se cruzam',
      6,
      md`
Duas ruas que se cruzam formam quatro esquinas, quatro ângulos. Se você medir um deles, descobre os outros três sem medir mais nada.

## Vizinhos e opostos

Desenhe duas retas que se cruzam e chame os ângulos, em ordem, de $a$, $b$, $c$ e $d$.

- $a$ e $b$ são **vizinhos**: juntos, formam uma reta. Então $a + b = 180°$. Dizemos que são **suplementares**.
- $a$ e $c$ estão frente a frente: são **opostos pelo vértice**. E são **iguais**.

Por que iguais? Porque os dois completam o mesmo vizinho. Se $a + b = 180°$ e $c + b = 180°$, então $a = c$. Uma conta curta, uma certeza para sempre: não importa quão torto seja o cruzamento.

**Exemplo.** Em um cruzamento, um ângulo mede $65°$. O oposto mede $65°$. Os dois vizinhos medem $180° - 65° = 115°$.

## Paralelas

Retas **paralelas** mantêm sempre a mesma distância e nunca se encontram, como os trilhos do trem. Retas **perpendiculares** se cruzam formando $90°$.

Quando uma terceira reta, a **transversal**, corta duas paralelas, ela faz com as duas o mesmo desenho. Os ângulos que ocupam a mesma posição nos dois cruzamentos chamam-se **correspondentes** e são iguais. Em vez de oito ângulos diferentes, aparecem só **dois valores**, que somam $180°$.

## Para que serve na obra

O pedreiro estica uma linha de nylon para levantar a parede reta. Com o **prumo**, um peso na ponta de um fio, confere se ela está perpendicular ao chão. Se duas paredes estão no prumo, são paralelas entre si, e o teto encaixa.

O carpinteiro usa a ideia ao contrário: corta duas ripas com o **mesmo ângulo** e sabe, sem medir mais nada, que elas ficarão paralelas no telhado.

## Desafio rápido

Duas ruas paralelas são cortadas por uma avenida. Em uma esquina, o ângulo é de $72°$. Quais são as medidas dos outros sete? Você só precisa de uma subtração.
      `,
    ),
    {
      kind: 'DOCUMENT',
      title: 'Malha de triângulos para recortar',
      minutes: 10,
      document: 'formas-malha',
      text: md`
Imprima a malha, ou copie com régua, e use-a de três jeitos:

1. **Recorte** seis triângulos equiláteros e junte-os por uma ponta. Que figura aparece? Quanto soma o giro completo?
2. **Pinte** um losango, um trapézio e um hexágono usando só triângulos inteiros.
3. **Conte**: quantos triângulos pequenos cabem em um triângulo de lado 2? E de lado 3? E de lado 4? Procure o padrão antes de contar o próximo.
      `,
    },
    quiz('Quiz: meça com os olhos', [
      ask(
        'Qual é o ângulo entre os ponteiros às 3 horas em ponto?',
        ['30°', '60°', '* 90°', '120°'],
        'São três intervalos de 30 graus: 90 graus, um ângulo reto.',
      ),
      ask('Um ângulo de 130° é…', ['agudo', 'reto', '* obtuso', 'raso'], 'Ele fica entre 90 e 180 graus: é obtuso.'),
      ask(
        'Duas retas se cruzam e um ângulo mede 40°. Quanto mede o ângulo oposto pelo vértice?',
        ['* 40°', '50°', '140°', '180°'],
        'Opostos pelo vértice são sempre iguais.',
      ),
      ask(
        'E quanto mede o vizinho desse ângulo de 40°?',
        ['40°', '50°', '* 140°', '320°'],
        'Vizinhos formam uma reta: 180 menos 40 dá 140.',
      ),
      ask(
        'Uma transversal corta duas paralelas. Os ângulos correspondentes são…',
        ['sempre retos', '* iguais', 'sempre diferentes', 'o dobro um do outro'],
        'A transversal faz o mesmo desenho nas duas paralelas, então eles são iguais.',
      ),
    ]),
  ],
}
