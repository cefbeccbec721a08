import {
  DAY_LIMITS,
  type ChestEntity,
  type ChestKind,
  type CoinType,
  type DayLimit,
  type OriginOperator,
  type WalletOperation,
} from '@trilha/contract/constants'
import { shownNameOf } from '@trilha/contract/rules'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { isSeenBy, type Viewer } from '../../identity/accounts/public.ts'
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
  objectName?: string | undefined
  groupId: string
  /** Who is on the other side, where that is a person. */
  counterpartUserId?: string
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
        object_name: entry.objectName ?? null,
        counterpart: counterpartOf(entry),
        counterpart_user_id: entry.counterpartUserId ?? null,
        group_id: entry.groupId,
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
  // Dates rise with the entry's number, so a period is a range of numbers: nothing outside it is looked at.
  if (filter.from) query = query.where('seq', '>', lastSeqBefore(filter.userId, startOf(filter.from, filter.timeZone)))
  if (filter.to) query = query.where('seq', '<=', lastSeqBefore(filter.userId, endOf(filter.to, filter.timeZone)))
  // The number stands in the text: a plan kept for any number expects a tenth of the entries, so it is made anew each time.
  return query.orderBy('seq', 'desc').limit(sql.lit(filter.limit)).execute()
}

function startOf(day: string, timeZone: string) {
  return sql<Date>`${day}::date::timestamp at time zone ${timeZone}`
}

function endOf(day: string, timeZone: string) {
  return sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`
}

/** Zero where there was none. */
function lastSeqBefore(userId: string, moment: RawBuilder<Date>) {
  return sql<number>`coalesce((
    select seq from wallet_entries where user_id = ${userId} and created_at < ${moment}
    order by created_at desc, seq desc limit 1
  ), 0)`
}

export interface ChestFact {
  id: string
  account_id: string
  kind: ChestKind
  entity: ChestEntity
  entity_id: string
  entity_name: string
}

/** The chests that entries of a page paid out, and those that finished things of the page gave. */
export function listChests(
  db: Db,
  { ids, earnedBy }: { ids: readonly string[]; earnedBy: readonly { accountId: string; entityId: string }[] },
): Promise<ChestFact[]> {
  return db
    .selectFrom('chests')
    .select(['id', 'account_id', 'kind', 'entity', 'entity_id', 'entity_name'])
    .where((where) =>
      where.or([
        where('id', '=', sql<string>`any(${ids}::uuid[])`),
        where.and([
          where('account_id', '=', sql<string>`any(${earnedBy.map(({ accountId }) => accountId)}::uuid[])`),
          where('entity', 'in', ['MODULE', 'COURSE']),
          where('entity_id', '=', sql<string>`any(${earnedBy.map(({ entityId }) => entityId)}::text[])`),
        ]),
      ]),
    )
    .execute()
}

/** A student has one account at a school (decision 6). */
export async function findAccountAt(
  db: Db,
  { userId, schoolId }: { userId: string; schoolId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  return row?.id
}

export async function listNames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'nickname', 'surname'])
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, shownNameOf(names)]))
}

/** Educoins since the school's midnight. */
export async function sumToday(
  db: Db,
  {
    userId,
    origin,
    operation,
    timeZone,
  }: { userId: string; timeZone: string } & Pick<NewEntry, 'origin' | 'operation'>,
): Promise<number> {
  const midnight = sql<Date>`date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}`
  const { sum } = await db
    .selectFrom('wallet_entries')
    .select(sql<number>`coalesce(sum(value), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('coin', '=', 'EDU_COIN')
    .where('operation', '=', operation)
    .where('origin', '=', origin)
    // By the number, so that of today's entries only those of this origin are read.
    .where('seq', '>', lastSeqBefore(userId, midnight))
    .executeTakeFirstOrThrow()
  return sum
}

/** What a day of the school holds at most; where it set nothing, the usual numbers. */
export async function getDayLimits(db: Db, schoolId: string): Promise<Readonly<Record<DayLimit, number>>> {
  const own = await db
    .selectFrom('reward_limits')
    .select(['day_limit', 'per_day'])
    .where('school_id', '=', schoolId)
    .execute()
  return { ...DAY_LIMITS, ...Object.fromEntries(own.map(({ day_limit, per_day }) => [day_limit, per_day])) }
}

/** Somebody else of the class whom the viewer sees, and who can be there to receive. */
export function findClassmate(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<{ userId: string; accountId: string; name: string } | undefined> {
  return db
    .selectFrom('students as mine')
    .innerJoin('students as theirs', 'theirs.class_id', 'mine.class_id')
    .innerJoin('accounts', 'accounts.id', 'theirs.account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as userId', 'accounts.id as accountId', 'users.name'])
    .where('mine.account_id', '=', viewer.accountId)
    .where('accounts.id', '<>', viewer.accountId)
    .where('accounts.user_id', '=', userId)
    .where('accounts.active', '=', true)
    .where('accounts.blocked_at', 'is', null)
    .where(isSeenBy(viewer))
    .executeTakeFirst()
}

/** Whether this professor's account teaches a class that the person is in, and sees them there. */
export async function teaches(db: Db, professor: Viewer, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_professors')
    .innerJoin('students', 'students.class_id', 'class_professors.class_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('students.id')
    .where('class_professors.account_id', '=', professor.accountId)
    .where('accounts.user_id', '=', userId)
    .where('accounts.active', '=', true)
    .where(isSeenBy(professor))
    .executeTakeFirst()
  return row !== undefined
}
