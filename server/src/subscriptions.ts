import { audit } from './platform/audit.ts'
import type { Subscriptions } from './platform/events.ts'

/** Who cares about what happened; in the order in which they run. */
export const subscriptions: Subscriptions = {
  'session.reused': [
    (tx, { userId, accountId, sessionId }) =>
      audit(tx, {
        action: 'session.reused',
        actorUserId: userId,
        actorAccountId: accountId,
        subject: { kind: 'session', id: sessionId },
      }),
  ],
  'session.started': [
    (tx, { userId, accountId, sessionId, knownDevice }) =>
      audit(tx, {
        action: 'session.started',
        actorUserId: userId,
        actorAccountId: accountId,
        subject: { kind: 'session', id: sessionId },
        details: { knownDevice },
      }),
  ],
}
