import { COIN_TYPES, REWARD_AMOUNTS, type Amounts } from '@trilha/contract/constants'
import type { PaidOrigin, Reward, RewardChange } from '@trilha/contract/economy/rewards'
import type { Amount } from '@trilha/contract/economy/wallets'
import type { ChangeLine } from './rewards.repo.ts'

export function presentReward(origin: PaidOrigin, own: Amounts | undefined): Reward {
  const usual = REWARD_AMOUNTS[origin]
  return { origin, amounts: inOrder(own ?? usual), usual: inOrder(usual), isOwn: own !== undefined }
}

export function presentChange({ id, at, byName, origin, details }: ChangeLine): RewardChange {
  const { before, after, isOwn } = details
  return { id, at: at.toISOString(), byName, origin, before: inOrder(before), after: inOrder(after), isOwn }
}

/** Educoin first, Xp second (G9). */
function inOrder(amounts: Amounts): Amount[] {
  return COIN_TYPES.map((coinType) => ({ coinType, value: amounts[coinType] }))
}
