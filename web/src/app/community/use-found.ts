import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_COUNT_MAX } from '@trilha/contract/constants/community'
import { query } from '../../lib/query.ts'

export const foundKinds = ['people', 'subjects', 'posts'] as const
export type FoundKind = (typeof foundKinds)[number]

export interface Found {
  /** How many of each, as far as is counted; nothing where nothing was typed or nobody knows yet. */
  counts: Partial<Record<FoundKind, string>>
  /** Which has something, people before subjects before posts. */
  first: FoundKind | undefined
}

/** What a search finds of each kind. People and subjects are counted by the lists that their panels show. */
export function useFound(search: string): Found {
  // What was found before stays while the next is looked for, as in the lists.
  const asked = { enabled: search !== '', placeholderData: keepPreviousData } as const
  const people = useQuery({ ...query('friends', 'searchUsers', { query: { search } }), ...asked })
  const subjects = useQuery({ ...query('subjects', 'search', { query: { search } }), ...asked })
  const posts = useQuery({ ...query('posts', 'countFound', { query: { search } }), ...asked })
  if (search === '') return { counts: {}, first: undefined }
  const known = { people: people.data?.length, subjects: subjects.data?.length, posts: posts.data?.count }
  const counts: Found['counts'] = {}
  for (const kind of foundKinds) {
    const count = known[kind]
    if (count !== undefined) counts[kind] = count >= SEARCH_COUNT_MAX ? `${SEARCH_COUNT_MAX}+` : String(count)
  }
  const isWaiting = [people, subjects, posts].some((one) => one.isPending || one.isPlaceholderData)
  return { counts, first: isWaiting ? undefined : foundKinds.find((kind) => known[kind]) }
}
