import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'
import type { Waiting } from './sections.ts'

/** More than this is "many"; the page itself tells the rest. */
const counted = 9

/** How much waits for somebody of the school; a list that fails says so on its own page. */
export function useWaitingCount(kind: Waiting | undefined): { count: number; hasMore: boolean } {
  const page = { pSize: counted }
  const admissions = useQuery({ ...query('admissions', 'list', { query: page }), enabled: kind === 'admissions' })
  const guardians = useQuery({
    ...query('family', 'listLinks', { query: { ...page, status: 'PENDING' } }),
    enabled: kind === 'guardians',
  })
  const names = useQuery({ ...query('names', 'listWaiting', { query: page }), enabled: kind === 'names' })
  const requests = useQuery({
    ...query('privacy', 'listForSchool', { query: { ...page, status: 'OPEN' } }),
    enabled: kind === 'requests',
  })
  const challenges = useQuery({
    ...query('challenges', 'listToCheck', { query: { ...page, status: 'WAITING' } }),
    enabled: kind === 'challenges',
  })
  const reports = useQuery({
    ...query('moderation', 'listCases', { query: { ...page, queue: 'WAITING' } }),
    enabled: kind === 'reports',
  })
  const invitations = useQuery({
    ...query('invitations', 'listMine', { query: page }),
    enabled: kind === 'invitations',
  })
  // A query that is not enabled still reads what another card has fetched.
  const lists = { admissions, challenges, guardians, invitations, names, reports, requests }
  const found = kind && lists[kind].data
  return { count: found?.content.length ?? 0, hasMore: found !== undefined && !found.last }
}
