import { GUARDIAN_CODE_SECONDS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

export interface NewCode {
  codeHash: Buffer
  studentAccountId: string
  madeByAccountId: string
  bySchool: boolean
  expectedEmail: string | null
}

export async function insertCode(tx: Tx, code: NewCode): Promise<Date> {
  const { expires_at } = await tx
    .insertInto('guardian_codes')
    .values({
      code_hash: code.codeHash,
      student_account_id: code.studentAccountId,
      made_by_account_id: code.madeByAccountId,
      by_school: code.bySchool,
      expected_email: code.expectedEmail,
      expires_at: sql<Date>`now() + make_interval(secs => ${GUARDIAN_CODE_SECONDS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Ends codes that nobody used, but the newest few. */
export async function deleteUnused(
  tx: Tx,
  { studentAccountId, bySchool, but }: { studentAccountId: string; bySchool: boolean; but: number },
): Promise<void> {
  await tx
    .deleteFrom('guardian_codes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('guardian_codes')
        .select('id')
        .where('student_account_id', '=', studentAccountId)
        .where('by_school', '=', bySchool)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .offset(but),
    )
    .execute()
}

export interface UsableCode {
  id: string
  studentAccountId: string
  bySchool: boolean
  expectedEmail: string | null
  makerAccountId: string
  makerUserId: string
}

/** In time, for a child who is there, and not used. */
function usable(db: Db, codeHash: Buffer) {
  return db
    .selectFrom('guardian_codes as code')
    .innerJoin('accounts', 'accounts.id', 'code.student_account_id')
    .where('code.code_hash', '=', codeHash)
    .where('code.used_at', 'is', null)
    .where('code.expires_at', '>', sql<Date>`now()`)
    .where('accounts.active', '=', true)
}

export function findUsable(db: Db, codeHash: Buffer): Promise<{ schoolId: string } | undefined> {
  return usable(db, codeHash).select('accounts.school_id as schoolId').executeTakeFirst()
}

/** Of this school, in time, for a child who is there, and not used; the row is the caller's until it commits. */
export function lockUsable(tx: Tx, codeHash: Buffer, schoolId: string): Promise<UsableCode | undefined> {
  return usable(tx, codeHash)
    .innerJoin('accounts as maker', 'maker.id', 'code.made_by_account_id')
    .select([
      'code.id',
      'code.student_account_id as studentAccountId',
      'code.by_school as bySchool',
      'code.expected_email as expectedEmail',
      'maker.id as makerAccountId',
      'maker.user_id as makerUserId',
    ])
    .where('accounts.school_id', '=', schoolId)
    .forUpdate('code')
    .executeTakeFirst()
}

export async function markUsed(tx: Tx, codeId: string): Promise<void> {
  await tx
    .updateTable('guardian_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', codeId)
    .execute()
}

/** Until when the code that a student made can be used. */
export async function findOwnExpiry(db: Db, studentAccountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('guardian_codes')
    .select('expires_at')
    .where('student_account_id', '=', studentAccountId)
    .where('by_school', '=', false)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** Codes of these students that can still be used, newest first. */
export function listUsable(db: Db, studentAccountIds: readonly string[]) {
  return db
    .selectFrom('guardian_codes')
    .select([
      'student_account_id as studentAccountId',
      'by_school as bySchool',
      'expected_email as email',
      'expires_at as expiresAt',
    ])
    .where('student_account_id', '=', sql<string>`any(${studentAccountIds}::uuid[])`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The mailboxes that cannot be a guardian's of this student: the student's own, and that of whoever makes the code. */
export async function isMailboxOf(db: Db, email: string, studentAccountId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', email)
    .where(
      sql<boolean>`id in (${userId}::uuid, (select user_id from accounts where accounts.id = ${studentAccountId}))`,
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function findStudentAccount(db: Db, schoolId: string, studentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('accounts.id')
    .where('students.id', '=', studentId)
    .where('accounts.school_id', '=', schoolId)
    .where('accounts.active', '=', true)
    .executeTakeFirst()
  return row?.id
}

/** Codes that can no longer be used, and refusals of long ago. */
export async function removeStale(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('guardian_codes')
    .where((eb) =>
      eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('used_at', '<', sql<Date>`now() - interval '7 days'`)]),
    )
    .execute()
  await tx
    .deleteFrom('guardian_links')
    .where('status', '=', 'REFUSED')
    .where('decided_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
}
