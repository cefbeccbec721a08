import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'

/** Whether the school keeps searches to the own year; its administrators, who set it, are free of it (G26). */
export function useYearFilter(): boolean {
  const { data: current } = useQuery(query('accounts', 'current'))
  return current !== undefined && current.flags.isGradeControl && current.account.role !== 'SCHOOL_ADMIN'
}
