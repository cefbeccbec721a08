import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const rios: DemoModule = {
  name: 'Rios e montanhas',
  description: 'Por que os rios correm, quem os alimenta e que força eles têm.',
  icon: 'mountain',
  contents: [
    reading(
      'Por que o rio não para',
      6,
      md`
Um rio corre de dia e de noite, mesmo quando faz semanas que não chove. De onde vem tanta água, e quem a empurra?

## O empurrão vem de baixo

Ninguém empurra o rio: ele **cai**. A força que puxa a água é a mesma que traz de volta a bola que você joga para cima, a **gravidade**. A água procura sempre o ponto mais baixo ao seu lado. Da montanha ao vale, do vale à planície, da planície ao mar.

Por isso o lugar onde o rio nasce, a **nascente**, é mais alto do que o lugar onde ele termina, a **foz**. Quanto maior a diferença de altura em um trecho curto, mais depressa a água corre. No alto da serra, o rio é estreito e barulhento. Na planície, fica largo e preguiçoso, e faz curvas chamadas **meandros**.

## A água escondida

Depois da chuva, parte da água escorre pelo chão e chega logo ao rio. Outra parte **infiltra**: entra devagar entre os grãos do solo e enche os espaços vazios das rochas. Essa água subterrânea anda muito lentamente, às vezes poucos metros por ano, e vai saindo aos poucos nas nascentes e no leito dos rios.

É como uma poupança. No tempo de chuva, o solo guarda. No tempo seco, devolve. Onde a mata foi derrubada ou o chão foi cimentado, a poupança fica vazia: o rio enche demais na chuva e quase some na seca.

## O rio esculpe

A água carrega areia e pedras, e com elas raspa o fundo e as margens. Em milhares de anos, abre vales. Quando perde velocidade, solta o que trazia. Assim nascem as praias de rio, as ilhas e os deltas.

- **Erosão:** o rio arranca.
- **Transporte:** o rio leva.
- **Deposição:** o rio deixa.

## Um exemplo brasileiro

O rio São Francisco nasce na Serra da Canastra, em Minas Gerais, a mais de mil metros de altitude. Corre por mais de **2.700 quilômetros**, atravessa o Semiárido, onde chove pouco, e mesmo assim chega ao oceano Atlântico, entre Alagoas e Sergipe. Chega porque recebe, ao longo do caminho, a água de muitos outros rios: os **afluentes**.
      `,
    ),
    reading(
      'Bacia: a casa de um rio',
      7,
      md`
Faça uma concha com as mãos e imagine que chove dentro dela. Toda a água escorre para o meio e sai pelo mesmo lugar, entre os dedos. Uma **bacia hidrográfica** é isso, em tamanho de paisagem: a área em que toda a chuva que cai acaba chegando ao mesmo rio.

## Onde começa e onde termina

O limite entre duas bacias passa pelo alto dos morros. Chama-se **divisor de águas**. Uma gota que cai um palmo para lá vai para um rio; um palmo para cá, vai para outro. Duas gotas vizinhas podem terminar a centenas de quilômetros uma da outra.

Em qualquer lugar do Brasil, você está dentro de uma bacia. A sua casa, a sua escola e o campo de futebol também.

## Quem é quem

- **Rio principal:** o que recolhe a água de todos.
- **Afluente:** rio que deságua em outro rio.
- **Confluência:** ponto em que dois rios se encontram.
- **Mata ciliar:** a vegetação das margens. Protege o rio como os cílios protegem os olhos, segurando a terra e filtrando a água que chega.

## Tudo o que acontece na bacia chega ao rio

Este é o segredo mais importante desta aula. Se alguém joga óleo na rua em um bairro alto, a próxima chuva leva o óleo até o córrego, o córrego leva até o rio, e o rio passa na cidade seguinte. Lixo, esgoto, veneno de lavoura e terra solta fazem o mesmo caminho.

E o que é bom também viaja: uma nascente cercada, uma mata replantada, um esgoto tratado melhoram a água de quem mora abaixo.

> Quem mora rio acima cuida da água de quem mora rio abaixo, mesmo sem conhecer.

## As maiores

A bacia Amazônica é a maior do mundo. O rio Amazonas despeja no mar mais água do que qualquer outro rio da Terra. No centro-sul do país, a bacia do Paraná reúne muitas cidades grandes e várias usinas hidrelétricas. Entre elas fica o Cerrado, chamado de **berço das águas**, porque ali nascem rios que correm para várias grandes bacias brasileiras.
      `,
    ),
    reading(
      'A força que gira a roda',
      7,
      md`
Segure um balde cheio com o braço esticado. Pesa, não é? Cada litro de água tem **um quilograma**. Um metro cúbico, que é um cubo de um metro de lado, guarda mil litros: uma tonelada. Quando essa massa cai, tem força de sobra para mover máquinas.

## Do moinho à usina

Há mais de dois mil anos as pessoas usam rodas d'água. O rio empurra as pás, a roda gira, um eixo leva o giro para dentro de casa e lá ele mói o milho, serra a madeira ou levanta o martelo.

Uma **usina hidrelétrica** usa a mesma ideia:

1. Uma barragem segura o rio e forma um reservatório.
2. A água desce por um tubo largo e ganha velocidade.
3. Ela gira uma **turbina**, neta da roda d'água.
4. A turbina gira um **gerador**, que transforma movimento em eletricidade.
5. Os fios levam a eletricidade até a sua casa.

A água sai do outro lado, sem ter sido gasta, e continua rio abaixo.

## Quanto mais alto, mais energia

A energia guardada na água depende da massa e da altura da queda:

$$E = m \cdot g \cdot h$$

Aqui, $m$ é a massa em quilogramas, $g$ é a gravidade (perto de 10) e $h$ é a altura em metros. Um balde de 10 quilogramas a 5 metros de altura guarda

$$E = 10 \cdot 10 \cdot 5 = 500 \text{ joules}$$

Se a altura dobra, a energia dobra. Por isso as usinas ficam em lugares com bom desnível.

## O outro lado da barragem

No Brasil, as hidrelétricas produzem **mais da metade** da eletricidade. Elas não queimam combustível, o que é ótimo para o ar. Mas um reservatório alaga florestas, plantações e às vezes cidades inteiras. Famílias mudam de lugar, e peixes que sobem o rio para se reproduzir encontram um muro.

Não existe energia sem efeito algum. Existe escolher bem onde construir, ouvir quem mora ali e não desperdiçar o que foi gerado. Apagar a luz do quarto vazio também é cuidar do rio.
      `,
    ),
    quiz('Quiz: serra abaixo', [
      ask(
        'O que faz a água de um rio correr?',
        ['O vento', 'As ondas do mar', '* A gravidade', 'A rotação da Terra'],
        'A água cai sempre para o ponto mais baixo ao seu lado. Quem puxa é a gravidade.',
      ),
      ask(
        'Por que muitos rios continuam correndo na época seca?',
        [
          '* Porque recebem água guardada no subsolo',
          'Porque a água do mar volta por eles',
          'Porque evaporam menos à noite',
          'Porque as pedras soltam água',
        ],
        'A chuva que infiltrou vai saindo devagar pelas nascentes. É a poupança do rio.',
      ),
      ask(
        'O que é um divisor de águas?',
        ['Uma barragem', 'Um rio muito largo', 'Um filtro', '* O alto dos morros que separa duas bacias'],
        'De um lado do divisor a chuva vai para um rio; do outro lado, para outro.',
      ),
      ask(
        'Em uma hidrelétrica, o que transforma o movimento em eletricidade?',
        ['A barragem', '* O gerador', 'O reservatório', 'A turbina sozinha'],
        'A turbina só gira. Quem transforma o giro em eletricidade é o gerador ligado a ela.',
      ),
      ask(
        'Um balde guarda 500 joules a 5 metros de altura. E a 10 metros?',
        ['250 joules', '500 joules', '* 1.000 joules', '5.000 joules'],
        'Com a mesma massa, se a altura dobra, a energia dobra.',
      ),
    ]),
    challenge(
      'Desafio: o rio mais perto de mim',
      [
        'O caminho da água aparece da escola até um rio com nome.',
        'O desenho tem legenda e mostra para que lado a água corre.',
        'Há uma frase sobre algo que ajuda ou atrapalha esse rio.',
      ],
      md`
Todo lugar fica dentro de uma bacia. Qual é a da sua escola?

1. Com a ajuda de um mapa, de alguém mais velho ou de um passeio com um adulto, descubra **qual é o córrego ou rio mais próximo**.
2. Descubra para onde ele corre: em que outro rio ele deságua?
3. Desenhe esse caminho em uma folha, com setas e legenda.
4. Escreva uma frase: o que você viu que **ajuda** ou **atrapalha** esse rio?

Fotografe a folha e envie. Não precisa ser um desenho bonito; precisa ser um desenho que alguém entenda sem você do lado.
      `,
    ),
  ],
}
