import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../lib/api/types.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { query } from '../../lib/query.ts'
import type { PathContent } from './course-path.ts'

type Rewards = Answer<'rewards', 'list'>

/**
 * What a class gives a student at the least, by the school's own amounts: done, its video watched, its challenge handed
 * in. A quiz gives more the better it goes, and is promised to nobody. Undefined until the amounts are known, and to
 * everybody else.
 */
export function useClassXp(): (content: PathContent) => number | undefined {
  const { data: current } = useCurrentAccount()
  const { data: rewards } = useQuery(query('rewards', 'list'))
  return (content) => (current?.student && rewards ? xpOf(rewards, content) : undefined)
}

function xpOf(rewards: Rewards, { kind, hasChallenge }: PathContent): number {
  const of = (origin: Rewards[number]['origin']) =>
    rewards.find((reward) => reward.origin === origin)?.amounts.find(({ coinType }) => coinType === 'XP')?.value ?? 0
  return (
    of('MODULE_CONTENT_USER') +
    (kind === 'VIDEO' ? of('WATCH_CLASS_VIDEO') : 0) +
    (hasChallenge ? of('CHALLENGE_ATTACHMENT') : 0)
  )
}
