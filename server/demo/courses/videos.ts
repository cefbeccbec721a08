import type { TranscriptLine } from '../../src/learning/courses/courses.tables.ts'

export interface DemoVideo {
  seconds: number
  transcript: readonly TranscriptLine[]
}

/** What is told in each video; scripts/demo-media draws it, and the captions are these lines. */
export const videos = {
  'agua-ciclo': told(42, [
    [0, 'A água que você bebeu hoje já viajou muito antes de chegar ao seu copo.'],
    [6, 'O Sol aquece o mar, os rios e o chão. Parte da água vira vapor e sobe: é a evaporação.'],
    [14, 'As plantas também soltam vapor pelas folhas. Isso se chama transpiração.'],
    [20, 'Lá no alto faz frio. O vapor vira gotinhas, que se juntam em nuvens: é a condensação.'],
    [27, 'Quando as gotas ficam pesadas, caem. É a precipitação: chuva, granizo ou neve.'],
    [33, 'A água corre pelos rios ou entra no solo. E o Sol começa tudo outra vez.'],
  ]),
  'agua-rua': told(36, [
    [0, 'Duas ruas, a mesma chuva. Em qual delas você preferia estar?'],
    [5, 'Na primeira, tudo é cimento. A água não tem por onde entrar e corre toda para a guia.'],
    [13, 'Na segunda, há canteiros mais baixos que a calçada. A chuva escorre para dentro deles.'],
    [20, 'As raízes e a areia seguram a água, que desce devagar até o lençol freático.'],
    [27, 'Um jardim de chuva não impede a tempestade. Ele dá tempo para a cidade.'],
  ]),
  'agua-cidade': told(48, [
    [0, 'Na floresta, quase toda a chuva entra na terra. E na cidade?'],
    [6, 'Quando a chuva chega ao jardim, ela encontra raízes, minhocas e espaços de ar.'],
    [13, 'Já a chuva que cai no asfalto não encontra terra para entrar. Ela escorre até o bueiro.'],
    [21, 'Se o bueiro está entupido, a água sobe. É assim que começa um alagamento.'],
    [28, 'Cidades-esponja usam calçadas com grama, praças e jardins de chuva para guardar essa água.'],
    [36, 'Enquanto isso, outra água chega pelos canos: saiu do rio, foi tratada e veio até a torneira.'],
    [43, 'Olhe da sua janela: para onde vai a água quando chove?'],
  ]),
  'quilombo-palavra': told(36, [
    [0, 'A palavra quilombo veio da África, de línguas faladas em Angola.'],
    [6, 'Lá, kilombo era o nome de um acampamento, um lugar de gente reunida.'],
    [12, 'No Brasil, virou o nome das comunidades criadas por quem escapava da escravidão.'],
    [19, 'Ali se plantava, se criava, se trocava e se decidia junto.'],
    [25, 'A escravidão acabou na lei em 1888. Os quilombos não acabaram.'],
    [30, 'Hoje, mais de um milhão de pessoas no Brasil são quilombolas.'],
  ]),
  'formas-triangulo': told(36, [
    [0, 'Quatro palitos presos nas pontas formam um quadrado. Mas empurre um dos cantos...'],
    [7, 'Ele entorta. Os lados são os mesmos, os ângulos mudaram.'],
    [13, 'Agora três palitos. Empurre com a força que quiser: o triângulo não muda.'],
    [20, 'Três lados dados fecham um só triângulo. Essa é a rigidez do triângulo.'],
    [26, 'Por isso uma diagonal, que faz dois triângulos, basta para firmar o quadrado.'],
    [31, 'Procure triângulos em telhados, torres e pontes.'],
  ]),
} satisfies Record<string, DemoVideo>

export type VideoKey = keyof typeof videos

/** Each line lasts until the next one. */
function told(seconds: number, lines: readonly (readonly [from: number, text: string])[]): DemoVideo {
  return {
    seconds,
    transcript: lines.map(([from, text], at) => ({ from, to: lines[at + 1]?.[0] ?? seconds, text })),
  }
}
