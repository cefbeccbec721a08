import {
  DATA_REQUEST_DAYS,
  ERASURE_WAIT_DAYS,
  type DataRequestStatus,
  type DataRequestType,
} from '@trilha/contract/constants'
import type { DataRequestFields } from '@trilha/contract/identity/privacy'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isReached, vouchedRoles, type Reach } from '../../platform/session/reach.ts'
import { isProvenLink } from '../../platform/session/guardianship.ts'
import type { Moment } from '../../platform/http/page.ts'

/** With whom it is about, who asks, and the clock in days of the school (decision E16). */
function selectRequests(db: Db) {
  return db
    .selectFrom('data_requests as r')
    .innerJoin('users as owner', 'owner.id', 'r.user_id')
    .innerJoin('users as asker', 'asker.id', 'r.asker_user_id')
    .innerJoin('accounts as askerAccount', 'askerAccount.id', 'r.asker_account_id')
    .innerJoin('schools', 'schools.id', 'r.school_id')
    .selectAll('r')
    .select(['owner.name as ownerName', 'asker.name as askerName', 'askerAccount.role as askerRole'])
    .select([
      mayAsk.as('mayAsk'),
      sql<Date>`(r.due_on + 1)::timestamp at time zone schools.time_zone`.as('dueAt'),
      sql<number>`r.due_on - (now() at time zone schools.time_zone)::date`.as('daysLeft'),
      sql<string>`r.created_at::text`.as('position'),
      urgency.as('urgency'),
    ])
}

/** Whoever asked for themself, or is still linked to the child, or was until the child was erased. */
export const mayAsk = sql<boolean>`(r.asker_account_id = r.account_id or r.asker_stays or exists (
  select from guardian_links link where link.guardian_account_id = r.asker_account_id
    and link.student_account_id = r.account_id and ${isProvenLink()}))`

/** Rises from the request that waits with the least time left to the one closed longest ago. */
const urgency = sql<number>`case when r.status in ('OPEN', 'IN_PROGRESS')
  then extract(epoch from r.due_on::timestamp)::bigint
  else 100000000000 - extract(epoch from coalesce(r.answered_at, r.created_at))::bigint end`

export type RequestRow = Awaited<ReturnType<typeof listForSchool>>[number]

export function listForSchool(
  db: Db,
  filter: {
    schoolId: string
    status?: DataRequestStatus | undefined
    after?: { urgency: number; id: string } | undefined
    limit: number
  },
) {
  let query = selectRequests(db).where('r.school_id', '=', filter.schoolId)
  if (filter.status) query = query.where('r.status', '=', filter.status)
  if (filter.after)
    query = query.where(sql<boolean>`(${urgency}, r.id) > (${filter.after.urgency}::bigint, ${filter.after.id}::uuid)`)
  return query.orderBy(urgency).orderBy('r.id').limit(filter.limit).execute()
}

export function listOfUser(
  db: Db,
  filter: Reach & { userId: string; before?: Moment | undefined; limit: number },
): Promise<RequestRow[]> {
  let query = selectRequests(db).where(
    sql<boolean>`(r.user_id = ${filter.userId}::uuid or (r.asker_user_id = ${filter.userId}::uuid and ${mayAsk}))`,
  )
  query = query.where(isReached(filter, 'r.school_id'))
  if (filter.before)
    query = query.where(
      sql<boolean>`(r.created_at, r.id) < (${filter.before.createdAt}::timestamptz, ${filter.before.id}::uuid)`,
    )
  return query.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').limit(filter.limit).execute()
}

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return selectRequests(db).where('r.id', '=', id).executeTakeFirst()
}

export function getRequest(db: Db, id: string): Promise<RequestRow> {
  return selectRequests(db).where('r.id', '=', id).executeTakeFirstOrThrow()
}

