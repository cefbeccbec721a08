import type { Chest } from '@trilha/contract/economy/chests'
import { useContractMutation } from '../../../lib/query.ts'
import { usePlay } from './use-play.ts'

/**
 * Plays one opening, and sends the call that leaves with the tap. The one that comes next was chosen by nobody: the
 * oldest of its kind is opened, whichever that is by then, so that what another tab opened meanwhile is no failure.
 */
export function useChestOpening(chest: Chest, isNext: boolean) {
  const play = usePlay()
  // The same call again after a failure that decided nothing keeps its idempotency key: a chest never pays twice.
  const one = useContractMutation('chests', 'openOne')
  const next = useContractMutation('chests', 'openNext')
  const { data, error } = isNext ? next : one

  function open(): void {
    play.begin()
    if (isNext) next.mutate({ body: { kind: chest.kind } }, play.outcome)
    else one.mutate({ params: { id: chest.id } }, play.outcome)
  }

  function clear(): void {
    one.reset()
    next.reset()
    play.rest()
  }

  return { play, answer: data, error, open, clear }
}
