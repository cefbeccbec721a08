import { tabStore, type KeyValueStore } from './storage.ts'

export interface TabDraft<V> {
  /** What was kept, or undefined: nothing, too old, or not of this form any more. */
  read(): V | undefined
  keep(value: V): void
  drop(): void
}

interface TabDraftOptions<V> {
  isWhole: (value: unknown) => value is V
  /** After so long it is forgotten; left out: with the tab. */
  seconds?: number
  store?: () => KeyValueStore
  now?: () => number
}

/** What was typed, for this tab and until it is closed (D11). Never a password, PIN or code. */
export function tabDraft<V>(
  key: string,
  { isWhole, seconds = Number.POSITIVE_INFINITY, store = tabStore, now = Date.now }: TabDraftOptions<V>,
): TabDraft<V> {
  const name = `trilha.draft.${key}`
  return {
    read() {
      try {
        const { at, value } = JSON.parse(store().getItem(name) ?? '{}') as { at?: unknown; value?: unknown }
        const isFresh = typeof at === 'number' && now() - at < seconds * 1000
        return isFresh && isWhole(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    keep: (value) => store().setItem(name, JSON.stringify({ at: now(), value })),
    drop: () => store().removeItem(name),
  }
}

/** A form's texts, all of them and nothing else. */
export function isFormOf<V extends Readonly<Record<string, string>>>(blank: V) {
  const keys = Object.keys(blank)
  return (value: unknown): value is V =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
}
