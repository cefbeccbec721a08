import type { DemoCourse } from '../shape.ts'
import { lua, noite } from './m1-m2.ts'
import { povos, sol } from './m3-m4.ts'

export const ceu: DemoCourse = {
  key: 'ceu',
  name: 'O céu do sertão',
  subject: 'SCIENCE',
  description: 'Estrelas, Lua, sombras e histórias: um céu para observar sem telescópio, com muitos jeitos de ler.',
  authors: { ipe: 'adriana.cumaru', serra: 'sergio.grapia' },
  grades: [7, 10],
  modules: [noite, lua, sol, povos],
}
