import { XP_PER_LEVEL } from '@trilha/contract/constants'
import type { ExchangeRate } from '@trilha/contract/economy/wallets'

/** Of what was ever earned, never of the balance: spending costs no level (G19, G21). */
export function levelOf(xpEarned: number): number {
  return 1 + Math.floor(xpEarned / XP_PER_LEVEL)
}

/** A whole number of times the rate, on both sides. */
export function isAtRate(wanted: ExchangeRate, rate: ExchangeRate): boolean {
  const times = wanted.xp / rate.xp
  return Number.isInteger(times) && wanted.educoins === times * rate.educoins
}

export function wholeSteps(amount: number, step: number): number {
  return Math.floor(amount / step) * step
}

/** The line of the audit log about it. */
export const rateChanged = 'exchangeRate.changed'
export type RateDetails = { before: ExchangeRate; after: ExchangeRate }
