import type { Platform, Work } from '../../platform/http/context.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A use case of this domain, and who asks for it. */
export interface FamilyWork extends Work {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets'>
  session: Session
  requestId: string
}

/** The actor's part of an audit line. */
export function actor({ session, requestId }: Pick<FamilyWork, 'session' | 'requestId'>) {
  return {
    actorUserId: session.userId,
    actorAccountId: session.accountId,
    schoolId: session.schoolId,
    requestId,
  }
}
