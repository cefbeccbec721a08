import { actorOf, type Actor, type AuditLine } from '../../platform/audit.ts'
import type { Emit } from '../../platform/events.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A use case of this domain, and who asks for it. */
export interface FamilyWork extends Work, Actor {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets'>
  session: Session
}

/** Of a use case that needs none of the platform: who asks, for the audit log. */
export interface ActorWork extends Work, Actor {}

/** Who causes a change: a person with a request, or something that happened elsewhere. */
export interface Cause {
  emit: Emit
  /** Null: nobody acted, an erasure did. */
  userId: string | null
  line: Pick<AuditLine, 'actorUserId' | 'actorAccountId' | 'schoolId' | 'requestId'>
}

export function causeOf(work: Omit<ActorWork, 'db'>): Cause {
  return { emit: work.emit, userId: work.session.userId, line: actorOf(work) }
}
