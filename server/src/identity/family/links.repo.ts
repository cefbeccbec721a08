import { GROWN_UP_YEARS, type GuardianLinkStatus, type GuardianRelation } from '@trilha/contract/constants'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isProvenLink, isYounger } from '../../platform/session/guardianship.ts'

/** A link with both its sides; a child who left the school is no longer anybody's here. */
function selectLinks(db: Db) {
  return selectAllLinks(db).where('child.active', '=', true)
}

function selectAllLinks(db: Db) {
  return (
    db
      .selectFrom('guardian_links as link')
      .innerJoin('accounts as child', 'child.id', 'link.student_account_id')
      .innerJoin('users as childUser', 'childUser.id', 'child.user_id')
      .innerJoin('students', 'students.account_id', 'child.id')
      .innerJoin('classes', 'classes.id', 'students.class_id')
      .leftJoin('profiles', 'profiles.user_id', 'childUser.id')
      .innerJoin('accounts as guardian', 'guardian.id', 'link.guardian_account_id')
      .innerJoin('users as guardianUser', 'guardianUser.id', 'guardian.user_id')
      .leftJoin('accounts as voucher', 'voucher.id', 'link.vouched_by_account_id')
      .leftJoin('users as voucherUser', 'voucherUser.id', 'voucher.user_id')
      .select([
        'link.id',
        'link.relation',
        'link.by_school as bySchool',
        'link.expected_email as expectedEmail',
        'voucherUser.name as voucherName',
        'guardianUser.username as guardianUsername',
        'link.status',
        'link.requested_at as requestedAt',
        'link.decided_at as decidedAt',
        'link.guardian_account_id as guardianAccountId',
        'link.student_account_id as studentAccountId',
        'child.user_id as childUserId',
        'child.school_id as schoolId',
        'childUser.name as childName',
        'profiles.avatar as childAvatar',
        'students.id as studentId',
        'classes.name as className',
        'guardian.user_id as guardianUserId',
        'guardianUser.name as guardianName',
      ])
      // The database's own text of the time: a Date would lose its microseconds and with them rows.
      .select(sql<string>`link.requested_at::text`.as('position'))
      .select([
        isProvenLink().as('isProven'),
        sql<boolean>`"guardianUser".email_verified_at is not null`.as('isMailboxConfirmed'),
      ])
  )
}

export type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

export function findLink(db: Db, linkId: string): Promise<LinkRow | undefined> {
  return selectLinks(db).where('link.id', '=', linkId).executeTakeFirst()
}

/** By the child's own id, whichever of the child's accounts the link is to. */
export async function isGuardianOf(db: Db, guardianAccountId: string, childUserId: string): Promise<boolean> {
  const link = await db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts as child', 'child.id', 'link.student_account_id')
    .select('link.id')
    .where('link.guardian_account_id', '=', guardianAccountId)
    .where(isProvenLink())
    .where('child.user_id', '=', childUserId)
    .where('child.active', '=', true)
    .executeTakeFirst()
  return link !== undefined
}

export function listOfGuardian(db: Db, guardianAccountId: string): Promise<LinkRow[]> {
  return selectLinks(db)
    .where('link.guardian_account_id', '=', guardianAccountId)
    .orderBy('childUser.name')
    .orderBy('link.id')
    .execute()
}

export interface LinkFilter {
  schoolId: string
  status?: GuardianLinkStatus | undefined
  before?: Moment | undefined
  limit: number
}

