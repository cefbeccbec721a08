import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const construir: DemoModule = {
  name: 'Construir de verdade',
  description: 'Curvas que sustentam e a planta da sua sala.',
  icon: 'building-arch',
  contents: [
    reading(
      'Curvas que sustentam',
      6,
      md`
Até aqui falamos de barras retas. Mas olhe um ovo. A casca tem menos de meio milímetro, e mesmo assim é difícil quebrá-lo apertando as duas pontas entre as palmas das mãos. O segredo é a **curva**.

## Do arco à cúpula

No arco, o peso desce pelas laterais, e cada bloco é apertado contra o vizinho. A pedra do meio, a última a ser colocada, é a **chave**: sem ela, nada fica de pé; com ela, tudo trava.

Gire um arco em torno do seu eixo e você terá uma **cúpula**. Estique-o para o fundo e terá uma **abóbada**. Igrejas, mesquitas, mercados e estações usam essas formas há muitos séculos, porque cobrem grandes espaços sem colunas no meio.

O arco tem um preço: ele **empurra para fora**. Abra as pernas sobre um piso liso e você vai sentir. Por isso os arcos se apoiam em paredes grossas ou em outros arcos, lado a lado, que se empurram e se equilibram.

## A corrente de cabeça para baixo

Segure uma correntinha pelas pontas. Ela desenha uma curva em que cada elo só é esticado. Fotografe e vire a foto de ponta-cabeça: agora é a forma de um arco em que cada parte só é **apertada**. Arquitetos usaram maquetes de correntes penduradas para descobrir a melhor forma de um arco, muito antes dos computadores.

## No Brasil

- **Oscar Niemeyer** desenhou, com o engenheiro Joaquim Cardozo, curvas de concreto finas e enormes. A igreja da Pampulha, em Belo Horizonte, é uma sequência de abóbadas.
- As **ocas** de vários povos indígenas usam arcos de madeira flexível cobertos de palha: leves, frescas e resistentes ao vento.
- O **iglu**, longe daqui, segue a mesma ideia, com neve.

Povos muito diferentes chegaram à mesma resposta, porque a pergunta era a mesma.

## A forma e o material

Para encerrar a trilha, uma frase que serve para qualquer obra: **não existe forma boa sozinha**. Existe a forma que combina com o material, com o lugar e com quem vai usar. Triângulo para barras, arco para pedra, cabo para o que só estica. Escolher bem é juntar matemática com cuidado.
      `,
    ),
    quiz('Quiz final: o que sustenta?', [
      ask(
        'Que força age nas pedras de um arco?',
        ['Só tração', '* Compressão', 'Nenhuma', 'Magnetismo'],
        'Cada pedra é apertada contra a vizinha, até o apoio.',
      ),
      ask(
        'Um triângulo tem base de 8 cm e altura de 5 cm. Qual é a área?',
        ['13 cm²', '40 cm²', '* 20 cm²', '80 cm²'],
        'Base vezes altura dá 40; a metade é 20 centímetros quadrados.',
      ),
      ask(
        'Em escala 1:50, uma mesa de 150 cm mede no papel…',
        ['1,5 cm', '* 3 cm', '7,5 cm', '50 cm'],
        '150 dividido por 50 é 3 centímetros.',
      ),
      ask(
        'Dois ângulos de um triângulo medem 35° e 65°. E o terceiro?',
        ['60°', '70°', '* 80°', '100°'],
        '180 menos 35 menos 65 dá 80 graus.',
      ),
      ask(
        'Quando reduzimos uma planta, o que continua igual?',
        ['Os comprimentos', 'As áreas', '* Os ângulos', 'O peso do papel'],
        'Figuras semelhantes têm os mesmos ângulos, em qualquer escala.',
      ),
    ]),
    challenge(
      'Desafio: a planta da sala',
      [
        'A escala está escrita e é a mesma no desenho todo.',
        'Portas, janelas e ao menos dois móveis aparecem.',
        'A mudança proposta cabe na sala, com as medidas.',
      ],
      md`
Você agora sabe medir, reduzir e ler ângulos. Desenhe a **planta da sua sala de aula** ou de um cômodo da sua casa.

1. Meça as paredes, as portas, as janelas e dois móveis. Trabalhe em dupla.
2. Escolha a escala (1:50 costuma caber em uma folha) e faça as contas em uma tabela.
3. Desenhe com régua e esquadro. Escreva a escala.
4. Proponha **uma mudança** que melhore o lugar para alguém: um caminho mais largo, uma carteira perto da janela, um canto de leitura. Mostre no desenho que ela cabe.

Envie a foto do desenho e conte para quem é a mudança.
      `,
    ),
  ],
}
