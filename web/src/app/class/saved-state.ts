import type { SavedState } from '../../learning/courses/class/progress-reporter.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'

export type ClassSaved = SavedState | 'refused'

interface Sources {
  /** Of what was watched or read. */
  progress: SavedState
  /** Of this class: answers, notes and comments that the server has not acknowledged. */
  entries: readonly Pick<OutboxEntry, 'state' | 'tries'>[]
  isOnline: boolean
}

/** One word for everything of a class: it is saved only when nothing of it is left on the device (D11). */
export function savedState({ progress, entries, isOnline }: Sources): ClassSaved {
  if (entries.some(({ state }) => state === 'failed')) return 'refused'
  // One that is about to leave for the first time does not wait for anything yet.
  const isWaiting = entries.some(({ state, tries }) => !isOnline || (state === 'waiting' && tries > 0))
  if (isWaiting || progress === 'waiting') return 'waiting'
  return entries.length > 0 ? 'saving' : progress
}
