import { DAY_LIMITS, SOCIAL_ORIGIN_OPERATORS, type Amounts, type DayLimit, type Role } from '@trilha/contract/constants'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'
import type { ExchangeRate } from '@trilha/contract/economy/wallets'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { schoolMidnight } from '../../platform/db/school-day.ts'
import { rateChanged, type RateDetails } from '../wallets/public.ts'

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

/** Undefined: not a student, so nothing is paid. Where the school set nothing of its own, what is usual holds. */
export async function findPayee(
  tx: Tx,
  accountId: string,
  origin: PaidOrigin,
): Promise<{ own: Amounts | undefined; socialPerDay: number } | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .leftJoin('reward_rules', (join) =>
      join.onRef('reward_rules.school_id', '=', 'accounts.school_id').on('reward_rules.origin', '=', origin),
    )
    .leftJoin('reward_limits', (join) =>
      join.onRef('reward_limits.school_id', '=', 'accounts.school_id').on('reward_limits.day_limit', '=', 'SOCIAL'),
    )
    .select([...columns, 'per_day'])
    .where('accounts.id', '=', accountId)
    .where('accounts.role', '=', 'STUDENT')
    .executeTakeFirst()
  if (!row) return undefined
  const { EDU_COIN, XP, per_day } = row
  return {
    own: EDU_COIN === null || XP === null ? undefined : { EDU_COIN, XP },
    socialPerDay: per_day ?? DAY_LIMITS.SOCIAL,
  }
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
 * school's row, because the rule's may not exist yet: each line of the audit log says what was before.
 */
export async function lockOwn(tx: Tx, schoolId: string, origin: PaidOrigin): Promise<Amounts | undefined> {
  await lockSchool(tx, schoolId)
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

async function lockSchool(tx: Tx, schoolId: string): Promise<void> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
}

export interface OwnLimit {
  limit: DayLimit
  perDay: number
}

const limitColumns = ['day_limit as limit', 'per_day as perDay'] as const

export function listOwnLimits(db: Db, schoolId: string): Promise<OwnLimit[]> {
  return db.selectFrom('reward_limits').select(limitColumns).where('school_id', '=', schoolId).execute()
}

/** Queues like `lockOwn`. */
export async function lockOwnLimit(tx: Tx, schoolId: string, limit: DayLimit): Promise<number | undefined> {
  await lockSchool(tx, schoolId)
  const row = await tx
    .selectFrom('reward_limits')
    .select(limitColumns)
    .where('school_id', '=', schoolId)
    .where('day_limit', '=', limit)
    .executeTakeFirst()
  return row?.perDay
}

export async function saveOwnLimit(tx: Tx, schoolId: string, { limit, perDay }: OwnLimit): Promise<void> {
  await tx
    .insertInto('reward_limits')
    .values({ school_id: schoolId, day_limit: limit, per_day: perDay })
    .onConflict((conflict) => conflict.columns(['school_id', 'day_limit']).doUpdateSet({ per_day: perDay }))
    .execute()
}

export async function removeOwnLimit(tx: Tx, schoolId: string, limit: DayLimit): Promise<void> {
  await tx.deleteFrom('reward_limits').where('school_id', '=', schoolId).where('day_limit', '=', limit).execute()
}

export const rewardChanged = 'reward.changed'
export const limitChanged = 'dayLimit.changed'

/** What a line of the audit log holds, written here alone. */
export type ChangeDetails = { before: Amounts; after: Amounts; isOwn: boolean }
export type LimitDetails = { before: number; after: number; isOwn: boolean }

interface Line {
  id: number
  at: Date
  byName: string | null
  byRole: Role | null
}

export type ChangeLine = Line &
  (
    | { action: typeof rewardChanged; subject: PaidOrigin; details: ChangeDetails }
    | { action: typeof limitChanged; subject: DayLimit; details: LimitDetails }
    // The first ones held what became of it alone.
    | { action: typeof rateChanged; details: RateDetails | ExchangeRate }
  )

export async function listChangeLines(
  db: Db,
  { schoolId, before, limit }: { schoolId: string; before: number | undefined; limit: number },
): Promise<ChangeLine[]> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .leftJoin('accounts', 'accounts.id', 'audit_log.actor_account_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.details',
      'audit_log.subject_id as subject',
    ])
    .select(sql<string | null>`nullif(users.name, '')`.as('byName'))
    .select('accounts.role as byRole')
    .where('audit_log.school_id', '=', schoolId)
    .where('audit_log.action', 'in', [rewardChanged, limitChanged, rateChanged])
  if (before !== undefined) query = query.where('audit_log.id', '<', before)
  const lines = await query.orderBy('audit_log.id', 'desc').limit(limit).execute()
  return lines as unknown as ChangeLine[]
}
