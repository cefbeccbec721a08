import type { BlockReason, Role, WaitsFor } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isBlockedAccount } from '../../platform/session/session-store.ts'

export function getCurrent(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .leftJoin('classes', 'classes.id', 'students.class_id')
    .leftJoin('grades', 'grades.id', 'classes.grade_id')
    .select([
      'accounts.id as accountId',
      'accounts.role',
      'users.id as userId',
      'users.name',
      'users.nickname',
      'users.email_verified_at as emailVerifiedAt',
      'profiles.avatar',
      'schools.id as schoolId',
      'schools.name as schoolName',
      'students.id as studentId',
      'accounts.is_member as isMember',
      'classes.id as classId',
      'classes.name as className',
      'classes.school_year as schoolYear',
      'grades.id as gradeId',
      'grades.name as gradeName',
    ])
    .select(sql<number>`coalesce(wallets.xp_earned, 0)`.as('xpEarned'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export type CurrentRow = Awaited<ReturnType<typeof getCurrent>>

const accountsOf = (db: Db, userId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .where('accounts.user_id', '=', userId)

export function listAccounts(db: Db, userId: string) {
  return accountsOf(db, userId)
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .leftJoin('classes', 'classes.id', 'students.class_id')
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.active',
      'schools.id as schoolId',
      'schools.name as schoolName',
      'classes.name as className',
    ])
    .select(isBlockedAccount.as('blocked'))
    .orderBy('schools.name')
    .orderBy('accounts.id')
    .execute()
}

export function findOwnAccount(db: Db, userId: string, accountId: string) {
  return accountsOf(db, userId)
    .select(['accounts.id', 'accounts.role', 'accounts.active', 'schools.id as schoolId'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
}
export async function isNicknameTaken(db: Db, nickname: string, exceptUserId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(nickname) = lower(${nickname})`)
    .where('id', '<>', exceptUserId)
    .executeTakeFirst()
  return other !== undefined
}

export async function updateNickname(tx: Tx, userId: string, nickname: string | null): Promise<void> {
  await tx.updateTable('users').set({ nickname }).where('id', '=', userId).execute()
}

/** Null opens the account again. A second block keeps the time of the first. */
export async function updateBlock(tx: Tx, accountId: string, reason: BlockReason | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      blocked_at: reason === null ? null : sql<Date>`coalesce(blocked_at, now())`,
      block_reason: reason,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Null lets the account speak again. */
export async function updateSuspension(tx: Tx, accountId: string, until: Date | null): Promise<void> {
  await tx.updateTable('accounts').set({ suspended_until: until }).where('id', '=', accountId).execute()
}

export interface MembershipRow {
  id: string
  role: Role
  active: boolean
  isMember: boolean
  waitsFor: WaitsFor | null
}

/** What the person holds in a school; the rows are the caller's until it commits. */
export function lockMemberships(tx: Tx, userId: string, schoolId: string): Promise<MembershipRow[]> {
  return tx
    .selectFrom('accounts')
    .select(['id', 'role', 'active', 'is_member as isMember', 'waits_for as waitsFor'])
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertAccount(
  tx: Tx,
  { userId, schoolId, role, isMember }: { userId: string; schoolId: string; role: Role; isMember: boolean },
): Promise<string> {
  const { id } = await tx
    .insertInto('accounts')
    .values({ user_id: userId, school_id: schoolId, role, is_member: isMember })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One of the school's people from here on, whatever the account was before. */
export async function makeMember(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ active: true, is_member: true, trial_ends_at: null, waits_for: null, ended_at: null })
    .where('id', '=', accountId)
    .execute()
}

/** For who waited for the school's word; an account that has ended stays so. */
export async function confirmMember(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ is_member: true }).where('id', '=', accountId).execute()
}

/** Nothing waits any more in an account that has ended. */
export async function endAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ active: false, waits_for: null, ended_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

/** The account opens only after this yes (E70, E71). */
export async function setWaitsFor(tx: Tx, accountId: string, waitsFor: WaitsFor): Promise<void> {
  await tx.updateTable('accounts').set({ waits_for: waitsFor }).where('id', '=', accountId).execute()
}

/** Every yes is there. A trial begins to run now. */
export async function openWaitingAccount(
  tx: Tx,
  accountId: string,
  { isMember, trialDays }: { isMember: boolean; trialDays: number | null },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ waits_for: null, is_member: isMember, trial_ends_at: trialEnd(trialDays) })
    .where('id', '=', accountId)
    .execute()
}

export function trialEnd(days: number | null) {
  return days === null ? null : sql<Date>`now() + make_interval(days => ${days})`
}
