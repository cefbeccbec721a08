import type { WalletLimits } from '@trilha/contract/economy/wallets'

/** How many times the rate fits into what there is and into what is left of the day. */
export function mostTimes(xp: number, { rate, exchange }: Pick<WalletLimits, 'rate' | 'exchange'>): number {
  return Math.min(Math.floor(xp / rate.xp), Math.floor(exchange.left / rate.educoins))
}

/** A whole number that a person typed; anything else is not one. */
export function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
}
