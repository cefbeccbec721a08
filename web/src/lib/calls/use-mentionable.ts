import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { PostAudience } from '@trilha/contract/constants/community'
import type { UserBrief } from '@trilha/contract/people'
import { useState } from 'react'
import { query } from '../query.ts'

/** Of whom the list is made: who may see the post that is being written, or that is there already. */
export type Sight = { postId: string } | { audience: PostAudience; classId?: string | undefined }

/** Long enough that a fast typist asks once, short enough that nobody waits. */
const pause = 200

/** People whom a text may name, found by what is written behind its @; undefined while nobody is being named. */
export function useMentionable(sight: Sight): {
  people: readonly UserBrief[]
  onSearch: (search: string | undefined) => void
} {
  const [written, onSearch] = useState<string>()
  const [search] = useDebouncedValue(written, pause)
  const { data } = useQuery({
    ...query('posts', 'findMentionable', { query: { search: search ?? '', ...sight } }),
    enabled: written !== undefined && search !== undefined,
    placeholderData: (before) => before,
  })
  return { people: (written !== undefined && data) || nobody, onSearch }
}

const nobody: readonly UserBrief[] = []
