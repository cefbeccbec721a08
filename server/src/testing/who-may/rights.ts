import type { Access } from '@trilha/contract/call'
import type { Role } from '@trilha/contract/constants'

export interface Sight {
  roles: readonly Role[]
  guardian: boolean
}

/** What is written down of the calls of an area, each as `domain.call`. */
export interface AreaRights {
  /** Of every call. */
  whoMay: readonly { who: Access['who']; calls: readonly string[] }[]
  /**
   * Of the calls that name a person: who may make them about a student of their class, or of a class that they teach,
   * or of their school; and whether a guardian may about a child of theirs. Nobody may about who is not a member.
   */
  whoSees?: readonly (Sight & { calls: readonly string[] })[]
  /** To who is not a member of the school these answer as if what they name were not there (decision 9). */
  onlyMembers?: Readonly<Record<string, string>>
  /** What is open too while the account waits for a yes (E70). Calls for any session are open anyway. */
  whileWaiting?: readonly string[]
  /** Samples that are refused although the caller may make the call, and why. */
  refusedSamples?: Readonly<Record<string, { code: string; why: string }>>
  /** Calls whose path has a parameter that names no object, and what it names instead. */
  withoutObject?: Readonly<Record<string, string>>
}
