import { useContractMutation } from '../../../lib/query.ts'
import { usePlay } from './use-play.ts'

/** The same for everything that is closed: one play, one call. */
export function useAllOpening() {
  const play = usePlay()
  const { mutate, data, error, reset } = useContractMutation('chests', 'openAll')

  function open(): void {
    play.begin()
    mutate(undefined, play.outcome)
  }

  function clear(): void {
    reset()
    play.rest()
  }

  return { play, answer: data, error, open, clear }
}
