import { z } from 'zod'
import { domain } from '../call.ts'
import { COIN_TYPES, REWARD_AMOUNTS, type CoinType } from '../constants.ts'
import { Amount } from './wallets.ts'

const PAID_ORIGINS = Object.keys(REWARD_AMOUNTS) as [keyof typeof REWARD_AMOUNTS, ...(keyof typeof REWARD_AMOUNTS)[]]

/** More would make one school's coin worth less than everybody else's. */
export const REWARD_MAX = { EDU_COIN: 500, XP: 1000 } as const satisfies Record<CoinType, number>

const Reward = z.object({
  origin: z.enum(PAID_ORIGINS),
  amounts: z.array(Amount).length(COIN_TYPES.length),
  /** The school's own amount, not the usual one. */
  isOwn: z.boolean(),
})
export type Reward = z.infer<typeof Reward>

export const rewards = domain('economy', 'rewards', {
  list: {
    method: 'GET',
    path: '/rewards',
    doc: 'extension',
    summary: 'What each act pays in my school',
    access: { who: 'account' },
    response: z.array(Reward),
    list: { boundedBy: 'the origins that pay' },
  },
  change: {
    method: 'PATCH',
    path: '/rewards/:origin',
    doc: 'extension',
    summary: "Set what an act pays in the administrator's school; both left out, the usual amount comes back",
    access: { who: ['SCHOOL_ADMIN'] },
    params: z.object({ origin: z.enum(PAID_ORIGINS) }),
    body: z
      .object({
        educoins: z.number().int().min(0).max(REWARD_MAX.EDU_COIN).optional(),
        xp: z.number().int().min(0).max(REWARD_MAX.XP).optional(),
      })
      .refine(({ educoins, xp }) => (educoins === undefined) === (xp === undefined)),
    response: Reward,
  },
})
