import { SOCIAL_ORIGIN_OPERATORS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { PaidOrigin } from './rewards.rules.ts'

export interface OwnAmounts {
  origin: PaidOrigin
  edu_coin: number
  xp: number
}

export function listOwn(db: Db, schoolId: string): Promise<OwnAmounts[]> {
  return db
    .selectFrom('reward_rules')
    .select(['origin', 'edu_coin', 'xp'])
    .where('school_id', '=', schoolId)
    .execute() as Promise<OwnAmounts[]>
}

/** Of the account's school. Undefined: not a student, so nothing is paid. `null` amounts: the usual ones. */
export function findPayee(
  tx: Tx,
  accountId: string,
  origin: PaidOrigin,
): Promise<{ eduCoin: number | null; xp: number | null } | undefined> {
  return tx
    .selectFrom('accounts')
    .leftJoin('reward_rules', (join) =>
      join.onRef('reward_rules.school_id', '=', 'accounts.school_id').on('reward_rules.origin', '=', origin),
    )
    .select(['reward_rules.edu_coin as eduCoin', 'reward_rules.xp as xp'])
    .where('accounts.id', '=', accountId)
    .where('accounts.role', '=', 'STUDENT')
    .executeTakeFirst()
}

/** Acts between people that were paid since the school's midnight; an act that pays both coins counts once. */
export async function countSocialCreditsToday(
  tx: Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('wallet_entries')
    .select(sql<number>`count(distinct (origin, operator_id))`.as('count'))
    .where('user_id', '=', userId)
    .where('operation', '=', 'CREDIT')
    .where('origin', 'in', SOCIAL_ORIGIN_OPERATORS)
    .where(
      'created_at',
      '>=',
      sql<Date>`(
        select date_trunc('day', clock_timestamp() at time zone schools.time_zone) at time zone schools.time_zone
        from accounts join schools on schools.id = accounts.school_id where accounts.id = ${accountId}
      )`,
    )
    .executeTakeFirstOrThrow()
  return count
}

export async function saveOwn(tx: Tx, schoolId: string, { origin, edu_coin, xp }: OwnAmounts): Promise<void> {
  await tx
    .insertInto('reward_rules')
    .values({ school_id: schoolId, origin, edu_coin, xp })
    .onConflict((conflict) => conflict.columns(['school_id', 'origin']).doUpdateSet({ edu_coin, xp }))
    .execute()
}

export async function removeOwn(tx: Tx, schoolId: string, origin: PaidOrigin): Promise<void> {
  await tx.deleteFrom('reward_rules').where('school_id', '=', schoolId).where('origin', '=', origin).execute()
}
