import { isApiError, isFinal, statusOf } from '../api/api-error.ts'
import type { Lock } from '../lock.ts'
import type { EntryStore, OutboxEntry } from './entry-store.ts'

export interface OutboxParts {
  entries: EntryStore
  /** Sends one entry; resolves when the server has acknowledged it. */
  transport(entry: OutboxEntry): Promise<unknown>
  /** The account in use; undefined when nobody is signed in. */
  account(): string | undefined
  isOnline(): boolean
  lock: Lock
  now(): number
  randomId(): string
  /** Runs a task later; returns how to call it off. */
  later(task: () => void, milliseconds: number): () => void
  /** The server has decided about it: it was acknowledged, or refused. */
  onSettled?(entry: OutboxEntry): void
}

export type NewEntry = Pick<OutboxEntry, 'kind' | 'call' | 'args' | 'slot' | 'about'>

export interface OutboxState {
  entries: readonly OutboxEntry[]
  waiting: number
  sending: number
  failed: number
}

const firstPause = 1000
const longestPause = 60_000
const nobody: OutboxState = { entries: [], waiting: 0, sending: 0, failed: 0 }

/**
 * Writes that survive reload, lost networks and crashes (decision D11). Per account, in the order in
 * which they were made. An entry leaves only when the server acknowledged it or the person discards it:
 * a refusal sets it aside as `failed`, an unreachable server holds the queue and is asked again.
 */
export function createOutbox(parts: OutboxParts) {
  const { entries } = parts
  const listeners = new Set<() => void>()
  let snapshot: OutboxState | undefined
  let running: Promise<void> | undefined
  let callOff: (() => void) | undefined
  let pauses = 0

  function changed(): void {
    snapshot = undefined
    for (const listener of listeners) listener()
  }

  function state(): OutboxState {
    snapshot ??= read()
    return snapshot
  }

  function read(): OutboxState {
    const account = parts.account()
    if (account === undefined) return nobody
    const list = entries.list(account)
    function count(wanted: OutboxEntry['state']): number {
      return list.filter((entry) => entry.state === wanted).length
    }
    return { entries: list, waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
  }

  function store(entry: OutboxEntry): boolean {
    const kept = entries.put(entry)
    changed()
    return kept
  }

  /** Undefined when it could not be kept: nobody is signed in, or there is no room. */
  function add({ kind, call, args, slot, about }: NewEntry): OutboxEntry | undefined {
    const account = parts.account()
    if (account === undefined) return undefined
    const before = entries.list(account)
    const last = before.at(-1)
    const replaced = before.filter((earlier) => slot !== undefined && isReplacedBy(earlier, slot))
    const follows = replaced.findLast((earlier) => earlier.follows !== undefined)?.follows
    const entry: OutboxEntry = {
      id: parts.randomId(),
      account,
      kind,
      call,
      args,
      ...(slot !== undefined && { slot }),
      ...(about !== undefined && { about }),
      ...(follows !== undefined && { follows }),
      idempotencyKey: parts.randomId(),
      state: 'waiting',
      tries: 0,
      // Two in one millisecond, or a clock set back, must not change places.
      createdAt: Math.max(parts.now(), (last?.createdAt ?? 0) + 1),
    }
    if (!store(entry)) return undefined
    for (const earlier of replaced) entries.remove(earlier)
    if (replaced.length > 0) changed()
    void flush()
    return entry
  }

  function retry(id: string): void {
    const entry = state().entries.find((candidate) => candidate.id === id)
    if (entry?.state !== 'failed') return
    const { refusal: _settled, ...rest } = entry
    // A refusal was an answer: asking again is a new act with a new key.
    store({ ...rest, state: 'waiting', tries: 0, idempotencyKey: parts.randomId() })
    void flush()
  }

  function discard(id: string): void {
    const entry = state().entries.find((candidate) => candidate.id === id)
    if (entry === undefined || entry.state === 'sending') return
    entries.remove(entry)
    changed()
  }

  /** Sends what waits. Called when something was added, the network came back, someone signed in, or a pause ended. */
  function flush(): Promise<void> {
    callOff?.()
    callOff = undefined
    // After the run under way: it may have looked before the newest entry was there.
    const next = (running ?? Promise.resolve()).then(() => parts.lock('trilha.outbox', sendAll))
    const settled = next.finally(() => {
      if (running === settled) running = undefined
    })
    running = settled
    return settled
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const account = parts.account()
      if (account === undefined || !parts.isOnline()) return
      // The lock is ours: one marked as being sent was left behind by a tab that died.
      const entry = entries.list(account).find((candidate) => candidate.state !== 'failed')
      if (entry === undefined) return
      if (!(await sendOne(entry))) return
    }
  }

  /** False when the queue must wait. */
  async function sendOne(waiting: OutboxEntry): Promise<boolean> {
    const entry: OutboxEntry = { ...waiting, state: 'sending', tries: waiting.tries + 1 }
    store(entry)
    try {
      const said = await parts.transport(entry)
      // Before it leaves: a tab that dies in between sends it again under its own key, and is told the same.
      tellFollowing(entry, said)
      entries.remove(entry)
      pauses = 0
      changed()
      parts.onSettled?.(entry)
      return true
    } catch (error) {
      return settleFailure(entry, error)
    }
  }

  function tellFollowing({ account, slot, id }: OutboxEntry, said: unknown): void {
    if (slot === undefined || said === undefined) return
    for (const later of entries.list(account))
      if (later.slot === slot && later.id !== id && later.state !== 'failed') entries.put({ ...later, follows: said })
  }

  function settleFailure(entry: OutboxEntry, error: unknown): boolean {
    const status = statusOf(error)
    // 401: the session ended, not the act. It waits until its owner is back.
    if (isFinal(error) && status !== undefined && status !== 401) {
      const { code, field } = isApiError(error) ? error : { code: 'br_0000', field: null }
      store({ ...entry, state: 'failed', refusal: { code, status, field } })
      parts.onSettled?.(entry)
      return true
    }
    store({ ...entry, state: 'waiting' })
    const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
    const pause = Math.max(Math.min(firstPause * 2 ** pauses, longestPause), asked)
    pauses += 1
    callOff = parts.later(() => void flush(), pause)
    return false
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { add, retry, discard, flush, state, subscribe, changed }
}

/**
 * Only what never left: one that was sent may have arrived, or may arrive late, and must go first under its own key.
 * A refused one is out of date once its place is set anew.
 */
function isReplacedBy(earlier: OutboxEntry, slot: string): boolean {
  if (earlier.slot !== slot) return false
  return earlier.state === 'failed' || (earlier.state === 'waiting' && earlier.tries === 0)
}
