import type { OutboxEntry } from './entry-store.ts'

/** Refused because something later from elsewhere is there: the person has not seen it, and decides (decision 17). */
export function isOutdated({ state, refusal }: Pick<OutboxEntry, 'state' | 'refusal'>): boolean {
  return state === 'failed' && refusal?.field === 'seenVersion'
}

interface Versioned {
  id: string
  version: number
}

/**
 * What was in sight when an entry was made: what the screen showed, or what became since of the one before it from this
 * device, whichever is later. Undefined where there was nothing yet.
 */
export function seenBy(
  shown: { id: string; version: number | undefined } | undefined,
  follows: unknown,
): { id: string; version: number | undefined } | undefined {
  const before = follows as Versioned | undefined
  if (!before || (shown?.version ?? 0) > before.version) return shown
  return before
}
