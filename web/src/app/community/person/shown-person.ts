import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@trilha/contract/growth/profiles'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { isApiError } from '../../../lib/api/api-error.ts'
import type { Answer } from '../../../lib/api/types.ts'
import { useCurrentAccount } from '../../../lib/current-account.ts'
import { query } from '../../../lib/query.ts'
import { mayOpen, pageRoles } from '../../page-roles.ts'
import { paths } from '../../paths.ts'
import { shownNameOf } from '@trilha/contract/rules'

/** Whose page it is, as the one who reads it may know them. */
export interface ShownPerson {
  profile: Profile
  brief: Answer<'users', 'getBrief'>
  current: CurrentAccount
  isOwn: boolean
  /** What to call them. */
  name: string
  /** Whether who reads takes part in the community at all: guardians do not (G23). */
  takesPart: boolean
  /** How the two stand; undefined for oneself, and where the other is not there in the community. */
  relation: Answer<'friends', 'getRelation'> | undefined
}

interface Asked {
  person: ShownPerson | undefined
  error: unknown
  isFetching: boolean
  refetch: () => void
}

/** By the profile or by the person (G24). */
export function useShownPerson(profileId: string): Asked {
  const { data: current } = useCurrentAccount()
  const profile = useQuery(query('profiles', 'get', { params: { id: profileId } }))
  const userId = profile.data?.userId
  const brief = useQuery({
    ...query('users', 'getBrief', { params: { id: userId ?? '' } }),
    enabled: userId !== undefined,
  })
  const isOwn = userId !== undefined && userId === current?.user.id
  const takesPart = current !== undefined && mayOpen(current.account.role, [pageRoles[paths.playground]])
  const isStanding = userId !== undefined && takesPart && !isOwn
  const relation = useQuery({
    ...query('friends', 'getRelation', { params: { id: userId ?? '' } }),
    enabled: isStanding,
  })
  const asked = [profile, brief, ...(isStanding ? [relation] : [])]
  // Who was there a moment ago and now blocked the reader, or was blocked, is so no longer.
  const isGone = isApiError(profile.error) && profile.error.code === 'nf_0014'
  const isReady = current && profile.data && !isGone && brief.data && !(isStanding && relation.isPending)
  return {
    person: isReady
      ? {
          profile: profile.data,
          brief: brief.data,
          current,
          isOwn,
          name: shownNameOf(profile.data),
          takesPart,
          relation: isStanding ? relation.data : undefined,
        }
      : undefined,
    error: profile.error ?? brief.error ?? (isStanding ? relation.error : null),
    isFetching: asked.some((each) => each.isFetching),
    refetch: () => asked.forEach((each) => void each.refetch()),
  }
}
