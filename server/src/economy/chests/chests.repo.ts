import type { ChestEntity, ChestKind, ChestStatus } from '@trilha/contract/constants'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import type { ChestTables } from './chests.tables.ts'

export type ChestRow = Selectable<ChestTables['chests']>

export interface ChestFilter {
  accountId: string
  status?: ChestStatus | undefined
  kind?: ChestKind | undefined
  /** Chests earned before this one. */
  before?: Moment | undefined
  limit: number
}

export function listChests(
  db: Db,
  { accountId, status, kind, before, limit }: ChestFilter,
): Promise<(ChestRow & { position: string })[]> {
  let query = db
    .selectFrom('chests')
    .selectAll()
    // The database's own text of the time: a Date would lose its microseconds and with them rows.
    .select(sql<string>`created_at::text`.as('position'))
    .where('account_id', '=', accountId)
  if (status) query = query.where('opened_at', status === 'CLOSED' ? 'is' : 'is not', null)
  if (kind) query = query.where('kind', '=', kind)
  if (before)
    query = query.where(sql<boolean>`(created_at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export interface ChestCount {
  kind: ChestKind
  closed: number
  opened: number
}

export function countByKind(db: Db, accountId: string): Promise<ChestCount[]> {
  return db
    .selectFrom('chests')
    .select([
      'kind',
      sql<number>`count(*) filter (where opened_at is null)`.as('closed'),
      sql<number>`count(opened_at)`.as('opened'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('kind')
    .execute()
}

export function listOldestClosed(db: Db, accountId: string): Promise<ChestRow[]> {
  return db
    .selectFrom('chests')
    .selectAll()
    .distinctOn('kind')
    .where('account_id', '=', accountId)
    .where('opened_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function countClosed(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chests')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function findOwned(db: Db, accountId: string, chestId: string): Promise<ChestRow | undefined> {
  return db
    .selectFrom('chests')
    .selectAll()
    .where('id', '=', chestId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export function findByEntity(
  db: Db,
  accountId: string,
  { entity, entityId }: { entity: ChestEntity; entityId: string },
): Promise<ChestRow | undefined> {
  return db
    .selectFrom('chests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .executeTakeFirst()
}

/** Bounded by the things of that kind there are: only achievements are asked for all at once. */
export function listByEntity(db: Db, accountId: string, entity: ChestEntity): Promise<ChestRow[]> {
  return db.selectFrom('chests').selectAll().where('account_id', '=', accountId).where('entity', '=', entity).execute()
}

/** Of the modules and courses that are named. */
export function listLearnt(db: Db, accountId: string, entityIds: readonly string[]): Promise<ChestRow[]> {
  return db
    .selectFrom('chests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('entity', 'in', ['MODULE', 'COURSE'])
    .where('entity_id', '=', sql<string>`any(${entityIds}::text[])`)
    .execute()
}

export function lockOwned(tx: Tx, accountId: string, chestId: string): Promise<ChestRow | undefined> {
  return tx
    .selectFrom('chests')
    .selectAll()
    .where('id', '=', chestId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export function lockOldestClosed(
  tx: Tx,
  accountId: string,
  kind: ChestKind | undefined,
): Promise<ChestRow | undefined> {
  let query = tx.selectFrom('chests').selectAll().where('account_id', '=', accountId).where('opened_at', 'is', null)
  if (kind) query = query.where('kind', '=', kind)
  return query.orderBy('created_at').orderBy('id').limit(1).forUpdate().executeTakeFirst()
}

/** The oldest first: which of them one act opens must not depend on the plan of a query. */
export function lockClosed(tx: Tx, accountId: string, limit: number): Promise<ChestRow[]> {
  return tx
    .selectFrom('chests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('opened_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

/** In no order. */
export function markOpened(tx: Tx, chestIds: readonly string[]): Promise<ChestRow[]> {
  return tx
    .updateTable('chests')
    .set({ opened_at: sql<Date>`now()` })
    .where('id', 'in', chestIds)
    .returningAll()
    .execute()
}

/** Chests are a student's; what somebody else finishes gives none. */
export async function isStudent(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'STUDENT')
    .executeTakeFirst()
  return row !== undefined
}

/** Null when this thing had given its chest before. */
export async function insertChest(tx: Tx, chest: Insertable<ChestTables['chests']>): Promise<ChestRow | null> {
  const row = await tx
    .insertInto('chests')
    .values(chest)
    .onConflict((conflict) => conflict.columns(['account_id', 'entity', 'entity_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
