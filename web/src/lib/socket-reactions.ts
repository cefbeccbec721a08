import type { RealtimeEvent, RealtimeEvents } from '@trilha/contract/realtime'
import { affectedBy } from './api/realtime.gen.ts'
import type { DomainName } from './api/types.ts'
import type { Reactions } from './socket-core.ts'

/** What a missed hint may have been about. */
export const everyAffected: ReadonlySet<DomainName> = new Set(Object.values(affectedBy).flat())

interface ReactionParts {
  refresh(domains: readonly DomainName[]): void
  /** The one in use. */
  accountId(): string | undefined
  /** What an event does before that which it affects is asked for again. */
  more: { readonly [E in RealtimeEvent]?: (payload: RealtimeEvents[E]) => void }
}

/** To each event of the contract: what it affects is asked for again, so that none can be forgotten. */
export function reactionsTo({ refresh, accountId, more }: ReactionParts): Reactions {
  function reactionTo<E extends RealtimeEvent>(event: E): (payload: RealtimeEvents[E]) => void {
    return (payload) => {
      // What is of another account of this person is none of this page's business (decision G24).
      if ('accountId' in payload && payload.accountId !== null && payload.accountId !== accountId()) return
      more[event]?.(payload)
      refresh(affectedBy[event])
    }
  }
  const events = Object.keys(affectedBy) as RealtimeEvent[]
  return Object.fromEntries(events.map((event) => [event, reactionTo(event)])) as Reactions
}
