import type { Platform, Work } from '../../platform/http/context.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A use case of this domain, and who asks for it. */
export interface FamilyWork extends Work {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets'>
  session: Session
  requestId: string
}

/** The same for who has no session yet. */
export interface ActorWork extends Work {
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId'>
  requestId: string
}

/** The actor's part of an audit line. */
export function actor({ session, requestId }: Pick<ActorWork, 'session' | 'requestId'>) {
  return {
    actorUserId: session.userId,
    actorAccountId: session.accountId,
    schoolId: session.schoolId,
    requestId,
  }
}
