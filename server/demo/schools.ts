import { gradePositionOf } from '../src/school/schools/schools.rules.ts'
import { idOf } from './ids.ts'

export const schools = {
  ipe: {
    id: '6f0d6b1e-3c52-4a7e-9d0a-1b7e1f2c0001',
    name: 'Escola Vale do Ipê',
    city: 'Ouro Preto',
    state: 'MG',
    notice:
      'A feira de ciências é na sexta, às 14h, no pátio. Quem quiser mostrar um projeto fala com a Profa. Helena.',
  },
  serra: {
    id: '6f0d6b1e-3c52-4a7e-9d0a-1b7e1f2c0002',
    name: 'Colégio Serra Azul',
    city: 'Gramado',
    state: 'RS',
    notice: null,
  },
} as const

export type SchoolKey = keyof typeof schools

export const grades = [
  ...Array.from({ length: 9 }, (_, at) => `${at + 1}º ano`),
  ...Array.from({ length: 3 }, (_, at) => `${at + 1}ª série`),
].map((name, at) => ({ name, position: at + 1 }))

interface SchoolClass {
  school: SchoolKey
  name: string
  /** Position of its grade. */
  grade: number
}

const classNames = {
  ipe: ['5º A', '6º A', '6º B', '7º A', '7º B', '8º A', '8º B', '9º A', '1ª A'],
  serra: ['7º A', '8º A', '9º A', '1ª A'],
} as const satisfies Record<SchoolKey, readonly string[]>

export const classes: readonly SchoolClass[] = (['ipe', 'serra'] as const).flatMap((school) =>
  classNames[school].map((name) => ({ school, name, grade: gradePositionOf(name)! })),
)

export function classId(school: SchoolKey, name: string): string {
  return idOf('class', school, name)
}
