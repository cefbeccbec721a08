import { browserStore, type KeyValueStore } from './storage.ts'

/** Where known-account.ts keeps it. */
export const knownAccountKey = 'trilha.known_account'

/** In a file of its own: whoever leaves needs it, and the first page has no more of it. */
export function forgetKnownAccount(store: KeyValueStore = browserStore()): void {
  store.removeItem(knownAccountKey)
}
