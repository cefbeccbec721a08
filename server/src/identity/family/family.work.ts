import type { Actor } from '../../platform/audit.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A use case of this domain, and who asks for it. */
export interface FamilyWork extends Work, Actor {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets'>
  session: Session
}

/** Of a use case that needs none of the platform: who asks, for the audit log. */
export interface ActorWork extends Work, Actor {}
