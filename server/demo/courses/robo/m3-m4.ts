import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const repeticao: DemoModule = {
  name: 'Repetir sem cansar',
  description: 'Laços: escrever menos e fazer mais.',
  icon: 'repeat',
  contents: [
    reading(
      'O laço',
      5,
      md`
Para desenhar um quadrado, um robô pode seguir oito ordens: _ande, vire, ande, vire, ande, vire, ande, vire_. Percebeu o padrão? São duas ordens, quatro vezes.

## Repita

Programadores escrevem assim:

~~~text
repita 4 vezes:
    ande 10 centímetros
    vire 90 graus
~~~

Isso é um **laço**, ou _loop_. As ordens que se repetem ficam um pouco para dentro, para mostrar que pertencem ao laço.

## Outras figuras

Para fechar uma figura, o robô precisa dar uma volta completa: $360°$. Se a figura tem $n$ lados iguais, ele vira em cada canto

$$\frac{360°}{n}$$

- triângulo: $360° \div 3 = 120°$;
- pentágono: $360° \div 5 = 72°$;
- hexágono: $360° \div 6 = 60°$.

E com 36 lados? Vira $10°$ por vez, e o desenho já parece um círculo.

## Três tipos de laço

1. **Contado:** repita 4 vezes.
2. **Com condição:** repita até encontrar a parede.
3. **Sem fim:** repita para sempre. É o coração da maioria dos robôs: sentir, decidir, agir, de novo e de novo.
      `,
    ),
    reading(
      'Desenhar com passos',
      5,
      md`
Vire você o robô. No pátio, com giz, siga este programa e descubra o que ele desenha:

~~~text
repita 2 vezes:
    ande 4 passos
    vire 90 graus à direita
    ande 2 passos
    vire 90 graus à direita
~~~

Um retângulo. E este?

~~~text
repita 5 vezes:
    ande 5 passos
    vire 144 graus à direita
~~~

Uma **estrela**. O robô dá mais de uma volta completa antes de fechar: $5 \times 144° = 720°$, que são duas voltas.

## Um laço dentro do outro

~~~text
repita 6 vezes:
    repita 4 vezes:
        ande 3 passos
        vire 90 graus
    vire 60 graus
~~~

Seis quadrados girados formam uma flor. O laço de dentro faz a pétala; o de fora, a flor. Com dois laços e quatro linhas, o robô anda 72 passos.

**Invente:** que desenho cabe em quatro linhas de programa? Troque com um colega, sem contar o que é, e veja se ele acerta antes de andar.
      `,
    ),
    quiz('Quiz: de novo, de novo', [
      ask(
        'Para que serve um laço?',
        [
          'Para parar o robô',
          '* Para repetir ordens sem escrevê-las de novo',
          'Para prender fios',
          'Para medir a bateria',
        ],
        'O laço guarda o padrão uma vez e o repete quantas vezes for preciso.',
      ),
      ask(
        'Quanto o robô vira em cada canto de um hexágono regular?',
        ['120°', '90°', '* 60°', '36°'],
        '360 dividido por 6 dá 60 graus.',
      ),
      ask(
        '“Repita até encontrar a parede” é um laço…',
        ['contado', '* com condição', 'sem fim', 'quebrado'],
        'Ele para quando a condição acontece, e não depois de um número fixo de vezes.',
      ),
      ask(
        'O robô repete 3 vezes: ande 2, ande 1. Quantos passos ele dá?',
        ['3', '6', '* 9', '12'],
        'São 3 passos por repetição, e 3 repetições: 9 passos.',
      ),
      ask(
        'Um laço de 4 voltas dentro de um laço de 6 voltas executa o miolo quantas vezes?',
        ['6', '10', '* 24', '64'],
        'Para cada uma das 6 voltas de fora há 4 de dentro: 24.',
      ),
    ]),
  ],
}

export const decisoes: DemoModule = {
  name: 'Decisões',
  description: 'Se isto, então aquilo.',
  icon: 'compass',
  contents: [
    reading(
      'Se, então, senão',
      5,
      md`
Está chovendo? Então leve o guarda-chuva. Senão, leve o boné. Você acabou de programar.

## A condição

Uma **condição** é uma pergunta que só tem duas respostas: **verdadeiro** ou **falso**.

~~~text
se a distância até a parede for menor que 10 cm:
    pare e vire 90 graus
senão:
    siga em frente
~~~

Com essas quatro linhas dentro de um laço sem fim, um robô passeia pela sala sem bater.

## Juntando perguntas

- **e:** as duas precisam ser verdadeiras. _Se estiver escuro **e** houver alguém na sala, acenda._
- **ou:** basta uma. _Se for sábado **ou** domingo, não toque o sinal._
- **não:** inverte. _Se **não** houver água no vaso, avise._

## Cuidado com a ordem

Imagine um robô que separa bolas: “se for maior que 5 cm, caixa A; se for maior que 10 cm, caixa B”. Uma bola de 12 cm vai para onde? Para a caixa A, porque a primeira pergunta já deu certo. Comece pelo caso **mais específico**.
      `,
    ),
    reading(
      'Quem decide por trás da máquina',
      4,
      md`
Uma catraca que reconhece rostos não abre para uma pessoa. “O computador decidiu”, dizem. Mas quem escolheu as perguntas? Quem testou, e com o rosto de quem?

## Toda regra tem autor

Um programa faz o que alguém escreveu, ou o que aprendeu com exemplos que **alguém escolheu**. Se os exemplos mostram só um tipo de gente, a máquina funciona mal para as outras. Isso se chama **viés**, e já aconteceu muitas vezes, com prejuízo maior para pessoas negras e para mulheres.

## Perguntas de um bom projetista

1. Quem vai usar?
2. Quem pode ser prejudicado se der errado?
3. Com quem eu testei? Quem faltou?
4. A pessoa pode **reclamar** e falar com outra pessoa?
5. Que dados estou guardando? Preciso mesmo deles?

Um robô não sabe o que é justo. Nós é que precisamos saber, antes de ligá-lo.
      `,
    ),
    challenge(
      'Desafio: um robô de papel',
      [
        'O programa usa ao menos um laço e uma decisão.',
        'Um colega conseguiu segui-lo sem ajuda.',
        'O erro encontrado e o conserto estão contados.',
      ],
      md`
Escreva, em um cartão, o programa de um robô que atravessa a sala **sem bater em nada** e chega a um objeto.

1. Use só estas ordens: _ande 1 passo, vire à direita, vire à esquerda, pegue, solte_; e as palavras _repita, até, se, então, senão_.
2. Peça a um colega que seja o robô, de olhos no cartão.
3. Anote o primeiro **erro** que apareceu e como você o consertou.
4. Teste de novo com a cadeira em outro lugar. O programa ainda funciona?

Envie a foto do cartão e conte o erro e o conserto.
      `,
    ),
  ],
}
