import { ask, ebook, md, quiz, reading, type DemoModule } from '../shape.ts'
import { gotaNina } from './ebook.ts'

export const limpa: DemoModule = {
  name: 'Água limpa',
  description: 'O que tiramos da água antes de beber e o que devolvemos ao rio.',
  icon: 'droplet',
  contents: [
    reading(
      'Da represa à torneira',
      7,
      md`
Abra a torneira e encha um copo. Entre a represa e esse gesto, a água passou por uma fábrica que trabalha dia e noite: a **estação de tratamento de água**, ou ETA.

## Seis passos

1. **Captação.** Bombas tiram a água do rio, da represa ou de um poço. Grades seguram folhas, galhos e lixo.
2. **Coagulação.** Um produto, em geral o sulfato de alumínio, é misturado bem depressa. Ele faz as partículas de sujeira, que se repeliam, começarem a grudar umas nas outras.
3. **Floculação.** A água é mexida devagar. As partículas se juntam em floquinhos, parecidos com os de uma sopa rala.
4. **Decantação.** Em tanques calmos, os flocos descem para o fundo com o próprio peso. A água de cima já sai clara.
5. **Filtração.** A água atravessa camadas de areia e pedrinhas, às vezes também de carvão. O que sobrou fica preso ali.
6. **Desinfecção.** O cloro mata microrganismos que ninguém vê. Em muitas cidades também se acrescenta **flúor**, que ajuda a proteger os dentes.

## Transparente não é o mesmo que potável

Depois da filtração a água já é bonita. Mesmo assim, ainda pode causar doença: bactérias e vírus passam por entre os grãos de areia. A palavra para água boa de beber é **potável**. Só depois da desinfecção ela pode receber esse nome.

Técnicos e técnicas medem a água várias vezes por dia: a cor, a **turbidez** (o quanto ela é turva), a acidez e a quantidade de cloro. O cloro continua na água durante a viagem pelos canos, para protegê-la até a sua casa.

## A parte que é nossa

A estação entrega água potável até o cavalete, onde fica o hidrômetro. Dali para dentro, o cuidado é de quem mora:

- a caixa-d'água precisa de tampa e de uma boa limpeza de tempos em tempos;
- o filtro da cozinha pede vela nova no prazo;
- em uma torneira que pinga, toda essa água tratada vai embora gota a gota.

> Cada litro que chega até você levou horas de trabalho, produtos e energia. Usar bem é respeitar esse caminho.
      `,
    ),
    reading(
      'Um filtro dentro da garrafa',
      8,
      md`
Hoje a aula é de mão na massa. Você vai construir um filtro parecido com o da estação de tratamento e descobrir **o que cada camada faz**.

## Do que você precisa

- uma garrafa PET cortada ao meio (peça a um adulto para cortar);
- algodão ou um pedaço de pano;
- areia fina e areia grossa, bem lavadas;
- pedrinhas lavadas;
- água barrenta: um litro de água com duas colheres de terra.

## Montagem

Encaixe a parte do gargalo, de cabeça para baixo, dentro da outra metade. Depois coloque as camadas, de baixo para cima:

1. algodão, tapando o gargalo;
2. areia fina;
3. areia grossa;
4. pedrinhas.

## Antes de despejar, preveja

Cientistas escrevem o que acham que vai acontecer **antes** de testar. Isso se chama **hipótese**. Complete no caderno: _“Eu acho que a água vai sair \_\_\_, porque \_\_\_.”_

Agora despeje a água barrenta devagar. Guarde um pouco da original em um copo para comparar.

## O que observar

| Camada       | O que segura                       |
| ------------ | ---------------------------------- |
| Pedrinhas    | folhas e pedaços grandes           |
| Areia grossa | grãos médios                       |
| Areia fina   | grãos pequenos                     |
| Algodão      | a própria areia, para ela não sair |

A primeira água que sai costuma vir turva, porque lava o filtro. Passe duas ou três vezes e compare os copos.

## Uma pergunta importante

A água ficou clara. Dá para beber? **Não.** O seu filtro segura o que é maior do que os espaços entre os grãos. Micróbios são muito menores: em um milímetro cabem, enfileiradas, cerca de mil bactérias. Para eles, a areia é um corredor largo.

## E se...?

Mude **uma coisa por vez** e teste de novo:

- e se a areia fina ficar por cima?
- e se a camada tiver o dobro da altura?
- e se a água for despejada bem depressa?

Mudar só uma coisa por vez é o que permite saber quem foi responsável pela diferença. Você acaba de planejar um experimento.
      `,
    ),
    reading(
      'Para onde vai o esgoto',
      6,
      md`
Você deu a descarga. Fim? Para a água, é o começo de outra viagem. **Esgoto** é a água que já usamos: a do vaso, a do banho, a da louça e a da roupa. Ela leva restos de comida, sabão, gordura e muitos microrganismos.

## Quando não há tratamento

No Brasil, uma parte grande da população ainda não tem o esgoto coletado e tratado. Quando ele chega cru ao rio, acontece uma reação em cadeia:

1. Bactérias do rio começam a comer a sujeira.
2. Para comer, elas **respiram o oxigênio** que está dissolvido na água.
3. O oxigênio diminui.
4. Os peixes, que também respiram esse oxigênio, morrem ou vão embora.
5. Sem oxigênio, outras bactérias tomam conta, e é delas que vem o mau cheiro.

Repare: o rio não morre de sujeira só por ficar feio. Ele morre **sem ar**.

## Como se trata

Em uma estação de tratamento de esgoto, a ETE, fazemos com cuidado, dentro de tanques, o que o rio tentaria fazer sozinho.

- **Grades** seguram plástico, pano e tudo o que não deveria ter ido pelo vaso.
- A **caixa de areia** deixa afundar o que é pesado.
- Nos **tanques biológicos**, bactérias comem a matéria orgânica. Muitas estações sopram bolhas de ar para elas trabalharem mais depressa.
- No **decantador**, o lodo desce e a água clara segue.

A água que sai ainda não é de beber, mas já pode voltar ao rio sem sufocá-lo. Do lodo se pode fazer adubo para alguns usos, e do gás que as bactérias soltam se pode fazer energia.

## Saneamento é saúde

Água tratada e esgoto coletado evitam diarreia, hepatite A, verminoses e muitas outras doenças. Crianças pequenas são as que mais ganham com isso. Por lei, o **saneamento básico** reúne quatro serviços: água tratada, esgoto, limpeza das ruas com coleta de lixo e drenagem da chuva.

## O que nunca vai pelo vaso

Papel grosso, fio dental, cotonete, fralda, absorvente, remédio e óleo. O vaso não é lixeira: o que ele leva, alguém vai ter de tirar de uma grade.
      `,
    ),
    ebook(
      12,
      md`
Um livrinho para ler no seu ritmo, uma página por vez. A gota Nina conta um ciclo inteiro do ponto de vista de quem viaja. Ao terminar, escolha uma parada da viagem e conte a um colega o que acontece ali.
      `,
      gotaNina,
    ),
    quiz('Quiz: potável ou não?', [
      ask(
        'Qual etapa do tratamento mata os microrganismos?',
        ['Decantação', 'Filtração', '* Desinfecção', 'Captação'],
        'O cloro da desinfecção mata microrganismos que passam pela areia do filtro.',
      ),
      ask(
        'Para que serve a coagulação?',
        [
          '* Para fazer as partículas de sujeira grudarem umas nas outras',
          'Para esfriar a água',
          'Para dar gosto à água',
          'Para aumentar a pressão nos canos',
        ],
        'Grudadas, as partículas formam flocos pesados, que descem na decantação.',
      ),
      ask(
        'A água do filtro de garrafa ficou transparente. Ela é potável?',
        [
          'Sim, porque não tem cor',
          'Sim, porque passou por areia',
          'Só se estiver fria',
          '* Não, porque micróbios passam pelo filtro',
        ],
        'Bactérias são pequenas demais para a areia segurar. Falta a desinfecção.',
      ),
      ask(
        'Por que os peixes morrem em um rio com esgoto cru?',
        [
          'Porque a água esfria',
          '* Porque as bactérias gastam o oxigênio da água',
          'Porque o rio corre mais depressa',
          'Porque o esgoto é salgado',
        ],
        'As bactérias que comem a sujeira respiram o oxigênio dissolvido, e ele falta para os peixes.',
      ),
      ask(
        'Qual destes serviços não faz parte do saneamento básico?',
        ['Coleta de lixo', 'Drenagem da chuva', '* Iluminação das ruas', 'Tratamento do esgoto'],
        'O saneamento básico reúne água tratada, esgoto, limpeza com coleta de lixo e drenagem.',
      ),
    ]),
  ],
}
