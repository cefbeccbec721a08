import { useQuery } from '@tanstack/react-query'
import { query } from './query.ts'

/** Whose session it is, in which account, and what that account may do. Asked once; every screen reads the same answer. */
export const currentAccountQuery = query('accounts', 'current')

export function useCurrentAccount() {
  return useQuery(currentAccountQuery)
}
