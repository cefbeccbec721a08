import type { DemoCourse } from '../shape.ts'
import { comum, gente, mapear, mudar, ver } from './modules.ts'

export const bairro: DemoCourse = {
  key: 'bairro',
  name: 'Meu bairro',
  subject: 'GEOGRAPHY',
  description: 'Andar, escutar, mapear e propor: o lugar onde você vive como um lugar que se pode conhecer e mudar.',
  authors: { ipe: 'renato.peroba' },
  grades: [6, 9],
  modules: [ver, mapear, gente, comum, mudar],
}
