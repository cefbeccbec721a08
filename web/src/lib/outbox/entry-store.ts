import type { PlainArgs } from '../api/types.ts'
import type { KeyValueStore } from '../storage.ts'

/** One write that a person made and the server has not yet acknowledged. */
export interface OutboxEntry {
  id: string
  /** Whose it is; only that account's session sends it. */
  account: string
  /** What it is to the screens: 'post', 'quiz-answer'. */
  kind: string
  call: { domain: string; name: string }
  args: PlainArgs
  idempotencyKey: string
  /** What it sets: of several for the same place the last one counts, as with answers to one question. */
  slot?: string
  /** The id of what it belongs to, as the class of an answer, whose screen says whether all of it is saved. */
  about?: string
  state: 'waiting' | 'sending' | 'failed'
  tries: number
  createdAt: number
  /** What the server said to the one before it at the same place: this one was made in sight of that. */
  follows?: unknown
  /** Why the server refused it, once `failed`. */
  refusal?: { code: string; status: number; field?: string | null }
}

/**
 * localStorage, one key per entry, rather than IndexedDB: the write is done when the call returns, so
 * what was typed is safe even if the tab dies on the next line; the other tabs hear of it; and nothing
 * here is a file. The price is space, so it is bounded, and nothing is ever dropped to make room.
 */
const prefix = 'trilha.outbox.'
export const entryMax = 64 * 1024
export const totalMax = 2 * 1024 * 1024

export interface EntryStore {
  list(account: string): OutboxEntry[]
  /** False when there is no room: the caller must say so, and the person keeps the text on screen. */
  put(entry: OutboxEntry): boolean
  remove(entry: OutboxEntry): void
}

export function createEntryStore(store: KeyValueStore): EntryStore {
  return {
    list: (account) =>
      keysWith(store, `${prefix}${account}.`)
        .flatMap((key) => parse(store.getItem(key)) ?? [])
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    put: (entry) => putBounded(store, keyOf(entry), JSON.stringify(entry)),
    remove: (entry) => store.removeItem(keyOf(entry)),
  }
}

function keyOf({ account, id }: OutboxEntry): string {
  return `${prefix}${account}.${id}`
}

export function isOutboxKey(key: string | null): boolean {
  return key === null || key.startsWith(prefix)
}

function keysWith(store: KeyValueStore, start: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key): key is string => key?.startsWith(start) ?? false,
  )
}

/** Writes unless the value, or all that the house keeps, would grow past its bound. */
export function putBounded(store: KeyValueStore, key: string, value: string): boolean {
  const before = store.getItem(key)?.length ?? 0
  // What is there may always be rewritten smaller or marked, else a full store could never be emptied.
  const grows = value.length > before + 200
  if (grows && (value.length > entryMax || usedSpace(store) - before + value.length > totalMax)) return false
  try {
    store.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function usedSpace(store: KeyValueStore): number {
  return keysWith(store, 'trilha.').reduce((sum, key) => sum + (store.getItem(key)?.length ?? 0), 0)
}

function parse(text: string | null): OutboxEntry | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'idempotencyKey' in value ? (value as OutboxEntry) : undefined
  } catch {
    return undefined
  }
}
