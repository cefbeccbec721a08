import type { CoinType } from '@trilha/contract/constants/economy'
import type { Amount } from '@trilha/contract/economy/wallets'

export type Sums = Readonly<Record<CoinType, number>>

export function sumsOf(amounts: readonly Amount[]): Sums {
  function sum(coin: CoinType): number {
    return amounts.reduce((total, { coinType, value }) => (coinType === coin ? total + value : total), 0)
  }
  return { EDU_COIN: sum('EDU_COIN'), XP: sum('XP') }
}

/** The balances that a reward found: what the server says now, less what it has just paid. */
export function before(wallet: Sums, reward: Sums): Sums {
  return { EDU_COIN: wallet.EDU_COIN - reward.EDU_COIN, XP: wallet.XP - reward.XP }
}
