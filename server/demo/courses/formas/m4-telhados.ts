import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const telhados: DemoModule = {
  name: 'Telhados e rampas',
  description: 'Inclinação, porcentagem e a corda de doze nós.',
  icon: 'home',
  contents: [
    reading(
      'Quanto sobe uma rampa?',
      6,
      md`
Um telhado muito deitado deixa a água parada. Uma rampa muito em pé não deixa a cadeira de rodas subir. Para combinar a medida certa, usamos a **inclinação**.

## Subida dividida por avanço

Inclinação é quanto se sobe para cada tanto que se avança na horizontal:

$$i = \frac{\text{altura}}{\text{avanço}}$$

Uma rampa que sobe 1 metro em 10 metros de avanço tem inclinação

$$i = \frac{1}{10} = 0{,}1 = 10\%$$

Em telhados, fala-se em porcentagem do mesmo jeito. “Telha com 30%” quer dizer que, a cada metro na horizontal, o telhado sobe 30 centímetros. Cada tipo de telha tem a sua inclinação mínima, para a chuva não voltar por baixo.

## A rampa justa

No Brasil, uma norma de acessibilidade orienta a construção de rampas. Para a maior parte das rampas, a inclinação vai até cerca de **8,33%**, que é o mesmo que

$$\frac{1}{12}$$

Ou seja: para vencer um degrau de 20 cm, a rampa precisa de pelo menos

$$12 \times 20 = 240 \text{ cm}$$

Dois metros e quarenta. Parece muito? Pergunte a quem sobe com as próprias mãos girando as rodas. Ou experimente empurrar alguém.

## Meça a da escola

1. Encoste uma régua comprida na horizontal a partir do alto da rampa. Um nível de celular ajuda.
2. Meça a altura total que ela vence, em centímetros.
3. Meça o avanço, no chão.
4. Divida e transforme em porcentagem.

Se o resultado passar de 8,33%, vocês têm um bom assunto para levar à direção, com números na mão.

## Cuidado

Porcentagem de inclinação **não é** grau. Uma inclinação de 100% sobe 1 metro a cada metro de avanço: isso é um ângulo de $45°$, e não de $90°$. Um muro vertical nem tem porcentagem: o avanço é zero, e por zero não se divide.
      `,
    ),
    reading(
      'A corda de doze nós',
      6,
      md`
Como traçar um canto perfeitamente reto em um terreno, sem esquadro gigante? Com uma corda.

## Três, quatro, cinco

Faça uma corda com **12 espaços iguais** marcados por nós e una as pontas. Agora, com a ajuda de duas pessoas, estique-a em um triângulo com lados de **3, 4 e 5** espaços. O ângulo entre o lado de 3 e o lado de 4 será **reto**. Sempre.

Conta-se que construtores do Egito antigo usavam cordas assim para marcar terrenos. Não temos certeza disso. Mas sabemos que povos da Mesopotâmia, da China e da Índia conheciam medidas como essas há milhares de anos. E pedreiros brasileiros as usam até hoje: 60 cm de um lado, 80 do outro, e a diagonal tem de dar 1 metro.

## O que há de especial

Desenhe um quadrado em cada lado desse triângulo e conte os quadradinhos:

- lado 3: $3 \times 3 = 9$;
- lado 4: $4 \times 4 = 16$;
- lado 5: $5 \times 5 = 25$.

E $9 + 16 = 25$. O quadrado grande tem exatamente a área dos outros dois juntos!

Isso vale para **todo** triângulo retângulo. É o **teorema de Pitágoras**. Se os lados que formam o ângulo reto (os catetos) medem $a$ e $b$, e o maior lado (a hipotenusa) mede $c$:

$$a^2 + b^2 = c^2$$

Você vai estudá-lo a fundo mais adiante. Por enquanto, guarde duas coisas: ele só vale quando há um ângulo reto, e ele funciona nos dois sentidos. Se a conta dá certo, o ângulo **é** reto.

## Teste

Quais destes trios fazem um canto reto?

1. 6, 8 e 10. $36 + 64 = 100$. Sim: é o 3, 4, 5 dobrado.
2. 5, 12 e 13. $25 + 144 = 169$. Sim.
3. 4, 5 e 6. $16 + 25 = 41$, e $6^2 = 36$. Não.

## Confira a sua sala

Com uma trena, marque 60 cm em uma parede e 80 cm na outra, a partir do canto. Meça a distância entre as marcas. Deu 1 metro? O canto está no esquadro. Deu mais, ou menos? Então o ângulo é maior, ou menor, que $90°$.
      `,
    ),
    quiz('Quiz: sobe e desce', [
      ask(
        'Uma rampa sobe 50 cm em 10 m de avanço. Qual é a inclinação?',
        ['0,5%', '* 5%', '20%', '50%'],
        '50 cm são 0,5 m. E 0,5 dividido por 10 é 0,05, ou 5%.',
      ),
      ask(
        'Para vencer 30 cm com inclinação de 1/12, a rampa avança…',
        ['30 cm', '120 cm', '* 360 cm', '1.200 cm'],
        'Doze vezes 30 dá 360 centímetros.',
      ),
      ask(
        'Uma inclinação de 100% corresponde a que ângulo?',
        ['10°', '* 45°', '90°', '100°'],
        'Sobe o mesmo tanto que avança: é a diagonal do quadrado, 45 graus.',
      ),
      ask(
        'Qual trio forma um triângulo com ângulo reto?',
        ['2, 3 e 4', '4, 5 e 6', '* 6, 8 e 10', '7, 7 e 7'],
        'Porque 36 mais 64 é igual a 100.',
      ),
      ask(
        'O pedreiro marcou 60 cm e 80 cm nas paredes, e a distância deu 105 cm. O canto…',
        ['é reto', '* é maior que 90°', 'é menor que 90°', 'não tem ângulo'],
        'Se fosse reto, daria 100 cm. Como a distância é maior, o canto está mais aberto.',
      ),
    ]),
  ],
}
