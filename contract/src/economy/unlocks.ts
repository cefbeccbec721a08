import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, Timestamp } from '../common.ts'
import { UNLOCKABLE_TYPES } from '../constants.ts'
import { Balances } from './wallets.ts'

export const UnlockedContent = z.object({
  id: Id,
  contentType: z.enum(UNLOCKABLE_TYPES),
  contentId: z.string(),
  /** Educoins that left the wallet for it. */
  paid: z.number().int().nonnegative(),
  unlockedAt: Timestamp,
})
export type UnlockedContent = z.infer<typeof UnlockedContent>

export const unlocks = domain('economy', 'unlocks', {
  create: {
    method: 'POST',
    path: '/unlock-user-contents',
    doc: 'unlock-user-contents.create',
    summary: 'Pay for something once and for good; the server alone knows what it costs me',
    access: { who: 'account', gates: ['purchases'] },
    body: z.object({ contentType: z.enum(UNLOCKABLE_TYPES), contentId: z.string().min(1).max(80) }),
    response: z.object({ unlocked: UnlockedContent, wallet: Balances }),
    status: 201,
    errors: ['ae_0006', 'br_0049', 'nf_0040'],
    affects: ['wallets', 'accounts'],
    idempotent: true,
  },
  listMine: {
    method: 'GET',
    path: '/unlock-user-contents/my',
    doc: 'unlock-user-contents.my',
    summary: 'What I paid for, newest first; what costs nothing needs no unlocking',
    access: { who: 'account' },
    response: z.array(UnlockedContent),
    list: { boundedBy: 'the items of the avatar catalogue' },
  },
})
