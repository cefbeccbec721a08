import { family } from '@trilha/contract/identity/family'
import { sql } from 'kysely'
import type { Person } from '../given.ts'
import type { TestApp } from '../test-app.ts'
import { newAccount, type Model } from './model.ts'

export interface WorldSchool {
  id: string
  classId: string
  admin: Person
  staff: Person
}

export interface World {
  test: TestApp
  schools: WorldSchool[]
  /** Each child by the account that it began with. */
  children: Person[]
  guardians: Person[]
  model: Model
}

/** Three schools with an office each, children of several ages spread over them, and guardians without a child yet. */
export async function buildWorld(test: TestApp): Promise<World> {
  const { given } = test
  const schools: WorldSchool[] = []
  for (let count = 0; count < 3; count += 1) {
    const id = await given.school()
    schools.push({
      id,
      classId: await given.schoolClass(id),
      admin: await given.person({ role: 'SCHOOL_ADMIN', schoolId: id }),
      staff: await given.person({ role: 'STAFF', schoolId: id }),
    })
  }
  const children: Person[] = []
  const model: Model = { children: [], accounts: [], mailboxes: [], links: [], invitations: [] }
  for (const [at, years] of [9, 12, 15, 16, 17, null].entries()) {
    const { id: schoolId, classId } = schools[at % schools.length]!
    const child = await given.student({ schoolId, classId, name: `Criança Numero${at}`, dateOfBirth: null })
    if (years !== null)
      await sql`update users set date_of_birth = current_date - make_interval(years => ${years}, days => 40),
        is_birth_date_proven = true where id = ${child.userId}`.execute(test.database.db)
    children.push(child)
    model.children.push({ isOldEnough: years !== null && years >= 16 })
    model.accounts.push(newAccount(child.accountId, at, at % schools.length))
  }
  const guardians: Person[] = []
  for (let count = 0; count < 4; count += 1) {
    guardians.push(await given.person({ role: 'PARENT', schoolId: schools[count % schools.length]!.id }))
    model.mailboxes.push(true)
  }
  return { test, schools, children, guardians, model }
}

/** A session of its own for each look, so that nothing that a session knew a second ago is part of the answer. */
export async function inAccount({ test }: World, person: Person, accountId: string): Promise<Person> {
  return { ...person, accountId, ...(await test.given.openSession({ owner: { ...person, accountId } })) }
}

/** The guardian's account in a school; made where the guardian has none there. */
export async function guardianAt(world: World, guardian: number, school: number): Promise<Person> {
  const { test, guardians, schools } = world
  const person = guardians[guardian]!
  const schoolId = schools[school]!.id
  const known = await findGuardianAccount(world, guardian, school)
  const accountId = known ?? (await test.given.account({ owner: person, schoolId, role: 'PARENT' })).accountId
  return { ...(await inAccount(world, person, accountId)), schoolId }
}

export async function findGuardianAccount(
  { test, guardians, schools }: World,
  guardian: number,
  school: number,
): Promise<string | undefined> {
  const row = await test.database.db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', guardians[guardian]!.userId)
    .where('school_id', '=', schools[school]!.id)
    .executeTakeFirst()
  return row?.id
}

/** The child's account in a school, as the database has it. */
export async function findChildAccount(
  { test, children, schools }: World,
  child: number,
  school: number,
): Promise<string | undefined> {
  const row = await test.database.db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', children[child]!.userId)
    .where('school_id', '=', schools[school]!.id)
    .executeTakeFirst()
  return row?.id
}

async function studentIdOf({ test }: World, accountId: string): Promise<string> {
  const { id } = await test.database.db
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return id
}

/** The office expects this guardian's mailbox, and the guardian enters the code. */
export async function linkByCode(world: World, guardian: number, school: number, accountId: string): Promise<void> {
  const { schools, guardians } = world
  const code = await schools[school]!.staff.call(family, 'createCode', {
    body: { studentId: await studentIdOf(world, accountId), email: guardians[guardian]!.username },
  })
  if (!code.ok) throw new Error(`code: ${code.code}`)
  const by = await guardianAt(world, guardian, school)
  const link = await by.call(family, 'link', { body: { guardianCode: code.body.code, relation: 'OTHER' } })
  if (!link.ok) throw new Error(`link: ${link.code}`)
}
