/** The part of Web Storage that the house uses; tests hand over a map. */
export interface KeyValueStore {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A browser that refuses storage still works, for as long as the tab lives. */
function openStore(storage: () => Storage): KeyValueStore {
  try {
    const probe = 'trilha.probe'
    storage().setItem(probe, '1')
    storage().removeItem(probe)
    return storage()
  } catch {
    return memoryStore()
  }
}

let opened: KeyValueStore | undefined
let openedForTab: KeyValueStore | undefined

export function browserStore(): KeyValueStore {
  opened ??= openStore(() => localStorage)
  return opened
}

/** Of this tab alone, and only until it is closed. */
export function tabStore(): KeyValueStore {
  openedForTab ??= openStore(() => sessionStorage)
  return openedForTab
}

/** Tells of changes that other tabs made; `key` is null when all was cleared. */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  function heard(event: StorageEvent): void {
    if (event.storageArea === null || event.storageArea === localStorage) listener(event.key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
