import type { Role } from '@trilha/contract/constants'
import { idOf } from './ids.ts'
import type { SchoolKey } from './schools.ts'

export const demoPassword = 'trilha-demo-1'
export const daysBlocked = 6

export interface DemoAccount {
  school: SchoolKey
  role: Role
  /** The class a student is in, or the classes a professor teaches. */
  classes: readonly string[]
  blocked?: boolean
  /** No longer a member. */
  ended?: boolean
  /** A visit whose days are over. G15 */
  trialEnded?: boolean
}

export interface DemoPerson {
  id: string
  /** Short name by which the rest of the demo speaks of a person. */
  key: string
  email: string
  name: string
  nickname?: string
  accounts: readonly DemoAccount[]
  unverified?: boolean
  /** Has still to say where they live and when they were born. */
  incomplete?: boolean
  /** The terms they agreed to, where those are not the newest. */
  oldTerms?: string
  pin?: string
  /** One of the accounts that the start prints, and what to know about it. */
  note?: string
}

function account(school: SchoolKey, role: Role, ...classes: string[]): DemoAccount {
  return { school, role, classes }
}

/** Fixed: tests, the documentation and other people's scripts sign in as these. */
export const cast: readonly DemoPerson[] = [
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0101',
    key: 'luana',
    email: 'luana@demo.trilha.test',
    name: 'Luana Aroeira',
    nickname: 'Luana do Robô',
    accounts: [account('ipe', 'STUDENT', '7º B')],
    pin: '1234',
    note: 'student, 7º B (parental PIN 1234)',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0102',
    key: 'caio',
    email: 'caio@demo.trilha.test',
    name: 'Caio Jatobá',
    accounts: [account('ipe', 'STUDENT', '7º B')],
    note: 'student, 7º B',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0103',
    key: 'yasmin',
    email: 'yasmin@demo.trilha.test',
    name: 'Yasmin Cedro',
    nickname: 'Yas',
    accounts: [account('ipe', 'STUDENT', '7º B')],
    note: 'student, 7º B',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0104',
    key: 'nilo',
    email: 'nilo@demo.trilha.test',
    name: 'Nilo Copaíba',
    accounts: [account('ipe', 'STUDENT', '9º A')],
    note: 'student, 9º A, with an open data request',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0105',
    key: 'iara',
    email: 'iara@demo.trilha.test',
    name: 'Iara Araçá',
    accounts: [account('serra', 'STUDENT', '9º A')],
    note: 'student of Colégio Serra Azul',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0106',
    key: 'rafa',
    email: 'rafa@demo.trilha.test',
    name: 'Rafa Angico',
    accounts: [account('ipe', 'STUDENT', '7º B'), account('serra', 'STUDENT', '7º A')],
    note: 'student with accounts in both schools',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0107',
    key: 'helena',
    email: 'helena@demo.trilha.test',
    name: 'Helena Guarantã',
    nickname: 'Profa. Helena',
    accounts: [account('ipe', 'PROFESSOR', '7º B', '7º A')],
    note: 'professor of 7º B',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0108',
    key: 'marta',
    email: 'marta@demo.trilha.test',
    name: 'Marta Aroeira',
    accounts: [account('ipe', 'PARENT')],
    note: 'guardian of Luana',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0109',
    key: 'jorge',
    email: 'jorge@demo.trilha.test',
    name: 'Jorge Jequitibá',
    accounts: [account('ipe', 'MENTOR'), { ...account('serra', 'MENTOR'), ended: true }],
    note: 'mentor (no longer a member of Colégio Serra Azul)',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0110',
    key: 'secretaria',
    email: 'secretaria@demo.trilha.test',
    name: 'Célia Paineira',
    accounts: [account('ipe', 'STAFF')],
    note: 'secretary (STAFF)',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0111',
    key: 'direcao',
    email: 'direcao@demo.trilha.test',
    name: 'Dalva Figueira',
    accounts: [account('ipe', 'SCHOOL_ADMIN')],
    note: 'school administrator',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0112',
    key: 'direcao-serra',
    email: 'direcao@serra.trilha.test',
    name: 'Otávio Canela',
    accounts: [account('serra', 'SCHOOL_ADMIN')],
    note: 'school administrator of Colégio Serra Azul',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0113',
    key: 'bloqueado',
    email: 'bloqueado@demo.trilha.test',
    name: 'Breno Cajueiro',
    accounts: [{ ...account('ipe', 'STUDENT', '8º A'), blocked: true }],
    note: 'student, blocked',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114',
    key: 'nova',
    email: 'nova@demo.trilha.test',
    name: 'Cecília Pitanga',
    accounts: [account('ipe', 'STUDENT', '7º A')],
    unverified: true,
    incomplete: true,
    note: 'student, email not verified (the mail is in /outbox), registration to complete',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0115',
    key: 'termos',
    email: 'termos@demo.trilha.test',
    name: 'Téo Cambuci',
    accounts: [account('ipe', 'STUDENT', '9º A')],
    oldTerms: '2025-02',
    note: 'student who must accept new terms',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0116',
    key: 'visita',
    email: 'visita@demo.trilha.test',
    name: 'Vitória Caquizeiro',
    accounts: [{ ...account('ipe', 'STUDENT', '6º B'), trialEnded: true }],
    note: 'student whose trial has ended',
  },
  {
    id: 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0117',
    key: 'bloqueada',
    email: 'bloqueada@demo.trilha.test',
    name: 'Brenda Cajarana',
    accounts: [{ ...account('ipe', 'STUDENT', '8º B'), blocked: true }, account('serra', 'STUDENT', '8º A')],
    note: 'student, blocked, who can switch to Colégio Serra Azul',
  },
]

