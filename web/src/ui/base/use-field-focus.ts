import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'
import { rememberFocus } from './remember-focus.ts'

/** Of a form that a button brings: whoever pressed it wants to write, and is led back to it as the form goes. */
export function useFieldFocus(isBrought = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (!isBrought) return
    const leadBack = rememberFocus()
    const element = form.current
    element?.querySelector('textarea')?.focus()
    // While the form is still there: once it is gone, who was in it and who was nowhere are the same.
    return () => {
      if (isFocusLost() || element?.contains(document.activeElement)) leadBack()
    }
  }, [isBrought])
  return form
}
