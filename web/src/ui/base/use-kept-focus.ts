import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusOpen } from './is-focus-lost.ts'

/**
 * As `value` changes, one part of the page takes the place of another: who had the focus in it goes on from the name
 * of what is there now, or where there is none from the place itself. Before any dialog that opens at the same moment
 * looks where to lead back to.
 */
export function useKeptFocus<E extends HTMLElement>(
  value: unknown,
  names = ':is(h2, b)[tabindex="-1"]',
): RefObject<E | null> {
  const place = useRef<E>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    if (before.current === value) return
    before.current = value
    if (isFocusOpen()) (place.current?.querySelector<HTMLElement>(names) ?? place.current)?.focus()
  }, [value, names])
  return place
}
