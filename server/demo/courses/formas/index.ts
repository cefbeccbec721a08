import type { DemoCourse } from '../shape.ts'
import { angulos } from './m2-angulos.ts'
import { construir } from './m6-construir.ts'
import { escala } from './m5-escala.ts'
import { pontes } from './m3-pontes.ts'
import { telhados } from './m4-telhados.ts'
import { triangulo } from './m1-triangulo.ts'

export const formas: DemoCourse = {
  key: 'formas',
  name: 'Formas que sustentam',
  subject: 'MATHEMATICS',
  description:
    'Por que pontes têm triângulos e telhados têm inclinação. Ângulos, áreas e escalas para medir, calcular e construir com as mãos.',
  authors: { ipe: 'helena' },
  grades: [7, 9],
  modules: [triangulo, angulos, pontes, telhados, escala, construir],
}
