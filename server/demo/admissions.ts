import type { WaitsFor } from '@trilha/contract/constants'
import type { Tx } from '../src/platform/db/database.ts'
import { enqueue } from '../src/platform/jobs.ts'
import type { Clock } from './history.ts'
import { idOf } from './ids.ts'
import { insertAll } from './insert.ts'
import { gradePositionOf } from '../src/school/schools/schools.rules.ts'
import { schools } from './schools.ts'
import { daysBefore } from './waking.ts'

interface WaitingPerson {
  key: string
  email: string
  name: string
  /** The year that the person asked for. */
  asks: string
  born: (schoolYear: number) => string
  waitsFor: WaitsFor
  guardianEmail: string | null
  daysAgo: number
  note: string
}

/** Two people who signed up alone into the school that the demo opens (E70, E71). */
export const waitingPeople: readonly WaitingPerson[] = [
  {
    key: 'espera',
    email: 'espera@demo.trilha.test',
    name: 'Tainá Umbuzeiro',
    asks: '1ª A',
    born: (schoolYear) => `${schoolYear - 17}-03-09`,
    waitsFor: 'OFFICE',
    guardianEmail: null,
    daysAgo: 2,
    note: 'signed up alone, waits for the office',
  },
  {
    key: 'espera.familia',
    email: 'espera.familia@demo.trilha.test',
    name: 'Davi Cupuaçu',
    asks: '7º A',
    born: (schoolYear) => `${schoolYear - 12}-06-21`,
    waitsFor: 'GUARDIAN',
    guardianEmail: 'responsavel.do.davi@demo.trilha.test',
    daysAgo: 1,
    note: 'signed up alone at 12, waits for the guardian',
  },
]

/** The letter to the guardian goes out when the server starts. */
export async function insertAdmissions(tx: Tx, passwordHash: string, clock: Clock): Promise<void> {
  const { state, city, id: schoolId } = schools.ipe
  const userId = ({ key }: WaitingPerson) => idOf('waiting user', key)
  const account = ({ key }: WaitingPerson) => idOf('waiting account', key)
  const since = ({ daysAgo }: WaitingPerson) => daysBefore(clock, daysAgo)
  const grades = new Map(
    (await tx.selectFrom('grades').select(['id', 'position']).execute()).map(({ id, position }) => [position, id]),
  )
  await insertAll(
    tx,
    'users',
    waitingPeople.map((person) => ({
      id: userId(person),
      username: person.email,
      name: person.name,
      password_hash: passwordHash,
      must_change_password: false,
      date_of_birth: person.born(clock.schoolYear),
      state,
      city,
      language: 'pt-br' as const,
      email_verified_at: person.waitsFor === 'OFFICE' ? since(person) : null,
      created_at: since(person),
    })),
  )
  await insertAll(
    tx,
    'profiles',
    waitingPeople.map((person) => ({ id: idOf('profile', userId(person)), user_id: userId(person) })),
  )
  await insertAll(
    tx,
    'accounts',
    waitingPeople.map((person) => ({
      id: account(person),
      user_id: userId(person),
      school_id: schoolId,
      role: 'STUDENT' as const,
      active: true,
      is_member: false,
      waits_for: person.waitsFor,
      created_at: since(person),
    })),
  )
  await tx
    .insertInto('parental_controls')
    .values(waitingPeople.map((person) => ({ account_id: account(person) })))
    .execute()
  await insertAll(
    tx,
    'admissions',
    waitingPeople.map((person) => ({
      id: idOf('admission', person.key),
      account_id: account(person),
      grade_id: grades.get(gradePositionOf(person.asks)!)!,
      is_trial: false,
      guardian_email: person.guardianEmail,
      status: 'WAITING' as const,
      created_at: since(person),
    })),
  )
  for (const { key } of waitingPeople.filter(({ guardianEmail }) => guardianEmail !== null))
    await enqueue(tx, 'admissions:send-guardian-letter', { admissionId: idOf('admission', key) })
}