export function listOfSchool(db: Db, { schoolId, status, before, limit }: LinkFilter): Promise<LinkRow[]> {
  let query = selectLinks(db).where('child.school_id', '=', schoolId)
  if (status) query = query.where('link.status', '=', status)
  if (before)
    query = query.where(
      sql<SqlBool>`(link.requested_at, link.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('link.requested_at', 'desc').orderBy('link.id', 'desc').limit(limit).execute()
}

export interface GuardianOfChild {
  studentAccountId: string
  guardianAccountId: string
  name: string
  status: GuardianLinkStatus
}

/** Of many children at once: those linked, and those who asked. */
export function listGuardians(db: Db, studentAccountIds: readonly string[]): Promise<GuardianOfChild[]> {
  return db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.guardian_account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'link.student_account_id as studentAccountId',
      'link.guardian_account_id as guardianAccountId',
      'link.status',
      'users.name',
    ])
    .where('link.student_account_id', '=', sql<string>`any(${studentAccountIds}::uuid[])`)
    .where('link.status', '!=', 'REFUSED')
    .orderBy('link.requested_at')
    .orderBy('link.id')
    .execute()
}

export async function listGuardianAccounts(db: Db, studentAccountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardian_links as link')
    .select('link.guardian_account_id as id')
    .where('link.student_account_id', '=', studentAccountId)
    .where(isProvenLink())
    .execute()
  return rows.map(({ id }) => id)
}

/** The accounts of the child, in any school, where this person is a guardian with powers. */
export async function listProvenAccounts(db: Db, guardianUserId: string, childUserId: string): Promise<string[]> {
  const rows = await provenLinks(db, guardianUserId, childUserId).execute()
  return rows.map(({ id }) => id)
}

/** The same, and none of these links ends before the caller commits. In one order, so that nobody waits in a circle. */
export async function holdProvenAccounts(tx: Tx, guardianUserId: string, childUserId: string): Promise<string[]> {
  const rows = await provenLinks(tx, guardianUserId, childUserId).orderBy('link.id').forShare('link').execute()
  return rows.map(({ id }) => id)
}

function provenLinks(db: Db, guardianUserId: string, childUserId: string) {
  return db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts as carer', 'carer.id', 'link.guardian_account_id')
    .innerJoin('accounts as child', 'child.id', 'link.student_account_id')
    .select('link.student_account_id as id')
    .where('carer.user_id', '=', guardianUserId)
    .where('child.user_id', '=', childUserId)
    .where('child.active', '=', true)
    .where(isProvenLink())
}

/** Studies somewhere and is under age, or nobody at a school said how old they are. */
export async function isChild(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.id')
    .where('accounts.user_id', '=', userId)
    .where('accounts.role', '=', 'STUDENT')
    .where('accounts.active', '=', true)
    .where(isYounger('users', GROWN_UP_YEARS))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasGuardian(db: Db, studentAccountId: string): Promise<boolean> {
  return (await listGuardianAccounts(db, studentAccountId)).length > 0
}

export async function isLinked(db: Db, guardianAccountId: string, studentAccountId: string): Promise<boolean> {
  const row = await linked(db, guardianAccountId, studentAccountId).executeTakeFirst()
  return row !== undefined
}

/** A child of the guardian's by the student's id, with the link held until the caller has written. */
export function holdChild(
  tx: Tx,
  guardianAccountId: string,
  studentId: string,
): Promise<{ userId: string; accountId: string } | undefined> {
  return tx
    .selectFrom('guardian_links as link')
    .innerJoin('students', 'students.account_id', 'link.student_account_id')
    .innerJoin('accounts', 'accounts.id', 'link.student_account_id')
    .select(['accounts.user_id as userId', 'accounts.id as accountId'])
    .where('students.id', '=', studentId)
    .where('link.guardian_account_id', '=', guardianAccountId)
    .where(isProvenLink())
    .forShare('link')
    .executeTakeFirst()
}

function linked(db: Db, guardianAccountId: string, studentAccountId: string) {
  return db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.student_account_id')
    .select('link.id')
    .where('link.guardian_account_id', '=', guardianAccountId)
    .where('link.student_account_id', '=', studentAccountId)
    .where(isProvenLink())
    .where('accounts.active', '=', true)
}

export async function mayHandle(
  db: Db,
  linkId: string,
  by: { guardianAccountId: string } | { schoolId: string },
): Promise<boolean> {
  let query = db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.student_account_id')
    .select('link.id')
    .where('link.id', '=', linkId)
  query =
    'schoolId' in by
      ? query.where('accounts.school_id', '=', by.schoolId)
      : query.where('link.guardian_account_id', '=', by.guardianAccountId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Whoever counts or adds links of this account waits for the other. Guardians before students. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function findPair(
  tx: Tx,
  guardianAccountId: string,
  studentAccountId: string,
): Promise<{ id: string; status: GuardianLinkStatus } | undefined> {
  return tx
    .selectFrom('guardian_links')
    .select(['id', 'status'])
    .where('guardian_account_id', '=', guardianAccountId)
    .where('student_account_id', '=', studentAccountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Other links of the guardian, and other guardians of the child, beside this pair. */
export async function countLinks(
  tx: Tx,
  guardianAccountId: string,
  studentAccountId: string,
): Promise<{ ofGuardian: number; ofChild: number }> {
  return tx
    .selectFrom('guardian_links')
    .select([
      sql<number>`count(*) filter (where guardian_account_id = ${guardianAccountId})`.as('ofGuardian'),
      sql<number>`count(*) filter (where student_account_id = ${studentAccountId} and status <> 'REFUSED')`.as(
        'ofChild',
      ),
    ])
    .where((eb) =>
      eb.or([eb('guardian_account_id', '=', guardianAccountId), eb('student_account_id', '=', studentAccountId)]),
    )
    .where(
      sql<boolean>`(guardian_account_id, student_account_id) <> (${guardianAccountId}::uuid, ${studentAccountId}::uuid)`,
    )
    .executeTakeFirstOrThrow()
}

export interface NewLink {
  guardianAccountId: string
  studentAccountId: string
  status: 'PENDING' | 'LINKED'
  relation: GuardianRelation
  bySchool: boolean
  vouchedByAccountId: string
  expectedEmail: string | null
}

/** Also over a refusal of before: a family may ask again with a new code. */
export async function putLink(tx: Tx, link: NewLink): Promise<string> {
  const facts = {
    status: link.status,
    decided_at: link.status === 'LINKED' ? sql<Date>`now()` : null,
    relation: link.relation,
    by_school: link.bySchool,
    vouched_by_account_id: link.vouchedByAccountId,
    expected_email: link.expectedEmail,
  }
  const { id } = await tx
    .insertInto('guardian_links')
    .values({
      guardian_account_id: link.guardianAccountId,
      student_account_id: link.studentAccountId,
      ...facts,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['guardian_account_id', 'student_account_id'])
        .doUpdateSet({ ...facts, requested_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockLink(tx: Tx, linkId: string): Promise<LinkRow | undefined> {
  await tx.selectFrom('guardian_links').select('id').where('id', '=', linkId).forUpdate().execute()
  return findLink(tx, linkId)
}

/** All links of these guardians, also to children who left the school. */
export async function lockLinksOfGuardians(tx: Tx, guardianAccountIds: readonly string[]): Promise<LinkRow[]> {
  const isTheirs = sql<SqlBool>`link.guardian_account_id = any(${guardianAccountIds}::uuid[])`
  await tx.selectFrom('guardian_links as link').select('id').where(isTheirs).orderBy('id').forUpdate().execute()
  return selectAllLinks(tx).where(isTheirs).orderBy('link.id').execute()
}

/** Of a person in every school: a mailbox belongs to the person. */
export async function lockLinksOfPerson(tx: Tx, guardianUserId: string): Promise<LinkRow[]> {
  const isTheirs = sql<SqlBool>`link.guardian_account_id in (select id from accounts where user_id = ${guardianUserId})`
  await tx.selectFrom('guardian_links as link').select('id').where(isTheirs).orderBy('id').forUpdate().execute()
  return selectLinks(tx).where(isTheirs).orderBy('link.id').execute()
}

/** Takes the names of people of the office out of what they vouched for and recorded. */
export async function forgetOffice(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await sql`update guardian_links set vouched_by_account_id = null
    where vouched_by_account_id = any(${accountIds}::uuid[]) and by_school`.execute(tx)
  await sql`update guardian_consents set recorded_by_account_id = null
    where recorded_by_account_id = any(${accountIds}::uuid[])`.execute(tx)
}

export async function decideLink(tx: Tx, linkId: string, status: 'LINKED' | 'REFUSED'): Promise<void> {
  await tx
    .updateTable('guardian_links')
    .set({ status, decided_at: sql<Date>`now()` })
    .where('id', '=', linkId)
    .execute()
}

export async function deleteLink(tx: Tx, linkId: string): Promise<void> {
  await tx.deleteFrom('guardian_links').where('id', '=', linkId).execute()
}
