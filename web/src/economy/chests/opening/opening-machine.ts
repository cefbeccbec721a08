/**
 * The states of one opening, apart from React and time:
 * ready → rocking → (waiting, where the answer is late) → bursting → done, or failed and back.
 */
export type OpeningPhase = 'ready' | 'rocking' | 'waiting' | 'bursting' | 'done' | 'failed'

export interface OpeningState {
  phase: OpeningPhase
  /** The server has answered. */
  answered: boolean
  /** A tap or Esc asked for the last frame, or nothing may move: no frame in between is shown. */
  skipped: boolean
}

export type OpeningEvent =
  | { type: 'tap'; still: boolean }
  /** The closed part has been played. */
  | { type: 'rocked' }
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'skip' }
  /** The open part has been played. */
  | { type: 'burst' }
  /** Another chest is on the stage. */
  | { type: 'next' }

export const atRest: OpeningState = { phase: 'ready', answered: false, skipped: false }

export function step(state: OpeningState, event: OpeningEvent): OpeningState {
  const { phase } = state
  switch (event.type) {
    case 'tap':
      // A retry is the same act as the first tap.
      if (phase !== 'ready' && phase !== 'failed') return state
      return { phase: event.still ? 'waiting' : 'rocking', answered: false, skipped: event.still }
    case 'rocked':
      if (phase !== 'rocking') return state
      return { ...state, phase: state.answered ? 'bursting' : 'waiting' }
    case 'answered':
      if (phase === 'rocking' && !state.skipped) return { ...state, answered: true }
      if (phase === 'rocking' || phase === 'waiting') {
        return { ...state, phase: state.skipped ? 'done' : 'bursting', answered: true }
      }
      return state
    case 'failed':
      return isUnderWay(phase) ? { ...atRest, phase: 'failed' } : state
    case 'skip':
      if (phase === 'bursting' || (phase === 'rocking' && state.answered)) {
        return { phase: 'done', answered: true, skipped: true }
      }
      // Nothing can be shown before the server has said it; then it is shown at once.
      return isUnderWay(phase) ? { ...state, phase: 'waiting', skipped: true } : state
    case 'burst':
      return phase === 'bursting' ? { ...state, phase: 'done' } : state
    case 'next':
      return atRest
  }
}

function isUnderWay(phase: OpeningPhase): boolean {
  return phase === 'rocking' || phase === 'waiting'
}
