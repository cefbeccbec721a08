import type { Chest } from '@trilha/contract/economy/chests'
import { useEffect, useReducer } from 'react'
import { useContractMutation } from '../../../lib/query.ts'
import { usePreferences, useReducedMotion } from '../../../ui/theme/preferences.ts'
import { playChime } from './chime.ts'
import { atRest, step } from './opening-machine.ts'
import { closedPart, openPart } from './opening-timeline.ts'

/** Plays one opening: the machine's states, the clock between them, and the call that leaves with the tap. */
export function useChestOpening(chest: Chest) {
  const isStill = useReducedMotion()
  const { sound } = usePreferences()
  const [{ phase, skipped }, send] = useReducer(step, atRest)
  // The same call again after a failure that decided nothing keeps its idempotency key: a chest never pays twice.
  const { mutate, data, error, reset } = useContractMutation('chests', 'openOne')

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

  function open(): void {
    send({ type: 'tap', still: isStill })
    mutate(
      { params: { id: chest.id } },
      { onSuccess: () => send({ type: 'answered' }), onError: () => send({ type: 'failed' }) },
    )
  }

  function clear(): void {
    reset()
    send({ type: 'next' })
  }

  /** The lid opened before someone's eyes: no jump, and motion is welcome. */
  const isPlayed = !skipped && (phase === 'bursting' || phase === 'done')
  return { phase, isPlayed, answer: data, error, open, skip: () => send({ type: 'skip' }), clear }
}
