import { useCurrentAccount } from '../../lib/current-account.ts'

/** Whether the school keeps searches to the own year; its administrators, who set it, are free of it (G26). */
export function useYearFilter(): boolean {
  const { data: current } = useCurrentAccount()
  return current !== undefined && current.flags.isGradeControl && current.account.role !== 'SCHOOL_ADMIN'
}
