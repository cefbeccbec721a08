import { useQuery } from '@tanstack/react-query'
import { XP_PER_LEVEL, type CoinType } from '@trilha/contract/constants/economy'
import { useMemo } from 'react'
import { useCurrentAccount } from '../../../lib/current-account.ts'
import { query } from '../../../lib/query.ts'

export interface Shopper {
  level: number
  /** Null where the balance is not known. */
  educoins: number | null
  unlocked: ReadonlySet<string>
  /** False where a guardian or the school keeps purchases closed (G23). */
  mayBuy: boolean
}

/** Whoever looks at prices: what they own, what they have, and how far they have come. */
export function useShopper() {
  const current = useCurrentAccount()
  const mine = useQuery(query('unlocks', 'listMine'))
  const wallet = useQuery(query('wallets', 'getMine'))
  const unlocked = useMemo(() => new Set(mine.data?.map(({ contentId }) => contentId)), [mine.data])
  const balanceOf = (coin: CoinType) => wallet.data?.find(({ coinType }) => coinType === coin)?.value ?? null
  // A grown-up has no level of their own to show; the server counts their XP all the same.
  const level = current.data?.student?.level ?? 1 + Math.floor((balanceOf('XP') ?? 0) / XP_PER_LEVEL)
  const isKnown = current.data !== undefined && mine.data !== undefined
  return {
    shopper: isKnown ? { level, educoins: balanceOf('EDU_COIN'), unlocked, mayBuy: current.data.mayBuy } : undefined,
    isPending: current.isPending || mine.isPending,
    isFetching: current.isFetching || mine.isFetching,
    error: isKnown ? undefined : (current.error ?? mine.error),
    retry: () => {
      void current.refetch()
      void mine.refetch()
    },
  }
}
