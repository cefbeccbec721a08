import {
  COIN_TYPES,
  DAY_LIMITS,
  EXCHANGE_RATE,
  REWARD_AMOUNTS,
  type Amounts,
  type DayLimit as DayLimitName,
} from '@trilha/contract/constants'
import type { DayLimit, PaidOrigin, Reward, RewardChange } from '@trilha/contract/economy/rewards'
import type { Amount } from '@trilha/contract/economy/wallets'
import { rateChanged } from '../wallets/public.ts'
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
  const { id, byName, byRole } = line
  const change = { id, at: line.at.toISOString(), byName, byRole }
  if (line.action === limitChanged) return { ...change, type: 'LIMIT', limit: line.subject, ...line.details }
  if (line.action === rateChanged) {
    const { before, after } = 'after' in line.details ? line.details : { before: null, after: line.details }
    const isOwn = after.xp !== EXCHANGE_RATE.XP || after.educoins !== EXCHANGE_RATE.EDU_COIN
    return { ...change, type: 'RATE', before, after, isOwn }
  }
  const { before, after, isOwn } = line.details
  return { ...change, type: 'AMOUNTS', origin: line.subject, before: inOrder(before), after: inOrder(after), isOwn }
}

/** Educoin first, Xp second (G9). */
function inOrder(amounts: Amounts): Amount[] {
  return COIN_TYPES.map((coinType) => ({ coinType, value: amounts[coinType] }))
}
