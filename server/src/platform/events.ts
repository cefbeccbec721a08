import type { Tx } from './db/database.ts'

/**
 * Things that happen, with what they carry. A domain announces; who cares subscribes (subscriptions.ts),
 * so that areas do not import each other in circles.
 */
export interface Events {
  'session.started': { userId: string; accountId: string; sessionId: string; knownDevice: boolean }
  /** A password was changed or set anew; every other session has ended. */
  'password.changed': { userId: string }
  /** A guardian was linked to a student, or the link ended. */
  'guardian.linked': { guardianUserId: string; studentUserId: string; studentAccountId: string }
  'guardian.unlinked': { guardianUserId: string; studentUserId: string; studentAccountId: string }
  /** A guardian asked for a link by a student's code; the school decides. */
  'guardian.requested': { schoolId: string; studentUserId: string; guardianUserId: string }
  'guardian.refused': { studentUserId: string; guardianUserId: string }
  /** What a student may use was changed: by a guardian, the school, or on the student's device with the PIN. */
  'controls.changed': { studentUserId: string; studentAccountId: string; byUserId: string }
  /** Likewise the PIN. */
  'pin.changed': { studentUserId: string; studentAccountId: string; byUserId: string }
  /** So many wrong PINs that no more is looked at for a while. */
  'pin.locked': { studentUserId: string; studentAccountId: string }
  'dataRequest.created': { requestId: string; schoolId: string; userId: string; accountId: string }
  'dataRequest.answered': { requestId: string; userId: string; accountId: string; status: string }
  'session.reused': { userId: string; accountId: string; sessionId: string }
  'chest.opened': { userId: string; accountId: string; chestId: string; kind: string }
}
export type EventName = keyof Events

/** Runs in the transaction of what happened: it either happened with all its consequences or not at all. */
export type Subscriber<E extends EventName> = (tx: Tx, payload: Events[E]) => Promise<void>
export type Subscriptions = { [E in EventName]?: readonly Subscriber<E>[] }
export type Emit = <E extends EventName>(tx: Tx, name: E, payload: Events[E]) => Promise<void>

export function createEmit(subscriptions: Subscriptions): Emit {
  return async function emit(tx, name, payload) {
    for (const subscriber of subscriptions[name] ?? []) await subscriber(tx, payload)
  }
}