/** Who else is there. Invented; the surnames are trees, so that nobody is taken for a real person. */
const names: readonly [SchoolKey, Role, classes: readonly string[], names: string][] = [
  [
    'ipe',
    'STUDENT',
    ['7º B'],
    'Davi Sapucaia, Ayumi Ingá, Bia Imbuia, Kauê Buriti, Lia Mangaba, Miguel Juçara, Sofia Gameleira',
  ],
  ['ipe', 'STUDENT', ['7º B'], 'Heitor Cabreúva, Maitê Umbuzeiro, Enzo Pequi, Aisha Baobá, Joaquim Louro'],
  ['ipe', 'STUDENT', ['7º A'], 'Valentina Amoreira, Bento Cerejeira, Jade Murici, Otto Pinheiro, Nina Sibipiruna'],
  ['ipe', 'STUDENT', ['6º A'], 'Gael Bacuri, Liz Tamarindo, Samuel Sucupira, Clara Jabuticabeira, Ravi Jacarandá'],
  ['ipe', 'STUDENT', ['8º A'], 'Manuela Andiroba, Tainá Guaraná, Vicente Mogno, Elisa Carnaúba, Noah Jenipapo'],
  ['ipe', 'STUDENT', ['9º A'], 'Laura Cambuí, Benício Vinhático, Kemi Dendezeiro, Murilo Ipê, Alice Seriguela'],
  ['ipe', 'STUDENT', ['1ª A'], 'Isadora Massaranduba, Pedro Araribá, Luna Quaresmeira'],
  ['serra', 'STUDENT', ['7º A'], 'Antônio Bracatinga, Eloá Manacá, Theo Guabiju, Helô Goiabeira'],
  ['serra', 'STUDENT', ['9º A'], 'Francisco Pinhão, Mirela Camboatá, Yuri Timbaúva, Stella Corticeira'],
  ['ipe', 'PROFESSOR', ['7º B', '8º A'], 'Renato Peroba'],
  ['ipe', 'PROFESSOR', ['6º A', '7º A'], 'Simone Oiti'],
  ['ipe', 'PROFESSOR', ['9º A', '1ª A'], 'Wagner Tatajuba, Adriana Cumaru'],
  ['serra', 'PROFESSOR', ['7º A', '9º A'], 'Débora Caviúna, Sérgio Grápia'],
  ['ipe', 'MENTOR', [], 'Ivone Macaúba'],
  [
    'ipe',
    'PARENT',
    [],
    'Paulo Jatobá, Samira Cedro, Kenji Ingá, Rosana Imbuia, Edson Buriti, Lívia Copaíba, Túlio Aroeira',
  ],
  ['serra', 'PARENT', [], 'Naiara Araçá, Cristiano Manacá'],
  ['ipe', 'STAFF', [], 'Neusa Barbatimão'],
  ['serra', 'STAFF', [], 'Gilberto Cedrinho'],
]

const others: readonly DemoPerson[] = names.flatMap(([school, role, classes, list]) =>
  list.split(', ').map((name) => {
    const key = plain(name)
    return {
      id: idOf('user', school, key),
      key,
      email: `${key}@${school}.trilha.test`,
      name,
      accounts: [{ school, role, classes }],
    }
  }),
)

export const people: readonly DemoPerson[] = [...cast, ...others]

/** "Kauê Buriti" is kaue.buriti. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')
}

export function accountId(person: DemoPerson, school: SchoolKey): string {
  return idOf('account', person.id, school)
}
