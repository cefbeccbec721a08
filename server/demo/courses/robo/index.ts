import type { DemoCourse } from '../shape.ts'
import { algoritmos, ideias } from './m1-m2.ts'
import { circuitos, movimento } from './m5-m6.ts'
import { decisoes, repeticao } from './m3-m4.ts'
import { projeto, sensores } from './m7-m8.ts'

export const robo: DemoCourse = {
  key: 'robo',
  name: 'Meu primeiro robô',
  subject: 'TECHNOLOGY',
  description:
    'Sentir, decidir, agir: do algoritmo no papel a um protótipo que ajuda alguém. Não é preciso ter computador para começar.',
  authors: { ipe: 'simone.oiti' },
  grades: [6, 9],
  modules: [ideias, algoritmos, repeticao, decisoes, movimento, circuitos, sensores, projeto],
}
