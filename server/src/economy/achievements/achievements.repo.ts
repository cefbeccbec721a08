import type { AchievementCode, AchievementFact } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** How many were new. */
export async function insertFacts(
  tx: Tx,
  accountId: string,
  { fact, objectIds }: { fact: AchievementFact; objectIds: readonly string[] },
): Promise<number> {
  const rows = await tx
    .insertInto('achievement_facts')
    .values(objectIds.map((objectId) => ({ account_id: accountId, fact, object_id: objectId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('object_id')
    .execute()
  return rows.length
}

export function countFacts(db: Db, accountId: string): Promise<{ fact: AchievementFact; count: number }[]> {
  return db
    .selectFrom('achievement_facts')
    .select(['fact', sql<number>`count(*)`.as('count')])
    .where('account_id', '=', accountId)
    .groupBy('fact')
    .execute()
}

export async function countFact(tx: Tx, accountId: string, fact: AchievementFact): Promise<number> {
  const { count } = await tx
    .selectFrom('achievement_facts')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('fact', '=', fact)
    .executeTakeFirstOrThrow()
  return count
}

/** Those that had not been reached before. */
export async function insertReached(
  tx: Tx,
  accountId: string,
  codes: readonly AchievementCode[],
): Promise<AchievementCode[]> {
  const rows = await tx
    .insertInto('achievements_reached')
    .values(codes.map((code) => ({ account_id: accountId, code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  return rows.map(({ code }) => code)
}

export function listReached(db: Db, accountId: string): Promise<{ code: AchievementCode; reached_at: Date }[]> {
  return db
    .selectFrom('achievements_reached')
    .select(['code', 'reached_at'])
    .where('account_id', '=', accountId)
    .execute()
}
