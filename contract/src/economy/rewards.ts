import { z } from 'zod'
import { domain } from '../call.ts'
import { pageOf, pageQuery, Timestamp } from '../common.ts'
import {
  COIN_TYPES,
  DAY_LIMITS,
  DAY_LIMITS_MAX,
  REWARD_AMOUNTS,
  REWARD_MAX,
  ROLES,
  type DayLimit as DayLimitName,
} from '../constants.ts'
import { Amount, ExchangeRate } from './wallets.ts'

const PAID_ORIGINS = Object.keys(REWARD_AMOUNTS) as [keyof typeof REWARD_AMOUNTS, ...(keyof typeof REWARD_AMOUNTS)[]]
export type PaidOrigin = (typeof PAID_ORIGINS)[number]

const BothCoins = z.array(Amount).length(COIN_TYPES.length)

/** What an act pays: Educoin first, Xp second. */
export const Reward = z.object({
  origin: z.enum(PAID_ORIGINS),
  amounts: BothCoins,
  /** What it pays where a school has set nothing else. */
  usual: BothCoins,
  /** The amounts are the school's own. */
  isOwn: z.boolean(),
})
export type Reward = z.infer<typeof Reward>

const DAY_LIMIT_NAMES = Object.keys(DAY_LIMITS) as [DayLimitName, ...DayLimitName[]]
const perDay = z.number().int().nonnegative()

/** What a day holds at most: credits for acts between people, Educoins given away, Educoins got for XP. */
export const DayLimit = z.object({
  limit: z.enum(DAY_LIMIT_NAMES),
  perDay,
  /** Where a school has set nothing else. */
  usual: perDay,
  isOwn: z.boolean(),
})
export type DayLimit = z.infer<typeof DayLimit>

const change = z.object({
  id: z.number().int(),
  at: Timestamp,
  /** Null once that person's data was erased. */
  byName: z.string().nullable(),
  byRole: z.enum(ROLES).nullable(),
  /** False where what is usual came back. */
  isOwn: z.boolean(),
})

export const RewardChange = z.discriminatedUnion('type', [
  change.extend({
    type: z.literal('AMOUNTS'),
    origin: z.enum(PAID_ORIGINS),
    before: BothCoins,
    after: BothCoins,
  }),
  change.extend({ type: z.literal('LIMIT'), limit: z.enum(DAY_LIMIT_NAMES), before: perDay, after: perDay }),
  change.extend({
    type: z.literal('RATE'),
    /** Null of a change from when that was not written down. */
    before: ExchangeRate.nullable(),
    after: ExchangeRate,
  }),
])
export type RewardChange = z.infer<typeof RewardChange>

export const NewAmounts = z.object({
  educoins: z.number().int().min(0).max(REWARD_MAX.EDU_COIN),
  xp: z.number().int().min(0).max(REWARD_MAX.XP),
})

/** Each limit has its own maximum (`DAY_LIMITS_MAX`). */
export function newLimitUpTo(most: number) {
  return z.object({ perDay: perDay.max(most) })
}

const admins = ['SCHOOL_ADMIN'] as const

export const rewards = domain('economy', 'rewards', {
  list: {
    method: 'GET',
    path: '/rewards',
    doc: 'extension',
    summary: 'What each act pays in my school, and what it pays usually',
    access: { who: 'account' },
    response: z.array(Reward),
    list: { boundedBy: 'the origins that pay' },
  },
  listLimits: {
    method: 'GET',
    path: '/rewards/limits',
    doc: 'extension',
    summary: 'What a day holds at most in my school, and what it holds usually',
    access: { who: 'account' },
    response: z.array(DayLimit),
    list: { boundedBy: 'the three limits' },
  },
  listChanges: {
    method: 'GET',
    path: '/rewards/changes',
    doc: 'extension',
    summary: 'Who changed what my school pays, what a day holds and what XP becomes, newest first',
    access: { who: admins },
    query: z.object(pageQuery),
    response: pageOf(RewardChange),
    list: 'page',
  },
  change: {
    method: 'PATCH',
    path: '/rewards/:origin',
    doc: 'extension',
    summary: 'Set what an act pays in my school, from now on; the usual amounts bring the usual rule back. Audited',
    access: { who: admins },
    params: z.object({ origin: z.enum(PAID_ORIGINS) }),
    body: NewAmounts,
    response: Reward,
  },
  changeLimit: {
    method: 'PATCH',
    path: '/rewards/limits/:kind',
    doc: 'extension',
    summary:
      'Set what a day holds at most in my school, from now on; the usual number brings the usual rule back. Audited',
    access: { who: admins },
    params: z.object({ kind: z.enum(DAY_LIMIT_NAMES) }),
    // The largest of all; which limit it is decides in the call.
    body: newLimitUpTo(Math.max(...Object.values(DAY_LIMITS_MAX))),
    response: DayLimit,
    errors: ['ii_0075'],
  },
})
