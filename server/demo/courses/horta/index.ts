import type { DemoCourse } from '../shape.ts'
import { canteiro, colheita } from './m3-m4.ts'
import { sementes, solo } from './m1-m2.ts'

export const horta: DemoCourse = {
  key: 'horta',
  name: 'Horta na escola',
  subject: 'SCIENCE',
  description:
    'Do punhado de terra ao prato: solo, sementes, canteiro e composto, com experiências para fazer na escola.',
  authors: { ipe: 'simone.oiti' },
  grades: [5, 8],
  modules: [solo, sementes, canteiro, colheita],
}
