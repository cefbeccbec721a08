import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/db/database.ts'
import { sha256 } from '../platform/session/hash.ts'
import type { Person } from './given.ts'

interface AdmissionOptions {
  schoolId: string
  /** Under 16: the request waits for a guardian first, at this mailbox. */
  guardianEmail?: string
  name?: string
  dateOfBirth?: string | null
}

interface Makers {
  person(options: { schoolId: string; isMember: boolean; name?: string; dateOfBirth?: string | null }): Promise<Person>
  schoolClass(schoolId: string): Promise<string>
}

/** Somebody who signed up alone and waits. */
export function givenAdmissions(db: Db, { person, schoolClass }: Makers) {
  async function admission({
    schoolId,
    guardianEmail,
    ...more
  }: AdmissionOptions): Promise<Person & { admissionId: string }> {
    const age = guardianEmail === undefined ? {} : { dateOfBirth: null }
    const waiting = await person({ ...age, ...more, schoolId, isMember: false })
    await db.deleteFrom('students').where('account_id', '=', waiting.accountId).execute()
    const { grade_id } = await db
      .selectFrom('classes')
      .select('grade_id')
      .where('id', '=', await schoolClass(schoolId))
      .executeTakeFirstOrThrow()
    const waitsFor = guardianEmail === undefined ? 'OFFICE' : 'GUARDIAN'
    // Only the office proves a birth date, and it has not looked yet.
    await db.updateTable('users').set({ is_birth_date_proven: false }).where('id', '=', waiting.userId).execute()
    await db.updateTable('accounts').set({ waits_for: waitsFor }).where('id', '=', waiting.accountId).execute()
    const { id } = await db
      .insertInto('admissions')
      .values({ account_id: waiting.accountId, grade_id, guardian_email: guardianEmail ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...waiting, admissionId: id }
  }

  /** A link as a guardian's letter has it. */
  async function guardianLetter({ accountId }: Pick<Person, 'accountId'>): Promise<string> {
    const token = `${randomUUID()}${randomUUID()}`
    await db
      .insertInto('guardian_letters')
      .values({
        token_hash: sha256(token),
        account_id: accountId,
        expires_at: new Date(Date.now() + 14 * 86_400_000),
      })
      .execute()
    return token
  }

  return { admission, guardianLetter }
}
