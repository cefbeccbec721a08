import { useEffect, useRef, type RefObject } from 'react'

/** Whoever goes on to the next question or step hears it, and has it at hand; the first one takes no focus by itself. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    element.current?.focus()
  }, [value])
  return element
}
