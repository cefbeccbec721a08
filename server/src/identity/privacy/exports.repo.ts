import { EXPORT_DAYS, type ExportStatus, type Locale } from '@trilha/contract/constants'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isOpenGuardianOf } from '../family/public.ts'
import type { PrivacyTables } from './privacy.tables.ts'

export type ExportRow = Selectable<PrivacyTables['data_exports']>

export function findLatest(db: Db, userId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('guardian_user_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Ready, its days are not over, and it is for this person: one's own, or of a child to whom one is still linked. */
export function findDownload(db: Db, userId: string, id: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports as e')
    .selectAll('e')
    .where('e.id', '=', id)
    .where(sql<boolean>`((e.user_id = ${userId}::uuid and e.guardian_user_id is null) or ${isCopyFor(userId)})`)
    .where('e.status', '=', 'READY')
    .where('e.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** By the link with the account that the request is about: with its end the copy is out of reach at once. */
function isCopyFor(guardianUserId: string) {
  return sql<boolean>`(e.guardian_user_id = ${guardianUserId}::uuid and exists (
    select from data_requests r where r.id = e.request_id
      and ${isOpenGuardianOf(guardianUserId, sql.ref('r.account_id'))}))`
}

/** The copies that these requests of a guardian brought, the newest of each. */
export async function listCopies(
  db: Db,
  guardianUserId: string,
  requestIds: readonly string[],
): Promise<Map<string, ExportRow>> {
  const rows = await db
    .selectFrom('data_exports as e')
    .selectAll('e')
    .where('e.request_id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .where(isCopyFor(guardianUserId))
    .orderBy('e.created_at')
    .execute()
  return new Map(rows.map((row) => [row.request_id!, row]))
}

export async function countToday(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_exports')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('guardian_user_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

interface NewExport {
  userId: string
  requestId: string | null
  guardianUserId?: string
  locale: Locale
}

/** Undefined when one is being built already, or is there for this request of a guardian. */
export function insertExport(
  tx: Tx,
  { userId, requestId, guardianUserId, locale }: NewExport,
): Promise<ExportRow | undefined> {
  return tx
    .insertInto('data_exports')
    .values({ user_id: userId, request_id: requestId, guardian_user_id: guardianUserId ?? null, locale })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A request that finds one being built is answered with that one. */
export function adoptExport(tx: Tx, userId: string, requestId: string): Promise<ExportRow | undefined> {
  return tx
    .updateTable('data_exports')
    .set({ request_id: requestId })
    .where('user_id', '=', userId)
    .where('guardian_user_id', 'is', null)
    .where('status', 'in', ['QUEUED', 'BUILDING'])
    .returningAll()
    .executeTakeFirst()
}

export async function setProgress(tx: Tx, id: string, progress: number): Promise<void> {
  await tx.updateTable('data_exports').set({ status: 'BUILDING', progress }).where('id', '=', id).execute()
}

/** Whether an archive answers this request, or is on its way to. */
export async function isAnswering(db: Db, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('request_id', '=', requestId)
    .where('status', '<>', 'FAILED')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined when the person was erased meanwhile. */
export function finish(
  tx: Tx,
  id: string,
  { status, size }: { status: Extract<ExportStatus, 'READY' | 'FAILED'>; size: number | null },
): Promise<ExportRow | undefined> {
  return tx
    .updateTable('data_exports')
    .set({
      status,
      size,
      progress: status === 'READY' ? 100 : 0,
      expires_at: sql<Date>`now() + make_interval(days => ${EXPORT_DAYS})`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function removeExpired(tx: Tx): Promise<{ id: string }[]> {
  return tx
    .deleteFrom('data_exports')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('id')
    .execute()
}

export async function listKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
