import { onlineManager } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { callByName } from '../api/client.ts'
import { manifest } from '../api/manifest.gen.ts'
import type { Args, Contract, CallName, DomainName, ManifestEntry, PlainArgs } from '../api/types.ts'
import { browserLock } from '../lock.ts'
import { queryClient } from '../query-client.ts'
import { refreshDomains } from '../query.ts'
import { randomId } from '../random.ts'
import { session } from '../session.ts'
import { browserStore, onOtherTab } from '../storage.ts'
import { createOutbox, type NewEntry, type OutboxState } from './outbox-core.ts'
import { createDrafts } from './drafts.ts'
import { createEntryStore, isOutboxKey, type OutboxEntry } from './entry-store.ts'

/** Only calls that honour a key may be sent twice, so only they may wait here. */
export type KeyedName<D extends DomainName> = {
  [N in CallName<D>]: Contract[D]['calls'][N] extends { idempotent: true } ? N : never
}[CallName<D>]

/** One call of the entry's domain, with the entry's key and in its owner's account. */
export type Send = (name: string, args: PlainArgs) => Promise<unknown>
/** How entries of a kind are sent, where that takes more than the call that they name. */
export type Sender = (entry: OutboxEntry, send: Send) => Promise<unknown>

let senders: Readonly<Record<string, Sender>> = {}

function account(): string | undefined {
  return session.current()?.accountId
}

const outbox = createOutbox({
  entries: createEntryStore(browserStore()),
  transport: (entry) => {
    const { idempotencyKey, account: owner, call } = entry
    const send: Send = (name, args) => callByName(call.domain, name, args, { idempotencyKey, account: owner })
    return senders[entry.kind]?.(entry, send) ?? send(call.name, entry.args)
  },
  account,
  isOnline: () => onlineManager.isOnline(),
  lock: browserLock,
  now: () => Date.now(),
  randomId,
  later: (task, milliseconds) => {
    // Spread over the second half, so that a class that lost its network does not come back as one.
    const timer = setTimeout(task, milliseconds * (0.5 + Math.random() / 2))
    return () => clearTimeout(timer)
  },
  // After a refusal too, which often means that the screen was out of date.
  onSettled: ({ call }) => {
    const entry = (manifest as Readonly<Record<string, Readonly<Record<string, ManifestEntry>>>>)[call.domain]?.[
      call.name
    ]
    void refreshDomains(queryClient, [call.domain as DomainName, ...(entry?.affects ?? [])])
  },
})

const drafts = createDrafts(browserStore(), account)

/** Starts sending whatever waited, now and whenever there is a chance; returns how to stop. */
export function startOutbox(ofKinds: Readonly<Record<string, Sender>>): () => void {
  senders = ofKinds
  const stops = [
    onlineManager.subscribe(() => void outbox.flush()),
    session.subscribe(() => {
      outbox.changed()
      void outbox.flush()
    }),
    onOtherTab((key) => {
      if (isOutboxKey(key)) outbox.changed()
    }),
  ]
  void outbox.flush()
  return () => {
    for (const stop of stops) stop()
  }
}

/** What an entry is to the screens, what it belongs to, and the place that it sets where a later one takes its place. */
export type EntryKind = Pick<NewEntry, 'kind' | 'slot' | 'about'>

/** Puts a write into the outbox. Undefined when it could not be kept: say so and leave the text on screen. */
export function enqueue<D extends DomainName, N extends KeyedName<D>>(
  as: EntryKind,
  domain: D,
  name: N,
  args: Args<D, N>,
): OutboxEntry | undefined {
  return outbox.add({ ...as, call: { domain, name }, args })
}

/** Now, rather than when the pause is over; resolves when all that could be sent is. */
export function sendNow(): Promise<void> {
  return outbox.flush()
}

/** What waits, is being sent or was refused, of one kind or of all. */
export function useOutbox(kind?: string): OutboxState & { retry(id: string): void; discard(id: string): void } {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)
  const own = useMemo(() => (kind === undefined ? state : ofKind(state, kind)), [state, kind])
  return { ...own, retry: outbox.retry, discard: outbox.discard }
}

function ofKind(state: OutboxState, kind: string): OutboxState {
  const entries = state.entries.filter((entry) => entry.kind === kind)
  function count(wanted: OutboxEntry['state']): number {
    return entries.filter((entry) => entry.state === wanted).length
  }
  return { entries, waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
}

/** A text that survives reload: `const [text, setText, clear] = useDraft('post.new', '')`. */
export function useDraft<T>(name: string, initial: T): [value: T, set: (value: T) => void, clear: () => void] {
  const [value, setValue] = useState<T>(() => (drafts.get(name) as T | undefined) ?? initial)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      drafts.set(name, next)
    },
    [name],
  )
  const clear = useCallback(() => drafts.remove(name), [name])
  return [value, set, clear]
}
