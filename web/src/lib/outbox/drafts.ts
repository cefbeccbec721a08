import type { KeyValueStore } from '../storage.ts'
import { putBounded } from './entry-store.ts'

const prefix = 'trilha.draft.'

/** What a person is typing, kept per account until it is sent or thrown away. */
export interface Drafts {
  get(name: string): unknown
  /** False when it could not be kept. */
  set(name: string, value: unknown): boolean
  remove(name: string): void
}

/** Without an account nothing is stored: a form for strangers on a shared machine leaves no trace. */
export function createDrafts(store: KeyValueStore, account: () => string | undefined): Drafts {
  function keyOf(name: string): string | undefined {
    const owner = account()
    return owner === undefined ? undefined : `${prefix}${owner}.${name}`
  }
  return {
    get: (name) => {
      const key = keyOf(name)
      const text = key === undefined ? null : store.getItem(key)
      if (text === null) return undefined
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    },
    set: (name, value) => {
      const key = keyOf(name)
      return key !== undefined && putBounded(store, key, JSON.stringify(value))
    },
    remove: (name) => {
      const key = keyOf(name)
      if (key !== undefined) store.removeItem(key)
    },
  }
}
