import type { Domain } from './call.ts'
import { achievements } from './economy/achievements.ts'
import { chests } from './economy/chests.ts'
import { rewards } from './economy/rewards.ts'
import { wallets } from './economy/wallets.ts'
import { accounts } from './identity/accounts.ts'
import { auth } from './identity/auth.ts'

/** Every domain of the API, one sorted line each. */
export const contract = {
  accounts,
  achievements,
  auth,
  chests,
  rewards,
  wallets,
} as const satisfies Record<string, Domain>

export type DomainName = keyof typeof contract
