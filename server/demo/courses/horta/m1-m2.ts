import { ask, md, quiz, reading, type DemoModule } from '../shape.ts'

export const solo: DemoModule = {
  name: 'O chão está vivo',
  description: 'De que é feita a terra e quem mora nela.',
  icon: 'shovel',
  contents: [
    reading(
      'Um punhado de terra',
      5,
      md`
Pegue um punhado de terra úmida e olhe de perto. Parece sujeira. É uma cidade.

## De que é feita

- **Areia:** grãos grandes. A água passa depressa.
- **Silte:** grãos médios, macios como farinha.
- **Argila:** grãos minúsculos, que grudam e guardam água.
- **Matéria orgânica:** restos de folhas e bichos, que deixam a terra escura e fofa.
- **Ar e água**, nos espaços entre os grãos.

Em uma colher de terra boa vivem mais microrganismos do que há pessoas no planeta. Eles transformam folhas mortas em alimento para as plantas.

## O teste do vidro

1. Encha um terço de um vidro com terra e o resto com água.
2. Tampe, sacuda bem e espere até o dia seguinte.
3. Veja as camadas: a areia desce primeiro, depois o silte e, por cima, a argila. O que boia é matéria orgânica.

Com uma régua, meça cada camada. Você acaba de fazer uma análise do solo da escola.
      `,
    ),
    reading(
      'Minhocas, as jardineiras',
      4,
      md`
A minhoca não tem olhos, dentes nem pernas, e é uma das melhores trabalhadoras da horta.

## O que ela faz

Ela engole terra e restos de plantas. O que sai do outro lado, o **húmus**, é um adubo excelente. Os túneis que abre deixam entrar ar e água, e as raízes agradecem.

A minhoca respira pela **pele**, que precisa estar úmida. Por isso foge do sol e sobe à superfície quando chove muito.

## Casa de minhoca

Com três caixas empilhadas, a turma pode fazer um **minhocário**. Nas de cima, restos de frutas e verduras cobertos com folhas secas. Na de baixo, o líquido que escorre, que se mistura com dez partes de água antes de regar.

Não entram: carne, leite, comida com sal ou óleo, e frutas muito ácidas em grande quantidade.
      `,
    ),
    quiz('Quiz: pé no chão', [
      ask(
        'Qual parte do solo guarda mais água?',
        ['Areia', '* Argila', 'Pedra', 'Ar'],
        'Os grãos minúsculos da argila seguram a água entre eles.',
      ),
      ask(
        'O que deixa a terra escura e fofa?',
        ['* Matéria orgânica', 'Areia', 'Sal', 'Cimento'],
        'Restos de plantas e bichos, transformados por microrganismos.',
      ),
      ask(
        'Como a minhoca respira?',
        ['Pelo nariz', 'Por brânquias', '* Pela pele', 'Ela não respira'],
        'A pele precisa estar úmida para que ela respire.',
      ),
      ask(
        'No teste do vidro, o que desce primeiro?',
        ['A argila', '* A areia', 'As folhas', 'O ar'],
        'Os grãos maiores e mais pesados descem antes.',
      ),
      ask(
        'O que não deve ir para o minhocário?',
        ['Casca de banana', 'Folhas secas', 'Restos de alface', '* Carne'],
        'Carne apodrece, cheira mal e atrai bichos que atrapalham.',
      ),
    ]),
  ],
}

export const sementes: DemoModule = {
  name: 'Da semente à muda',
  description: 'O que uma semente espera para acordar.',
  icon: 'seeding',
  contents: [
    reading(
      'O que acorda uma semente',
      5,
      md`
Um feijão seco parece pedra. Dentro dele há uma planta inteira, pequena e dobrada, com um lanche ao lado. Ela espera.

## Três sinais

1. **Água**, que incha a semente e rompe a casca.
2. **Ar**, porque a semente respira.
3. **Temperatura boa**, nem fria nem quente demais.

E a luz? Para nascer, a maioria não precisa: germina no escuro da terra. A luz é necessária **depois**, quando o lanche acaba e as folhas começam a fazer o próprio alimento. Esse trabalho é a **fotossíntese**.

## Experiência em três copos

- Copo 1: feijão em algodão úmido.
- Copo 2: feijão em algodão seco.
- Copo 3: feijão coberto de água até a boca.

Anote todos os dias. Só um vai bem. Aos outros, o que faltou? Dica: no terceiro, não faltou água.
      `,
    ),
    reading(
      'O berçário da horta',
      4,
      md`
Muda pequena é como criança pequena: precisa de abrigo, comida leve e olho por perto.

## Fazer a sementeira

1. Use caixas de ovos de papelão ou potinhos com furo embaixo.
2. Encha com terra peneirada e composto.
3. Faça um buraco com profundidade de **duas a três vezes** o tamanho da semente.
4. Cubra, regue com borrifador e escreva o nome e a data.

## Transplantar

Quando a muda tiver de **quatro a seis folhas**, pode ir para o canteiro. Escolha o fim da tarde, para ela não enfrentar o sol logo no primeiro dia. Segure pelo torrão, nunca pelo caule.

Alface e rúcula levam poucas semanas até a colheita. Tomate e cenoura, alguns meses. Na horta, paciência é ferramenta.
      `,
    ),
    quiz('Quiz: bom dia, semente', [
      ask(
        'Do que a maioria das sementes não precisa para germinar?',
        ['Água', 'Ar', '* Luz', 'Temperatura boa'],
        'A luz será necessária depois, quando as folhas começarem a trabalhar.',
      ),
      ask(
        'Por que o feijão coberto de água não vai bem?',
        ['Porque enjoa', '* Porque falta ar', 'Porque falta sal', 'Porque esquenta'],
        'A semente respira. Debaixo da água, falta oxigênio para ela.',
      ),
      ask(
        'A que profundidade se planta uma semente?',
        ['Um palmo', 'Sempre na superfície', '* Duas a três vezes o tamanho dela', 'Um metro'],
        'Muito fundo, o lanche acaba antes de a planta chegar à luz.',
      ),
      ask(
        'Qual é a melhor hora para transplantar?',
        ['Ao meio-dia', '* No fim da tarde', 'Com sol forte', 'Durante a geada'],
        'A muda tem a noite para se recuperar antes do sol.',
      ),
      ask(
        'Como se chama o processo em que a folha faz alimento com luz?',
        ['Germinação', 'Respiração', '* Fotossíntese', 'Compostagem'],
        'Com luz, água e gás carbônico, a planta produz o próprio alimento.',
      ),
    ]),
  ],
}
