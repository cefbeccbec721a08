import type { DemoCourse } from '../shape.ts'
import { cidade } from './m3-cidade.ts'
import { cuidar } from './m5-cuidar.ts'
import { limpa } from './m4-limpa.ts'
import { origem } from './m1-origem.ts'
import { rios } from './m2-rios.ts'

export const agua: DemoCourse = {
  key: 'agua',
  name: 'Água que move o mundo',
  subject: 'SCIENCE',
  description:
    'De onde vem a água, que força ela tem, como chega à cidade e quem cuida dela. Com experiências para fazer em casa e um plano para uma semana.',
  authors: { ipe: 'helena' },
  grades: [6, 8],
  isSample: true,
  modules: [origem, rios, cidade, limpa, cuidar],
}
