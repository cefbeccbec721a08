import { useQuery } from '@tanstack/react-query'
import { XP_PER_LEVEL } from '@trilha/contract/constants/economy'
import { useMemo } from 'react'
import { useMyControl } from '../../identity/family/use-my-control.ts'
import { query } from '../../lib/query.ts'
import { useBalances } from '../wallets/use-balances.ts'

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
  const current = useQuery(query('accounts', 'current'))
  const mine = useQuery(query('unlocks', 'listMine'))
  const { educoins, xp } = useBalances()
  const { data: control } = useMyControl()
  const unlocked = useMemo(() => new Set(mine.data?.map(({ contentId }) => contentId)), [mine.data])
  // A grown-up has no level of their own to show; the server counts their XP all the same.
  const level = current.data?.student?.level ?? 1 + Math.floor((xp ?? 0) / XP_PER_LEVEL)
  const isKnown = current.data !== undefined && mine.data !== undefined
  return {
    shopper: isKnown ? { level, educoins, unlocked, mayBuy: control?.purchasesEnabled ?? true } : undefined,
    isPending: current.isPending || mine.isPending,
    isFetching: current.isFetching || mine.isFetching,
    error: isKnown ? undefined : (current.error ?? mine.error),
    retry: () => {
      void current.refetch()
      void mine.refetch()
    },
  }
}
