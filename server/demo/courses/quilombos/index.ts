import type { DemoCourse } from '../shape.ts'
import { cidades } from './m3-cidades.ts'
import { mapas } from './m2-mapas.ts'
import { memoria } from './m5-memoria.ts'
import { palavra } from './m1-palavra.ts'
import { terra } from './m4-terra.ts'

export const quilombos: DemoCourse = {
  key: 'quilombos',
  name: 'Quilombos e cidades',
  subject: 'HISTORY',
  description:
    'Quem fez os quilombos, onde eles estão e o que têm a ver com a cidade em que você mora. De Palmares ao Censo de 2022, com mapas, leis e memórias.',
  authors: { ipe: 'renato.peroba' },
  grades: [7, 10],
  modules: [palavra, mapas, cidades, terra, memoria],
}
