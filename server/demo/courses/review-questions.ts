import { ask, type DemoQuestion } from './shape.ts'

interface DemoReview {
  key: string
  course: string
  module: number
  title: string
  /** Each with the number of the class in the module that tells it. */
  questions: readonly (DemoQuestion & { about: number })[]
}

const about = (number: number, question: DemoQuestion) => ({ ...question, about: number })

export const reviews: readonly DemoReview[] = [
  {
    key: 'origem',
    course: 'agua',
    module: 1,
    title: 'Do mar ao copo',
    questions: [
      about(
        1,
        ask(
          'Por que dá para dizer que a água do seu copo é muito antiga?',
          [
            'Porque ela ficou anos guardada em garrafas',
            '* Porque a água da Terra é quase sempre a mesma: só troca de lugar e de estado',
            'Porque toda água doce nasce nas geleiras',
            'Porque a água envelhece quando passa pelo filtro',
          ],
          'Ninguém fabrica água nova de manhã. A do seu copo já foi nuvem, gelo e rio muitas vezes.',
        ),
      ),
      about(
        1,
        ask(
          'Onde está a maior parte da água doce do planeta?',
          ['Nos rios', 'Nas nuvens', 'Nos lagos', '* Congelada, nas geleiras e nos polos'],
          'Mais de dois terços da água doce são gelo. Rios e lagos guardam só um pouquinho dela.',
        ),
      ),
      about(
        3,
        ask(
          'A garrafa saiu da geladeira e ficou molhada por fora. De onde veio essa água?',
          [
            '* Do vapor que estava no ar, esfriou e virou gota',
            'De dentro da garrafa, que deixa passar água',
            'Do gelo do congelador, que derreteu',
            'Da tampa, que não fecha direito',
          ],
          'O ar tem vapor que não se vê. Ao encostar na garrafa fria, ele condensa, do mesmo jeito que em uma nuvem.',
        ),
      ),
      about(
        2,
        ask(
          'A água do mar evapora e depois volta como chuva. O que acontece no meio do caminho?',
          [
            'O vento carrega a água líquida para cima',
            'A água sobe pelos rios até as montanhas',
            '* O vapor sobe, esfria e condensa em gotinhas',
            'O vapor cai no chão e congela',
          ],
          'Evaporar, subir, esfriar, condensar e só então chover: sem a condensação não há nuvem.',
        ),
      ),
      about(
        3,
        ask(
          'Além de vapor que esfria, do que uma gotinha de nuvem precisa para se formar?',
          ['De um raio', '* De um grão minúsculo, como poeira ou sal', 'De um rio por perto', 'De uma montanha alta'],
          'O vapor se agarra a um grão muito pequeno. Por isso uma nuvem tem sempre um pouco de poeira, pólen ou sal.',
        ),
      ),
    ],
  },
  {
    key: 'cidade',
    course: 'agua',
    module: 3,
    title: 'Chuva na cidade',
    questions: [
      about(
        1,
        ask(
          'Por que uma rua toda de cimento alaga mais depressa do que uma praça de terra e grama?',
          [
            'Porque chove mais em cima do cimento',
            'Porque o cimento esquenta a chuva',
            '* Porque ali a chuva não consegue entrar no chão',
            'Porque na praça o vento leva a água embora',
          ],
          'No cimento quase toda a água corre por cima. Na praça, uma parte entra na terra e some da rua.',
        ),
      ),
      about(
        2,
        ask(
          'Para onde costuma ir a chuva que entra em um bueiro?',
          [
            'Para a caixa-d’água das casas',
            'Para a estação que prepara a água de beber',
            'Fica parada embaixo da rua',
            '* Por canos até um córrego ou rio, quase sempre sem tratamento',
          ],
          'O bueiro leva a chuva para o rio. O que estiver na rua vai junto.',
        ),
      ),
      about(
        2,
        ask(
          'Um papel de bala ficou na calçada. Depois de uma chuva forte, onde ele pode parar?',
          [
            '* Em um rio, ou entupindo um bueiro no caminho',
            'Sempre no mesmo lugar, porque papel não anda',
            'Na estação de tratamento, onde vira adubo',
            'Na nuvem, junto com o vapor',
          ],
          'A água que corre pela rua carrega o lixo até a boca do bueiro. Ou ele entope, ou vai para o rio.',
        ),
      ),
      about(
        3,
        ask(
          'O que é um jardim de chuva?',
          [
            'Um jardim que só se rega à noite',
            '* Um canteiro mais baixo, feito para receber a água da rua e deixá-la entrar na terra',
            'Uma plantação que precisa de chuva todo dia',
            'Uma fonte que imita o barulho da chuva',
          ],
          'Ele recebe a água que correria pela rua e dá tempo para a terra beber.',
        ),
      ),
      about(
        3,
        ask(
          'Qual mudança ajuda um quarteirão a alagar menos?',
          [
            'Trocar a grama por piso liso',
            'Fechar os bueiros com cimento',
            '* Abrir canteiros e usar piso que deixa a água passar',
            'Pintar a rua de branco',
          ],
          'Quanto mais chão que bebe água, menos água sobra para a rua.',
        ),
      ),
    ],
  },
  {
    key: 'triangulos',
    course: 'formas',
    module: 1,
    title: 'Triângulos na memória',
    questions: [
      about(
        1,
        ask(
          'Por que um portão de madeira leva uma tábua na diagonal?',
          [
            '* Porque ela forma triângulos, e triângulo não muda de forma sem quebrar',
            'Para o portão ficar mais pesado',
            'Para a chuva escorrer melhor',
            'Porque a diagonal é o caminho mais curto até o chão',
          ],
          'Um retângulo de tábuas entorta nos cantos. Com a diagonal ele vira dois triângulos, que ficam firmes.',
        ),
      ),
      about(
        2,
        ask(
          'Palitos de 3 cm, 4 cm e 8 cm fecham um triângulo?',
          [
            'Sim, três palitos sempre fecham',
            'Sim, porque 8 é o maior',
            '* Não, porque 3 + 4 é menor do que 8',
            'Não, porque 8 é um número par',
          ],
          'Os dois menores juntos precisam ser maiores do que o outro. Aqui somam 7 e não alcançam as pontas do de 8.',
        ),
      ),
      about(
        2,
        ask(
          'Você tem palitos de 5 cm e de 7 cm. Qual destes pode ser o terceiro lado?',
          ['2 cm', '12 cm', '15 cm', '* 10 cm'],
          'O terceiro precisa ser maior do que 7 − 5 = 2 e menor do que 7 + 5 = 12. Só o de 10 cabe.',
        ),
      ),
      about(
        3,
        ask(
          'Como se chama o triângulo com dois lados iguais e um diferente?',
          ['Escaleno', '* Isósceles', 'Equilátero', 'Retângulo'],
          'Isósceles quer dizer “de pernas iguais”, como as de um compasso aberto.',
        ),
      ),
      about(
        3,
        ask(
          'Os três lados de um triângulo medem 6 cm. O que dá para dizer dele?',
          [
            'Tem um ângulo reto',
            'É escaleno',
            '* É equilátero, e os três ângulos também são iguais',
            'Não fecha, porque falta um lado maior',
          ],
          'Lados iguais trazem ângulos iguais: 60° cada um.',
        ),
      ),
    ],
  },
]
