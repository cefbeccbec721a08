import { onlineManager } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { callByName } from '../api/client.ts'
import { manifest } from '../api/manifest.gen.ts'
import type { Args, Contract, CallName, DomainName, ManifestEntry } from '../api/types.ts'
import { browserLock } from '../lock.ts'
import { queryClient } from '../query-client.ts'
import { refreshDomains } from '../query.ts'
import { randomId } from '../random.ts'
import { session } from '../session.ts'
import { browserStore, onOtherTab } from '../storage.ts'
import { createOutbox, type OutboxState } from './create-outbox.ts'
import { createDrafts } from './drafts.ts'
import { createEntryStore, isOutboxKey, type OutboxEntry } from './entry-store.ts'

/** Only calls that honour a key may be sent twice, so only they may wait here. */
export type KeyedName<D extends DomainName> = {
  [N in CallName<D>]: Contract[D]['calls'][N] extends { idempotent: true } ? N : never
}[CallName<D>]

function account(): string | undefined {
  return session.current()?.accountId
}

const outbox = createOutbox({
  entries: createEntryStore(browserStore()),
  transport: (entry) =>
    callByName(entry.call.domain, entry.call.name, entry.args, {
      idempotencyKey: entry.idempotencyKey,
      account: entry.account,
    }),
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
  onSent: ({ call }) => {
    const entry = (manifest as Readonly<Record<string, Readonly<Record<string, ManifestEntry>>>>)[call.domain]?.[
      call.name
    ]
    void refreshDomains(queryClient, [call.domain as DomainName, ...(entry?.affects ?? [])])
  },
})

const drafts = createDrafts(browserStore(), account)

/** Starts sending whatever waited, now and whenever there is a chance; returns how to stop. */
export function startOutbox(): () => void {
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

/**
 * Puts a write into the outbox. Undefined when it could not be kept: say so and leave the text on screen.
 * @public the first screens that answer or send are yet to come; what waits is sent from the start on.
 */
export function enqueue<D extends DomainName, N extends KeyedName<D>>(
  kind: string,
  domain: D,
  name: N,
  args: Args<D, N>,
): OutboxEntry | undefined {
  return outbox.add({ kind, call: { domain, name }, args })
}

/**
 * What waits, is being sent or was refused, of one kind or of all.
 * @public as above.
 */
export function useOutbox(kind?: string): OutboxState & { retry(id: string): void; discard(id: string): void } {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)
  const own = kind === undefined ? state : ofKind(state, kind)
  return { ...own, retry: outbox.retry, discard: outbox.discard }
}

function ofKind(state: OutboxState, kind: string): OutboxState {
  const entries = state.entries.filter((entry) => entry.kind === kind)
  function count(wanted: OutboxEntry['state']): number {
    return entries.filter((entry) => entry.state === wanted).length
  }
  return { entries, waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
}

/**
 * A text that survives reload: `const [text, setText, clear] = useDraft('post.new', '')`.
 * @public as above.
 */
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
