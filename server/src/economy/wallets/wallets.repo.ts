import type { CoinType, OriginOperator, WalletOperation } from '@trilha/contract/constants'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { WalletTables } from './wallets.tables.ts'

export type EntryRow = Selectable<WalletTables['wallet_entries']>
export type WalletRow = Pick<Selectable<WalletTables['wallets']>, 'edu_coin' | 'xp' | 'xp_earned'>

const columns = ['edu_coin', 'xp', 'xp_earned'] as const

export function findWallet(db: Db, userId: string): Promise<WalletRow | undefined> {
  return db.selectFrom('wallets').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

/** Everything that moves a person's coins queues here, so locks are always taken in one order: wallet first. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  const locked = await tx
    .selectFrom('wallets')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (locked) return
  await tx
    .insertInto('wallets')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockWallet(tx, userId)
}

export interface NewEntry {
  userId: string
  accountId: string | null
  coin: CoinType
  operation: WalletOperation
  value: number
  origin: OriginOperator
  operatorId: string
  groupId: string
  /** Who is on the other side, where that is a person. */
  counterpartUserId?: string
  /** Only the demo school writes history; otherwise the database's clock under the lock. */
  at?: Date
}

/** Every entry names its other side, so that the sum over all sides is zero. */
function counterpartOf({ origin, counterpartUserId }: NewEntry): 'SCHOOL' | 'EXCHANGE' | 'USER' {
  if (counterpartUserId !== undefined) return 'USER'
  return origin === 'EXCHANGE_COIN' ? 'EXCHANGE' : 'SCHOOL'
}

/** Inserts what is not there yet, and says how many that were: the database leaves a repeated cause out. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<number> {
  const inserted = await tx
    .insertInto('wallet_entries')
    .values(
      entries.map((entry) => ({
        user_id: entry.userId,
        account_id: entry.accountId,
        coin: entry.coin,
        operation: entry.operation,
        value: entry.value,
        origin: entry.origin,
        operator_id: entry.operatorId,
        counterpart: counterpartOf(entry),
        counterpart_user_id: entry.counterpartUserId ?? null,
        group_id: entry.groupId,
        created_at: entry.at,
      })),
    )
    .returning('id')
    .execute()
  return inserted.length
}

export interface HistoryFilter {
  userId: string
  coinType?: CoinType | undefined
  operation?: WalletOperation | undefined
  originOperator?: OriginOperator | undefined
  /** Days of `timeZone`, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  /** Entries before this one. */
  beforeSeq?: number | undefined
  limit: number
}

export function listEntries(db: Db, filter: HistoryFilter): Promise<EntryRow[]> {
  let query = db.selectFrom('wallet_entries').selectAll().where('user_id', '=', filter.userId)
  if (filter.beforeSeq !== undefined) query = query.where('seq', '<', filter.beforeSeq)
  if (filter.coinType) query = query.where('coin', '=', filter.coinType)
  if (filter.operation) query = query.where('operation', '=', filter.operation)
  if (filter.originOperator) query = query.where('origin', '=', filter.originOperator)
  if (filter.from)
    query = query.where('created_at', '>=', sql<Date>`${filter.from}::date::timestamp at time zone ${filter.timeZone}`)
  if (filter.to)
    query = query.where(
      'created_at',
      '<',
      sql<Date>`(${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone}`,
    )
  return query.orderBy('seq', 'desc').limit(filter.limit).execute()
}
