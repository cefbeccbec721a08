import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Of a place (`tabIndex={-1}`) from which things go: whoever had the focus in what has just gone goes on from the
 * place. Who was elsewhere stays there.
 */
export function useListFocus(): RefCallback<HTMLElement> {
  const place = useRef<HTMLElement>(null)
  const held = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    const hasGone = held.current instanceof Node && !held.current.isConnected
    if (hasGone && isFocusLost()) place.current?.focus({ preventScroll: true })
  })
  return useCallback((element: HTMLElement | null) => {
    place.current = element
    if (!element) return
    const hold = ({ target }: FocusEvent) => {
      held.current = target
    }
    element.addEventListener('focusin', hold)
    return () => {
      place.current = null
      element.removeEventListener('focusin', hold)
    }
  }, [])
}
