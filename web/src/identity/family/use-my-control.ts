import { useQuery } from '@tanstack/react-query'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { query } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'

/** The PIN that guards what is the person's, whichever of their accounts it was given in (decision G24). */
export function useGuardingPin() {
  return useQuery({ ...query('family', 'getMyPin'), refetchInterval: useLiveInterval() })
}

/** The control of whoever is signed in; only students have one, so nobody else asks. */
export function useMyControl() {
  const { data: current } = useCurrentAccount()
  return useQuery({
    ...query('family', 'getMine'),
    enabled: current?.account.role === 'STUDENT',
    refetchInterval: useLiveInterval(),
  })
}
