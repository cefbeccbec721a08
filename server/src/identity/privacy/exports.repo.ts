import { EXPORT_DAYS, type ExportStatus, type Locale } from '@trilha/contract/constants'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { PrivacyTables } from './privacy.tables.ts'

export type ExportRow = Selectable<PrivacyTables['data_exports']>

export function findLatest(db: Db, userId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Ready, and its days are not over. */
export function findDownload(db: Db, userId: string, id: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'READY')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function countToday(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_exports')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined when one is being built already. */
export function insertExport(
  tx: Tx,
  { userId, requestId, locale }: { userId: string; requestId: string | null; locale: Locale },
): Promise<ExportRow | undefined> {
  return tx
    .insertInto('data_exports')
    .values({ user_id: userId, request_id: requestId, locale })
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
