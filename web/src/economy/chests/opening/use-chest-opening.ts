import type { Chest } from '@trilha/contract/economy/chests'
import { useContractMutation } from '../../../lib/query.ts'
import { usePlay } from './use-play.ts'

/** Plays one opening, and sends the call that leaves with the tap. */
export function useChestOpening(chest: Chest) {
  const play = usePlay()
  // The same call again after a failure that decided nothing keeps its idempotency key: a chest never pays twice.
  const { mutate, data, error, reset } = useContractMutation('chests', 'openOne')

  function open(): void {
    play.begin()
    mutate({ params: { id: chest.id } }, play.outcome)
  }

  function clear(): void {
    reset()
    play.rest()
  }

  return { play, answer: data, error, open, clear }
}
