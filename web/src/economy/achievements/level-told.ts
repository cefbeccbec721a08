import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

const key = 'trilha.level_told'

/** The level that the pill has told on this device; undefined where it told none to this account. */
export function readLevelTold(
  accountId: string | undefined,
  store: KeyValueStore = browserStore(),
): number | undefined {
  const [id, level] = store.getItem(key)?.split(' ') ?? []
  return id !== undefined && id === accountId ? Number(level) : undefined
}

export function keepLevelTold(
  accountId: string | undefined,
  level: number,
  store: KeyValueStore = browserStore(),
): void {
  try {
    if (accountId !== undefined) store.setItem(key, `${accountId} ${level}`)
  } catch {
    // A full device: the pill tells it again with the next page, and the card says it anyway.
  }
}
