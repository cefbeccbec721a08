import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { isSameLook } from './wardrobe.ts'

/** What was tried in the studio, step by step. */
export interface LookHistory {
  past: readonly AvatarSelection[]
  present: AvatarSelection
  future: readonly AvatarSelection[]
}

const mostSteps = 100

export function startHistory(present: AvatarSelection): LookHistory {
  return { past: [], present, future: [] }
}

/** A step that changes nothing is none. */
export function step(history: LookHistory, next: AvatarSelection): LookHistory {
  if (isSameLook(history.present, next)) return history
  return { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [] }
}

export function undo(history: LookHistory): LookHistory {
  const before = history.past.at(-1)
  if (!before) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redo(history: LookHistory): LookHistory {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future }
}
