import { SOCIAL_ORIGIN_OPERATORS, type Amounts } from '@trilha/contract/constants'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { schoolMidnight } from '../../platform/db/school-day.ts'

export interface OwnAmounts {
  origin: PaidOrigin
  amounts: Amounts
}

const columns = ['edu_coin as EDU_COIN', 'xp as XP'] as const

export async function listOwn(db: Db, schoolId: string): Promise<OwnAmounts[]> {
  const rows = await db
    .selectFrom('reward_rules')
    .select(['origin', ...columns])
    .where('school_id', '=', schoolId)
    .execute()
  return rows.map(({ origin, ...amounts }) => ({ origin, amounts }))
}

/** Undefined: not a student, so nothing is paid. Without amounts of the school's own the usual ones hold. */
export async function findPayee(
  tx: Tx,
  accountId: string,
  origin: PaidOrigin,
): Promise<{ own: Amounts | undefined } | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .leftJoin('reward_rules', (join) =>
      join.onRef('reward_rules.school_id', '=', 'accounts.school_id').on('reward_rules.origin', '=', origin),
    )
    .select(columns)
    .where('accounts.id', '=', accountId)
    .where('accounts.role', '=', 'STUDENT')
    .executeTakeFirst()
  if (!row) return undefined
  const { EDU_COIN, XP } = row
  return { own: EDU_COIN === null || XP === null ? undefined : { EDU_COIN, XP } }
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
    .where('created_at', '>=', schoolMidnight(accountId))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The amounts of the school's own, if there are any. Two administrators who change rules at once queue at their
 * school's row, because the rule's may not exist yet: each line of the trail says what was before.
 */
export async function lockOwn(tx: Tx, schoolId: string, origin: PaidOrigin): Promise<Amounts | undefined> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
  return tx
    .selectFrom('reward_rules')
    .select(columns)
    .where('school_id', '=', schoolId)
    .where('origin', '=', origin)
    .executeTakeFirst()
}

export async function saveOwn(tx: Tx, schoolId: string, { origin, amounts }: OwnAmounts): Promise<void> {
  const values = { edu_coin: amounts.EDU_COIN, xp: amounts.XP }
  await tx
    .insertInto('reward_rules')
    .values({ school_id: schoolId, origin, ...values })
    .onConflict((conflict) => conflict.columns(['school_id', 'origin']).doUpdateSet(values))
    .execute()
}

export async function removeOwn(tx: Tx, schoolId: string, origin: PaidOrigin): Promise<void> {
  await tx.deleteFrom('reward_rules').where('school_id', '=', schoolId).where('origin', '=', origin).execute()
}

export const rewardChanged = 'reward.changed'

/** What a line of the trail holds, written here alone. */
export type ChangeDetails = { before: Amounts; after: Amounts; isOwn: boolean }

export interface ChangeLine {
  id: number
  at: Date
  byName: string | null
  origin: PaidOrigin
  details: ChangeDetails
}

export async function listChangeLines(
  db: Db,
  { schoolId, before, limit }: { schoolId: string; before: number | undefined; limit: number },
): Promise<ChangeLine[]> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.details', 'audit_log.subject_id as origin'])
    .select(sql<string | null>`nullif(users.name, '')`.as('byName'))
    .where('audit_log.school_id', '=', schoolId)
    .where('audit_log.action', '=', rewardChanged)
  if (before !== undefined) query = query.where('audit_log.id', '<', before)
  const lines = await query.orderBy('audit_log.id', 'desc').limit(limit).execute()
  return lines as unknown as ChangeLine[]
}
