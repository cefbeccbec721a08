import type { CoinType } from '@trilha/contract/constants/economy'
import type { ChestGroup } from '@trilha/contract/economy/chests'
import type { Amount } from '@trilha/contract/economy/wallets'

export type Sums = Readonly<Record<CoinType, number>>

export function sumsOf(amounts: readonly Amount[]): Sums {
  function sum(coin: CoinType): number {
    return amounts.reduce((total, { coinType, value }) => (coinType === coin ? total + value : total), 0)
  }
  return { EDU_COIN: sum('EDU_COIN'), XP: sum('XP') }
}

/** What all closed chests give together: known before, as each kind always gives the same (decision D1). */
export function promiseOf(groups: readonly Pick<ChestGroup, 'closed' | 'rewards'>[]): Sums {
  return sumsOf(
    groups.flatMap(({ closed, rewards }) =>
      rewards.map(({ coinType, value }) => ({ coinType, value: value * closed })),
    ),
  )
}

/** The balances that a reward found: what the server says now, less what it has just paid. */
export function before(wallet: Sums, reward: Sums): Sums {
  return { EDU_COIN: wallet.EDU_COIN - reward.EDU_COIN, XP: wallet.XP - reward.XP }
}
