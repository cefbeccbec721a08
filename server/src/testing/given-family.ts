import { TERMS_VERSION, type GuardianLinkStatus, type PinSetter, type Role } from '@trilha/contract/constants'
import { family } from '@trilha/contract/identity/family'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Platform } from '../platform/http/context.ts'
import type { Person } from './given.ts'

interface FamilyOptions {
  db: Db
  platform: Platform
  person(options: { role: Role; schoolId: string }): Promise<Person>
}

export function givenFamily({ db, platform, person }: FamilyOptions) {
  async function pin({
    owner,
    pin: digits = '2468',
    setBy = 'GUARDIAN',
    guardian,
  }: {
    owner: Person
    pin?: string
    setBy?: PinSetter
    /** Who gave it, where a guardian did and a test asks for more than the lock. */
    guardian?: Person
  }): Promise<void> {
    await db
      .updateTable('parental_controls')
      .set({ pin_hash: await platform.passwords.hash(digits), pin_set_by: setBy })
      .where('account_id', '=', owner.accountId)
      .execute()
    if (guardian)
      await db
        .insertInto('control_choices')
        .values({ account_id: owner.accountId, part: 'pin', guardian_user_id: guardian.userId })
        .execute()
  }

  /** On paper, as the office would have recorded it. */
  async function consent({ child }: { child: Person }): Promise<string> {
    await db
      .updateTable('guardian_consents')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('account_id', '=', child.accountId)
      .where('withdrawn_at', 'is', null)
      .execute()
    const { id } = await db
      .insertInto('guardian_consents')
      .values({
        account_id: child.accountId,
        kind: 'PAPER',
        signed_by: 'Marta Aroeira',
        signed_on: sql<string>`current_date - 1`,
        terms_version: TERMS_VERSION,
        recorded_by_account_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function guardianLink({
    guardian,
    child,
    status = 'LINKED',
  }: {
    guardian: Person
    child: Person
    status?: GuardianLinkStatus
  }): Promise<string> {
    const { id } = await db
      .insertInto('guardian_links')
      .values({
        guardian_account_id: guardian.accountId,
        student_account_id: child.accountId,
        status,
        decided_at: status === 'PENDING' ? null : sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function nameRequest({
    student,
    name = 'Ana Clara Sampaio',
  }: {
    student: Person
    name?: string
  }): Promise<string> {
    await db.deleteFrom('name_requests').where('user_id', '=', student.userId).execute()
    const { id } = await db
      .insertInto('name_requests')
      .values({ user_id: student.userId, account_id: student.accountId, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function studentId(student: Person): Promise<string> {
    const { id } = await db
      .selectFrom('students')
      .select('id')
      .where('account_id', '=', student.accountId)
      .executeTakeFirstOrThrow()
    return id
  }

  /** A code of the school's, as its secretary would make it; with the mailbox that the office expects, where it knows it. */
  async function guardianCode({ child, email }: { child: Person; email?: string | undefined }): Promise<string> {
    const staff = await person({ role: 'STAFF', schoolId: child.schoolId })
    const answer = await staff.call(family, 'createCode', { body: { studentId: await studentId(child), email } })
    if (!answer.ok) throw new Error(answer.code)
    return answer.body.code
  }

  return { consent, guardianCode, guardianLink, nameRequest, pin, studentId }
}
