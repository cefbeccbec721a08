import { useEffect, useReducer } from 'react'
import { playChime } from '../../../lib/chime.ts'
import { usePreferences, useReducedMotion } from '../../../ui/theme/preferences.ts'
import { atRest, step, type OpeningPhase } from './opening-machine.ts'
import { closedPart, openPart } from './opening-timeline.ts'

export interface Play {
  phase: OpeningPhase
  /** The lid opened before someone's eyes: no jump, and motion is welcome. */
  isPlayed: boolean
  begin: () => void
  /** How the call went that leaves with the tap. */
  outcome: { onSuccess: () => void; onError: () => void }
  skip: () => void
  rest: () => void
}

/** The machine's states and the clock between them, whatever is opened. */
export function usePlay(): Play {
  const isStill = useReducedMotion()
  const { sound } = usePreferences()
  const [{ phase, skipped }, send] = useReducer(step, atRest)

  useEffect(() => {
    if (phase !== 'rocking' && phase !== 'bursting') return
    const timer = setTimeout(
      () => send({ type: phase === 'rocking' ? 'rocked' : 'burst' }),
      phase === 'rocking' ? closedPart : openPart,
    )
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (phase === 'bursting' && sound === 'on') playChime()
  }, [phase, sound])

  return {
    phase,
    isPlayed: !skipped && (phase === 'bursting' || phase === 'done'),
    begin: () => send({ type: 'tap', still: isStill }),
    outcome: { onSuccess: () => send({ type: 'answered' }), onError: () => send({ type: 'failed' }) },
    skip: () => send({ type: 'skip' }),
    rest: () => send({ type: 'next' }),
  }
}
