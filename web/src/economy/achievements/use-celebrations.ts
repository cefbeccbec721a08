import { useQuery } from '@tanstack/react-query'
import type { AchievementCode } from '@trilha/contract/constants/economy'
import { useState } from 'react'
import type { Answer } from '../../lib/api/types.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'

export type Celebrated = Answer<'achievements', 'listCelebrations'>['achievements'][number]

/** What was reached and not shown yet. The socket says when to ask again; without it, the clock does. */
export function useCelebrations({ enabled }: { enabled: boolean }) {
  const { data } = useQuery({
    ...query('achievements', 'listCelebrations'),
    refetchInterval: useLiveInterval(),
    enabled,
  })
  return enabled ? data : undefined
}

/** Seen here at once, and told to the server: where that fails, it comes again another day, which hurts nobody. */
export function useSeen() {
  const [seen, setSeen] = useState<ReadonlySet<AchievementCode | number>>(new Set())
  const { mutate } = useContractMutation('achievements', 'markCelebrated')
  return {
    isSeen: (what: AchievementCode | number) => seen.has(what),
    see(what: AchievementCode | number): void {
      setSeen((before) => new Set([...before, what]))
      mutate({ body: typeof what === 'number' ? { level: what } : { codes: [what] } })
    },
  }
}
