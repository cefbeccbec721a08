import type { DemoCourse } from '../shape.ts'
import { cordel, meuVerso, rap, som } from './modules.ts'

export const rimas: DemoCourse = {
  key: 'rimas',
  name: 'Rimas da rua',
  subject: 'PORTUGUESE',
  description: 'Da cantiga ao slam: rima, ritmo, cordel e rap, para ler em voz alta e escrever os próprios versos.',
  authors: { ipe: 'wagner.tatajuba', serra: 'debora.caviuna' },
  grades: [6, 9],
  modules: [som, cordel, rap, meuVerso],
}
