import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { useState } from 'react'
import { redo, startHistory, step, undo } from './look-history.ts'

/** The look in the making, with the way back. */
export function useLook(start: AvatarSelection) {
  const [history, setHistory] = useState(() => startHistory(start))
  return {
    look: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: AvatarSelection) => setHistory((now) => step(now, next)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  }
}
export type LookState = ReturnType<typeof useLook>
