import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'

/** `null` is a balance that is not known: a dash on screen, never a zero. */
export interface BalancesState {
  educoins: number | null
  xp: number | null
  isPending: boolean
  isFetching: boolean
  /** Only where there is nothing older to show. */
  error: unknown
  retry: () => void
}

export function useBalances(options: { enabled?: boolean; refetchInterval?: number | false } = {}): BalancesState {
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...query('wallets', 'getMine'), ...options })
  function amountOf(coin: 'EDU_COIN' | 'XP'): number | null {
    return data?.find(({ coinType }) => coinType === coin)?.value ?? null
  }
  return {
    educoins: amountOf('EDU_COIN'),
    xp: amountOf('XP'),
    isPending,
    isFetching,
    error: data ? undefined : error,
    retry: () => void refetch(),
  }
}
