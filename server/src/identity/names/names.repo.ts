import { sql, type SqlBool } from 'kysely'
import type { Names } from '@trilha/contract/rules'
import { isGuardianAnywhere } from '../family/public.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'

/** Each with the student and whether `byUserId` cares for that child, in any account of either. */
function selectRequests(db: Db, byUserId: string) {
  return (
    db
      .selectFrom('name_requests as request')
      .innerJoin('accounts', 'accounts.id', 'request.account_id')
      .innerJoin('users', 'users.id', 'request.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('classes', 'classes.id', 'students.class_id')
      .select([
        'request.id',
        'request.name',
        'request.status',
        'request.requested_at as requestedAt',
        'request.closed_at as closedAt',
        'request.user_id as userId',
        'request.account_id as accountId',
        'accounts.school_id as schoolId',
        'users.name as currentName',
        'profiles.avatar',
        'classes.name as className',
      ])
      .select(isGuardianOrSelf(byUserId).as('isOwn'))
      // The database's own text of the time: a Date has no microseconds.
      .select(sql<string>`request.requested_at::text`.as('position'))
      // Of an account that has ended nobody decides anything.
      .where('accounts.active', '=', true)
  )
}

function isGuardianOrSelf(userId: string) {
  return sql<boolean>`(request.user_id = ${userId}::uuid or ${isGuardianAnywhere(userId, sql.ref('request.user_id'))})`
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>

export function findRequest(db: Db, byUserId: string, id: string): Promise<RequestRow | undefined> {
  return selectRequests(db, byUserId).where('request.id', '=', id).executeTakeFirst()
}

/** The request and the student's account: whoever decides, takes back or ends the account waits for the other. */
export async function lockRequest(tx: Tx, byUserId: string, id: string): Promise<RequestRow | undefined> {
  await tx.selectFrom('name_requests').select('id').where('id', '=', id).forUpdate().execute()
  const request = await findRequest(tx, byUserId, id)
  if (!request) return undefined
  await tx.selectFrom('accounts').select('id').where('id', '=', request.accountId).forShare().execute()
  return findRequest(tx, byUserId, id)
}

export function findLatest(db: Db, userId: string): Promise<RequestRow | undefined> {
  return selectRequests(db, userId)
    .where('request.user_id', '=', userId)
    .orderBy('request.requested_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function listWaiting(
  db: Db,
  {
    schoolId,
    byUserId,
    after,
    limit,
  }: { schoolId: string; byUserId: string; after: Moment | undefined; limit: number },
): Promise<RequestRow[]> {
  let query = selectRequests(db, byUserId)
    .where('accounts.school_id', '=', schoolId)
    .where('request.status', '=', 'WAITING')
  if (after)
    query = query.where(
      sql<SqlBool>`(request.requested_at, request.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  return query.orderBy('request.requested_at').orderBy('request.id').limit(limit).execute()
}

/** What was asked before and is closed goes: the audit log keeps what was decided. */
export async function deleteClosed(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('name_requests').where('user_id', '=', userId).where('status', '<>', 'WAITING').execute()
}

/** Nothing where a request of the person waits already, also when it was sent in the same moment. */
export async function insertRequest(
  tx: Tx,
  { userId, accountId, name }: { userId: string; accountId: string; name: string },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('name_requests')
    .values({ user_id: userId, account_id: accountId, name })
    // Said as it stands in the index: a parameter would not match the index once the plan is a general one.
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where(sql<SqlBool>`status = 'WAITING'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function closeRequest(
  tx: Tx,
  id: string,
  { status, byAccountId }: { status: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'; byAccountId: string | null },
): Promise<void> {
  await tx
    .updateTable('name_requests')
    .set({ status, closed_at: sql<Date>`now()`, decided_by_account_id: byAccountId })
    .where('id', '=', id)
    .execute()
}

export async function getName(db: Db, userId: string): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}

/** The schools in which the person studies now. */
export async function listSchoolsOfStudent(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('school_id as schoolId')
    .where('user_id', '=', userId)
    .where('role', '=', 'STUDENT')
    .where('active', '=', true)
    .execute()
  return rows.map(({ schoolId }) => schoolId)
}

interface Whom {
  schoolIds: readonly string[]
  exceptUserId?: string | undefined
}

/** Of everybody in these schools who has any role but STUDENT. */
export function listGrownUps(db: Db, whom: Whom): Promise<Names[]> {
  return selectNames(db, whom).where('accounts.role', '<>', 'STUDENT').execute()
}

export function listStudents(db: Db, whom: Whom): Promise<Names[]> {
  return selectNames(db, whom).where('accounts.role', '=', 'STUDENT').execute()
}

function selectNames(db: Db, { schoolIds, exceptUserId }: Whom) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.name', 'users.nickname', 'users.surname'])
    .where(sql<boolean>`accounts.school_id = any(${[...schoolIds]}::uuid[])`)
    .where('accounts.active', '=', true)
    .$if(exceptUserId !== undefined, (query) => query.where('users.id', '<>', exceptUserId!))
}
