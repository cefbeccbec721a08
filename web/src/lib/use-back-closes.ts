import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { randomId } from './random.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies over the page in this entry. */
    layer?: string
  }
}

/**
 * What lies over the whole page is left by the way back, and the page stays. While it is there it has an entry of its
 * own in the history, at the same address; closed in another way it takes the entry along.
 */
export function useBackCloses(onClose: () => void): void {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const layer = randomId()
    const isOurs = () => history.location.state.layer === layer
    // Not in the same breath: an effect that is tried out and taken back must leave no entry behind.
    const coming = setTimeout(() => history.push(history.location.href, { ...history.location.state, layer }))
    const stop = history.subscribe(({ action }) => {
      if (action.type !== 'PUSH' && !isOurs()) close()
    })
    return () => {
      clearTimeout(coming)
      stop()
      // Where a link led away from it, the page it led to must not be taken back.
      setTimeout(() => isOurs() && history.back())
    }
  }, [history])
}
