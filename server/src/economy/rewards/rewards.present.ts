import {
  COIN_TYPES,
  DAY_LIMITS,
  REWARD_AMOUNTS,
  type Amounts,
  type DayLimit as DayLimitName,
} from '@trilha/contract/constants'
import type { DayLimit, PaidOrigin, Reward, RewardChange } from '@trilha/contract/economy/rewards'
import type { Amount } from '@trilha/contract/economy/wallets'
import { limitChanged, type ChangeLine } from './rewards.repo.ts'

export function presentReward(origin: PaidOrigin, own: Amounts | undefined): Reward {
  const usual = REWARD_AMOUNTS[origin]
  return { origin, amounts: inOrder(own ?? usual), usual: inOrder(usual), isOwn: own !== undefined }
}

export function presentDayLimit(limit: DayLimitName, own: number | undefined): DayLimit {
  const usual = DAY_LIMITS[limit]
  return { limit, perDay: own ?? usual, usual, isOwn: own !== undefined }
}

export function presentChange(line: ChangeLine): RewardChange {
  const { id, byName } = line
  const change = { id, at: line.at.toISOString(), byName, isOwn: line.details.isOwn }
  if (line.action === limitChanged) return { ...change, type: 'LIMIT', limit: line.subject, ...line.details }
  const { before, after } = line.details
  return { ...change, type: 'AMOUNTS', origin: line.subject, before: inOrder(before), after: inOrder(after) }
}

/** Educoin first, Xp second (G9). */
function inOrder(amounts: Amounts): Amount[] {
  return COIN_TYPES.map((coinType) => ({ coinType, value: amounts[coinType] }))
}
