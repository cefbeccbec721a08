import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { WalletTables } from './wallets.tables.ts'

export type GoalRow = Selectable<WalletTables['savings_goals']>

export function listGoals(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .selectFrom('savings_goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findGoal(db: Db, userId: string, id: string): Promise<GoalRow | undefined> {
  return db
    .selectFrom('savings_goals')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export type OpenGoal = Pick<GoalRow, 'id' | 'title' | 'item' | 'edu_coin'>

export function listOpenGoals(tx: Tx, userId: string): Promise<OpenGoal[]> {
  return tx
    .selectFrom('savings_goals')
    .select(['id', 'title', 'item', 'edu_coin'])
    .where('user_id', '=', userId)
    .where('reached_at', 'is', null)
    .execute()
}

/** Read anew after the wallet was locked: every writer of goals queues there. */
export async function countGoals(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('savings_goals')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Bought before; a goal for it would be reached by nobody's saving. */
export async function ownsItem(tx: Tx, userId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('unlocked_contents')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_id', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewGoal {
  userId: string
  title: string
  educoins: number
  item: string | null
}

export async function insertGoal(tx: Tx, { userId, title, educoins, item }: NewGoal): Promise<string> {
  const { id } = await tx
    .insertInto('savings_goals')
    .values({ user_id: userId, title, edu_coin: educoins, item })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A goal that was changed is to be reached anew. */
export async function updateGoal(
  tx: Tx,
  id: string,
  { title, educoins }: { title: string; educoins: number },
): Promise<void> {
  await tx
    .updateTable('savings_goals')
    .set({
      title,
      edu_coin: educoins,
      reached_at: sql<Date | null>`case when edu_coin = ${educoins} then reached_at end`,
      celebrated_at: sql<Date | null>`case when edu_coin = ${educoins} then celebrated_at end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Under the wallet's lock: of the goals that are still open, those that the balance suffices for. */
export async function markReached(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('savings_goals')
    .set({ reached_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('reached_at', 'is', null)
    .where('edu_coin', '<=', (query) =>
      query.selectFrom('wallets').select('wallets.edu_coin').where('wallets.user_id', '=', userId),
    )
    .execute()
}

/** Of a goal that is not reached there is nothing to celebrate; the first time counts. */
export async function markCelebrated(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('savings_goals')
    .set({ celebrated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('reached_at', 'is not', null)
    .where('celebrated_at', 'is', null)
    .execute()
}

export async function deleteGoal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('savings_goals').where('id', '=', id).execute()
}
