import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const canteiro: DemoModule = {
  name: 'O canteiro',
  description: 'Vizinhos que se ajudam, água na hora certa.',
  icon: 'plant',
  contents: [
    reading(
      'Plantas que se ajudam',
      4,
      md`
Na mata não há fileiras de uma planta só. Cada uma ocupa o seu lugar, e muitas ajudam a vizinha. Na horta, isso se chama **consórcio**.

## As três irmãs

Povos indígenas das Américas plantam juntos, há milhares de anos, **milho, feijão e abóbora**:

- o milho é a escada por onde o feijão sobe;
- o feijão, com bactérias nas raízes, **põe nitrogênio** no solo;
- a abóbora espalha folhas largas, que guardam a umidade e seguram o mato.

## Boas duplas

- Alface com cebolinha.
- Tomate com manjericão.
- Cenoura com rabanete: o rabanete sai antes e deixa a terra fofa.

E flores! Elas chamam abelhas e joaninhas. Uma joaninha come dezenas de pulgões por dia. É a melhor vigia que a horta pode contratar.
      `,
    ),
    reading(
      'Regar sem desperdiçar',
      4,
      md`
Mais plantas de horta morrem por **excesso** de água do que por falta. Raiz encharcada não respira.

## O teste do dedo

Enfie o dedo na terra até a segunda dobra. Saiu com terra grudada e úmida? Não regue. Saiu limpo e seco? Regue.

## Regras simples

1. Cedo pela manhã ou no fim da tarde, quando se evapora menos.
2. Água na **terra**, não nas folhas.
3. Pouca água todo dia para mudas; mais água e menos vezes para plantas grandes.
4. **Cobertura morta:** uma camada de palha ou folhas secas guarda a umidade e abriga minhocas.

## Irrigação de garrafa

Faça um furinho na tampa de uma garrafa PET, encha-a e enterre-a de ponta-cabeça ao lado da planta. A água sai gota a gota, por dias. Ótimo para os feriados.
      `,
    ),
    quiz('Quiz: bons vizinhos', [
      ask(
        'O que o feijão dá às vizinhas?',
        ['Sombra', '* Nitrogênio no solo', 'Água', 'Sementes'],
        'Bactérias nas raízes do feijão fixam o nitrogênio do ar.',
      ),
      ask(
        'Quais são as três irmãs?',
        ['Alface, rúcula e couve', '* Milho, feijão e abóbora', 'Tomate, cebola e alho', 'Arroz, trigo e aveia'],
        'Cada uma ajuda as outras: escada, adubo e cobertura.',
      ),
      ask(
        'O dedo saiu da terra com barro úmido. O que fazer?',
        ['Regar muito', '* Não regar agora', 'Pôr sal', 'Arrancar a planta'],
        'Ainda há água. Raiz encharcada não respira.',
      ),
      ask(
        'Por que a joaninha é bem-vinda?',
        ['Porque é bonita', 'Porque rega', '* Porque come pulgões', 'Porque espanta a chuva'],
        'Ela controla uma praga sem veneno.',
      ),
      ask(
        'Para que serve a cobertura morta?',
        ['Para enfeitar', 'Para esconder sementes', 'Para secar a terra', '* Para guardar a umidade'],
        'A palha faz sombra no solo e a água evapora menos.',
      ),
    ]),
  ],
}

export const colheita: DemoModule = {
  name: 'Da terra ao prato',
  description: 'Colher, dividir e devolver à terra.',
  icon: 'basket',
  contents: [
    reading(
      'Composto: o lixo que vira terra',
      5,
      md`
Cerca de **metade** do lixo de uma casa brasileira é resto de comida e de planta. No aterro, ele apodrece sem ar e solta gases que aquecem o planeta. Na composteira, vira terra preta e cheirosa.

## A receita

- **1 parte de verde:** cascas, borra de café, grama recém-cortada. Dá nitrogênio.
- **2 ou 3 partes de marrom:** folhas secas, serragem, papelão picado. Dá carbono.
- **Ar:** revire uma vez por semana.
- **Água:** úmido como uma esponja torcida.

Se cheira mal, está molhado ou verde demais: ponha folhas secas e revire. Se não acontece nada, está seco: regue um pouco. Em dois a quatro meses está pronto.

No meio da pilha a temperatura pode passar de $50\,°C$. Quem esquenta tudo aquilo são bilhões de microrganismos trabalhando.
      `,
    ),
    reading(
      'Provar com atenção',
      4,
      md`
Hoje é dia de colheita. Lave bem as mãos e os alimentos, em água corrente, e siga a orientação da merendeira.

## Degustar como cientista

1. **Olhe:** cor, forma, brilho.
2. **Cheire** de olhos fechados.
3. **Morda** devagar e escute o barulho.
4. **Escreva três palavras** que não sejam “bom” nem “ruim”.

Amargo, picante, doce, terroso, fresco. Muitas vezes a gente precisa provar um alimento novo várias vezes até gostar. O paladar também aprende.

## O que é da época

Cada lugar tem seus meses de colheita. Alimento da época costuma ser mais gostoso e mais barato, e viaja menos. Pergunte na feira: _o que está bom agora?_ E experimente uma **planta que cresce sem ser plantada** e que alguém da sua família saiba usar, como a beldroega ou o ora-pro-nóbis, sempre com um adulto que as conheça.
      `,
    ),
    challenge(
      'Desafio: um canteiro de um metro',
      [
        'O desenho do canteiro diz o que foi plantado e por quê.',
        'Há ao menos três registros com data.',
        'O texto conta um problema e o que foi feito.',
      ],
      md`
Com a turma ou com a família, cuide de um canteiro de **um metro quadrado**. Pode ser um vaso grande ou três garrafas na janela.

1. Desenhe o canteiro visto de cima e diga quem é vizinho de quem.
2. Plante e registre **três vezes**, com data: altura, número de folhas, o que mudou.
3. Conte um **problema** que apareceu e o que você fez.

Envie uma foto e o seu registro. Se nada nasceu, conte o que você faria diferente: é assim que toda horta começa.
      `,
    ),
  ],
}
