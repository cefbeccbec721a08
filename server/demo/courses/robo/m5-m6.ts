import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const movimento: DemoModule = {
  name: 'Motores e rodas',
  description: 'Girar, puxar e não tombar.',
  icon: 'wheel',
  contents: [
    reading(
      'Devagar e forte, ou depressa e fraco',
      5,
      md`
Um motor pequeno gira muito depressa, mas quase sem força. Se você o ligar direto na roda, o robô patina ou não sai do lugar. A solução tem dentes: **engrenagens**.

## A troca

Uma engrenagem de 10 dentes empurra uma de 40. A cada quatro voltas da pequena, a grande dá uma:

$$\frac{40}{10} = 4$$

A roda gira **4 vezes mais devagar** e com cerca de **4 vezes mais força**. Na bicicleta é igual: na marcha leve, você pedala muito e sobe o morro; na pesada, pedala pouco e voa na reta.

Ninguém ganha nos dois. O que se ganha em força, perde-se em velocidade. É uma das leis mais honestas da natureza.

## Quanto anda uma roda?

Em uma volta, a roda avança o seu contorno, que é o diâmetro vezes $\pi$ (pi, perto de 3,14):

$$d \times 3{,}14$$

Uma roda com 6 cm de diâmetro anda perto de 19 cm por volta. Para andar 95 cm, precisa de cinco.
      `,
    ),
    reading(
      'Para não tombar',
      4,
      md`
Fique de pé com os pés juntos e incline-se para o lado. Logo você precisa dar um passo. Agora abra os pés e tente outra vez. Muito mais firme.

## Centro de massa

Todo objeto tem um ponto em que o peso se equilibra: o **centro de massa**. Enquanto ele estiver **acima da base**, nada tomba. Quando passa da beirada, cai.

Por isso um robô estável tem:

- **base larga**, com as rodas afastadas;
- **peso embaixo**, com a bateria perto do chão;
- **nada pesado na ponta** de um braço comprido.

## Duas rodas e um apoio

Muitos robôs pequenos têm duas rodas com motor e um apoio que desliza. Com as duas girando iguais, ele anda reto. Com uma parada, faz curva. Com uma para a frente e outra para trás, gira no próprio lugar. Só com dois motores, vai a qualquer canto.

**Teste:** faça um boneco de cortiça em pé sobre um palito. Depois espete dois garfos, um de cada lado, com os cabos para baixo. Por que ele não cai mais?
      `,
    ),
    quiz('Quiz: em movimento', [
      ask(
        'Uma engrenagem de 10 dentes move uma de 30. A grande gira…',
        ['3 vezes mais depressa', '* 3 vezes mais devagar', 'igual', '30 vezes mais devagar'],
        'São três voltas da pequena para uma da grande.',
      ),
      ask(
        'O que se perde quando se ganha força com engrenagens?',
        ['Peso', 'Cor', '* Velocidade', 'Bateria'],
        'Força e velocidade se trocam: mais de uma, menos da outra.',
      ),
      ask(
        'Uma roda de 10 cm de diâmetro anda, em uma volta, cerca de…',
        ['10 cm', '20 cm', '* 31 cm', '100 cm'],
        '10 vezes 3,14 dá 31,4 centímetros.',
      ),
      ask(
        'Onde convém pôr a bateria para o robô não tombar?',
        ['No alto', '* Embaixo', 'Na ponta do braço', 'Tanto faz'],
        'Com o peso embaixo, o centro de massa fica baixo e firme.',
      ),
      ask(
        'As duas rodas giram em sentidos contrários. O robô…',
        ['anda reto', 'para', '* gira no lugar', 'dá marcha a ré'],
        'Uma roda vai e a outra volta: ele gira em torno do próprio centro.',
      ),
    ]),
  ],
}

export const circuitos: DemoModule = {
  name: 'Circuitos',
  description: 'O caminho que a eletricidade faz, e como cuidar dele.',
  icon: 'bulb',
  contents: [
    reading(
      'Um caminho fechado',
      5,
      md`
Uma pilha, um fio e uma luzinha. Ela não acende. Falta um segundo fio, de volta. Eletricidade só anda em **caminho fechado**: sai de um lado da pilha, passa pela lâmpada e volta pelo outro. Por isso se chama **circuito**.

## Quem é quem

- **Pilha ou bateria:** empurra a corrente. O quanto empurra se mede em **volts**.
- **Fio:** deixa a corrente passar. É de cobre, um bom **condutor**.
- **Plástico em volta do fio:** não deixa passar. É um **isolante**.
- **Interruptor:** abre e fecha o caminho.
- **LED:** acende só se estiver na posição certa. A perna comprida vai no positivo.
- **Resistor:** segura um pouco a corrente, para o LED não queimar.

## Em fila ou lado a lado

Duas lâmpadas **em série**, uma depois da outra, dividem o mesmo caminho: se uma queima, as duas apagam. **Em paralelo**, cada uma tem o seu caminho: se uma queima, a outra continua. Como você acha que são ligadas as luzes da sua casa?
      `,
    ),
    reading(
      'Segurança em primeiro lugar',
      4,
      md`
Nos nossos projetos usamos **pilhas comuns**, de poucos volts. Com elas você pode experimentar. Com a tomada, **nunca**.

## Regras da oficina

1. Tomada não é brinquedo nem fonte de projeto. Ela tem 127 ou 220 volts e pode matar.
2. Nunca ligue os dois lados da pilha com um fio só. Isso é um **curto-circuito**: o fio esquenta e pode queimar a sua mão.
3. Pilha amassada, molhada ou vazando não se usa. E pilha velha vai para o **ponto de coleta**, não para o lixo comum.
4. Baterias de celular não se abrem. Podem pegar fogo.
5. Mãos secas, mesa arrumada, um adulto por perto.

## Seguir o fio

Quando algo não acende, siga o caminho com o dedo, da pilha até a pilha. Está fechado? O LED está virado? O contato está frouxo? Nove em cada dez problemas são um fio solto.

Cuidar é parte de construir. Quem organiza a mesa acha o erro mais depressa.
      `,
    ),
    quiz('Quiz: liga e desliga', [
      ask(
        'O que é preciso para a corrente passar?',
        ['Um fio comprido', '* Um caminho fechado', 'Uma lâmpada azul', 'Duas pilhas'],
        'A corrente sai da pilha e precisa poder voltar a ela.',
      ),
      ask(
        'O plástico em volta do fio é…',
        ['condutor', '* isolante', 'resistor', 'interruptor'],
        'Ele não deixa a corrente passar, e assim protege quem toca.',
      ),
      ask(
        'Duas lâmpadas em série: uma queima. E a outra?',
        ['* Apaga', 'Continua acesa', 'Brilha mais', 'Muda de cor'],
        'O caminho é o mesmo. Quando ele se abre, a corrente para para as duas.',
      ),
      ask(
        'Qual é a função do resistor ao lado do LED?',
        ['Dar cor', 'Guardar energia', '* Limitar a corrente', 'Fazer barulho'],
        'Sem ele, passaria corrente demais e o LED queimaria.',
      ),
      ask(
        'O que fazer com pilhas velhas?',
        ['Jogar no lixo comum', 'Enterrar', 'Abrir para ver', '* Levar a um ponto de coleta'],
        'Elas têm substâncias que contaminam o solo e a água.',
      ),
    ]),
  ],
}
