import { ACHIEVEMENT_CODES, ACHIEVEMENTS, type AchievementCode, type AchievementFact } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { schoolMidnight } from '../../platform/db/school-day.ts'
import type { Holder } from './achievements.rules.ts'

/** How many were new. Only a student's are counted. */
export async function insertFacts(
  tx: Tx,
  accountId: string,
  { fact, objectIds }: { fact: AchievementFact; objectIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql`
    insert into achievement_facts (account_id, fact, object_id)
    select accounts.id, ${fact}, object from accounts cross join unnest(${objectIds}::text[]) as object
    where accounts.id = ${accountId}::uuid and accounts.role = 'STUDENT'
    on conflict do nothing
    returning object_id
  `.execute(tx)
  return rows.length
}

/** Of an account, since its school's midnight. */
export async function countToday(tx: Tx, accountId: string, fact: AchievementFact): Promise<number> {
  const { count } = await tx
    .selectFrom('achievement_facts')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('fact', '=', fact)
    .where('created_at', '>=', schoolMidnight(accountId))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteFacts(
  tx: Tx,
  accountId: string,
  { fact, objectIds }: { fact: AchievementFact; objectIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('achievement_facts')
    .where('account_id', '=', accountId)
    .where('fact', '=', fact)
    .where('object_id', 'in', objectIds)
    .execute()
}

export type FactCount = { fact: AchievementFact; count: number }

export function countFacts(db: Db, accountId: string): Promise<FactCount[]> {
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

export interface Reached {
  code: AchievementCode
  reached_at: Date
  celebrated_at: Date | null
}

export function listReached(db: Db, accountId: string): Promise<Reached[]> {
  return db
    .selectFrom('achievements_reached')
    .select(['code', 'reached_at', 'celebrated_at'])
    .where('account_id', '=', accountId)
    .orderBy('reached_at')
    .orderBy('code')
    .execute()
}

/** How many were new. */
export async function markCelebrated(tx: Tx, accountId: string, codes: readonly AchievementCode[]): Promise<number> {
  const rows = await tx
    .updateTable('achievements_reached')
    .set({ celebrated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code', 'in', codes)
    .where('celebrated_at', 'is', null)
    .returning('code')
    .execute()
  return rows.length
}

/** Only ever up. Whether it was. */
export async function raiseLevelCelebrated(tx: Tx, userId: string, level: number): Promise<boolean> {
  const rows = await tx
    .insertInto('levels_celebrated')
    .values({ user_id: userId, level })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ level }).where('levels_celebrated.level', '<', level),
    )
    .returning('level')
    .execute()
  return rows.length > 0
}

/** XP ever earned, never the balance (decision G19), and the level that was celebrated. */
export async function findLevels(db: Db, userId: string): Promise<{ xpEarned: number; celebrated: number }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .leftJoin('levels_celebrated', 'levels_celebrated.user_id', 'users.id')
    .select(['wallets.xp_earned', 'levels_celebrated.level'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return { xpEarned: row?.xp_earned ?? 0, celebrated: row?.level ?? 1 }
}

/**
 * Who has the facts of an achievement and not the achievement, or the achievement and not its chest. Nobody, unless
 * an achievement was added to the table after the facts.
 */
export async function listUnsettled(db: Db, { after, limit }: { after: string; limit: number }): Promise<Holder[]> {
  const rules = sql.join(
    ACHIEVEMENT_CODES.map((code) => sql`(${code}, ${ACHIEVEMENTS[code].fact}, ${ACHIEVEMENTS[code].threshold}::int)`),
  )
  const { rows } = await sql<Holder>`
    with rules (code, fact, threshold) as (values ${rules}),
    counts as (select account_id, fact, count(*) as n from achievement_facts group by account_id, fact),
    due as (
      select counts.account_id, rules.code from counts join rules on rules.fact = counts.fact and counts.n >= rules.threshold
      union
      select account_id, code from achievements_reached
    )
    select distinct accounts.id as "accountId", accounts.user_id as "userId"
    from due
    join accounts on accounts.id = due.account_id and accounts.role = 'STUDENT'
    left join achievements_reached reached on reached.account_id = due.account_id and reached.code = due.code
    left join chests on chests.account_id = due.account_id and chests.entity = 'ACHIEVEMENT' and chests.entity_id = due.code
    where accounts.id > ${after}::uuid and (reached.code is null or chests.id is null)
    order by 1
    limit ${limit}
  `.execute(db)
  return rows
}
