import type { Tx } from './db/database.ts'

/**
 * Things that happen, with what they carry. A domain announces; who cares subscribes (subscriptions.ts),
 * so that areas do not import each other in circles.
 */
export interface Events {
  'session.started': { userId: string; accountId: string; sessionId: string; knownDevice: boolean }
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