export function lockRequest(tx: Tx, id: string) {
  return tx.selectFrom('data_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whoever files or changes a request of this account waits for the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function isWaitingFor(tx: Tx, accountId: string, type: DataRequestType): Promise<boolean> {
  const row = await tx
    .selectFrom('data_requests')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('status', 'in', ['OPEN', 'IN_PROGRESS'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countToday(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('data_requests')
    .select(sql<number>`count(*)`.as('count'))
    .where('asker_user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

/** A child of the guardian's, with the link held until the request is written. */
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

export interface Party {
  userId: string
  accountId: string
}

export async function insertRequest(
  tx: Tx,
  { owner, asker, schoolId, timeZone }: { owner: Party; asker: Party; schoolId: string; timeZone: string },
  fields: DataRequestFields,
): Promise<string> {
  const { id } = await tx
    .insertInto('data_requests')
    .values({
      user_id: owner.userId,
      account_id: owner.accountId,
      asker_user_id: asker.userId,
      asker_account_id: asker.accountId,
      school_id: schoolId,
      ...columnsOf(fields),
      type: fields.type,
      due_on: sql<string>`(now() at time zone ${timeZone})::date + ${DATA_REQUEST_DAYS}::int`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type FieldChanges = { [F in keyof DataRequestFields]?: DataRequestFields[F] | undefined }

function columnsOf({ firstName, lastName, email, phone, description }: DataRequestFields) {
  return { first_name: firstName, last_name: lastName, email, phone, description }
}

export async function updateFields(tx: Tx, id: string, fields: FieldChanges): Promise<void> {
  const { firstName, lastName, email, phone, type, description } = fields
  // Null keeps what is there.
  await sql`
    update data_requests set
      first_name = coalesce(${firstName}, first_name), last_name = coalesce(${lastName}, last_name),
      email = coalesce(${email}, email), phone = coalesce(${phone}, phone),
      type = coalesce(${type}, type), description = coalesce(${description}, description)
    where id = ${id}::uuid`.execute(tx)
}

export interface RequestStep {
  status: DataRequestStatus
  answer?: string | undefined
  withdrawn?: boolean
  /** An approved erasure waits some days; any other step calls it off. */
  eraseLater?: boolean
  /** The link goes with the child; what was asked for stays to be seen. */
  askerStays?: boolean
}

export async function takeStep(
  tx: Tx,
  id: string,
  { status, answer, withdrawn = false, eraseLater = false, askerStays = false }: RequestStep,
): Promise<void> {
  const isClosed = status === 'DONE' || status === 'REFUSED'
  await tx
    .updateTable('data_requests')
    .set({
      status,
      ...(answer !== undefined && { answer }),
      answered_at: isClosed ? now : null,
      withdrawn_at: withdrawn ? now : null,
      asker_stays: askerStays,
      erase_at: eraseLater ? sql<Date>`now() + make_interval(days => ${ERASURE_WAIT_DAYS})` : null,
    })
    .where('id', '=', id)
    .execute()
}

const now = sql<Date>`now()`

export async function listDueErasures(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('data_requests')
    .select('id')
    .where('erase_at', '<=', now)
    .where('status', '=', 'IN_PROGRESS')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Whether nobody would run the school without this account; who waits for an approved erasure is as good as gone.
 * Under the school's lock: of two that are approved at once one sees the other.
 */
export async function isLastAdministrator(
  tx: Tx,
  { school_id: schoolId, account_id: accountId }: Pick<RequestRow, 'school_id' | 'account_id'>,
): Promise<boolean> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
  const administrators = await tx
    .selectFrom('accounts')
    .select(['accounts.id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('data_requests')
          .select('data_requests.id')
          .whereRef('data_requests.account_id', '=', 'accounts.id')
          .where('data_requests.status', '=', 'IN_PROGRESS')
          .where('data_requests.erase_at', 'is not', null),
      ).as('isLeaving'),
    )
    .where('accounts.school_id', '=', schoolId)
    .where('accounts.role', '=', 'SCHOOL_ADMIN')
    .where('accounts.active', '=', true)
    .where('accounts.blocked_at', 'is', null)
    .execute()
  const isOne = administrators.some(({ id }) => id === accountId)
  return isOne && !administrators.some(({ id, isLeaving }) => id !== accountId && !isLeaving)
}

/** Accounts of the person that another school still counts on: not one that only asked to be let in, nor a trial. */
export async function countOtherAccounts(tx: Tx, userId: string, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('id', '<>', accountId)
    .where('active', '=', true)
    .where('is_member', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether nothing of the person lies beyond what the session reaches. */
export async function isWhole(db: Db, { userId, ...reach }: Reach & { userId: string }): Promise<boolean> {
  const beyond = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        sql<boolean>`not ${isReached(reach, 'school_id')}`,
        ...(reach.onlySchoolId === null ? [] : [eb('role', 'not in', [...vouchedRoles])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return beyond === undefined
}

export async function listAccounts(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Whom an erasure of before concerned: a person, or an account alone. */
export async function findErased(
  db: Db,
  auditId: number,
): Promise<{ kind: 'user' | 'account'; id: string } | undefined> {
  const line = await db
    .selectFrom('audit_log')
    .select(['subject_kind', 'subject_id'])
    .where('id', '=', auditId)
    .where('action', '=', 'person.erased')
    .executeTakeFirst()
  if (!line?.subject_id) return undefined
  return { kind: line.subject_kind === 'account' ? 'account' : 'user', id: line.subject_id }
}

/** False when a school has linked the person, now or before. An account that is being made waits for this lock. */
export async function lockUnlinked(tx: Tx, userId: string): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return (await listAccounts(tx, userId)).length === 0
}

export async function listSessions(
  tx: Tx,
  { userId, accountIds }: { userId: string | null; accountIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`user_id = ${userId}::uuid or account_id = any(${accountIds}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function getPersonName(db: Db, userId: string): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}
