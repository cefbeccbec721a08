import type { SavedState } from '../../learning/courses/class/progress-reporter.ts'
import { useOutbox } from '../../lib/outbox/outbox.ts'
import { useOnline } from '../../ui/base/use-online.ts'
import { savedState, type ClassSaved } from './saved-state.ts'

export function useSavedState(contentId: string, progress: SavedState): ClassSaved {
  const { entries } = useOutbox()
  const isOnline = useOnline()
  return savedState({ progress, entries: entries.filter(({ about }) => about === contentId), isOnline })
}
