import { z } from 'zod'
import { domain } from '../call.ts'
import { pageOf, pageQuery, Timestamp } from '../common.ts'
import { COIN_TYPES, REWARD_AMOUNTS, REWARD_MAX } from '../constants.ts'
import { Amount } from './wallets.ts'

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

export const RewardChange = z.object({
  id: z.number().int(),
  at: Timestamp,
  /** Null once that person's data was erased. */
  byName: z.string().nullable(),
  origin: z.enum(PAID_ORIGINS),
  before: BothCoins,
  after: BothCoins,
  /** False where the usual amounts came back. */
  isOwn: z.boolean(),
})
export type RewardChange = z.infer<typeof RewardChange>

export const NewAmounts = z.object({
  educoins: z.number().int().min(0).max(REWARD_MAX.EDU_COIN),
  xp: z.number().int().min(0).max(REWARD_MAX.XP),
})

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
  listChanges: {
    method: 'GET',
    path: '/rewards/changes',
    doc: 'extension',
    summary: 'Who changed what my school pays, newest first',
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
})
