import * as notifications from './messaging/notifications/public.ts'
import { audit } from './platform/audit.ts'
import type { Subscriptions } from './platform/events.ts'

/** Who cares about what happened; in the order in which they run. */
export const subscriptions: Subscriptions = {
  'controls.changed': [notifications.onControlsChanged],
  'dataRequest.answered': [notifications.onDataRequestAnswered],
  'dataRequest.created': [notifications.onDataRequestCreated],
  'guardian.linked': [notifications.onGuardianLinked],
  'guardian.refused': [notifications.onGuardianRefused],
  'guardian.requested': [notifications.onGuardianRequested],
  'guardian.unlinked': [notifications.onGuardianUnlinked],
  'password.changed': [notifications.onPasswordChanged],
  'pin.changed': [notifications.onPinChanged],
  'pin.locked': [notifications.onPinLocked],
  'session.reused': [
    (tx, { userId, accountId, sessionId }) =>
      audit(tx, {
        action: 'session.reused',
        actorUserId: userId,
        actorAccountId: accountId,
        subject: { kind: 'session', id: sessionId },
      }),
    notifications.onSessionReused,
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
    notifications.onSessionStarted,
  ],
}
