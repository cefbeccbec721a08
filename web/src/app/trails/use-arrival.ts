import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useReducedMotion } from '../../ui/theme/preferences.ts'
import { breakpoint } from '../../ui/theme/tokens.ts'

/** Visits by their place in the history: who comes back to one finds it as the browser left it. */
const seen = new Set<string>()

/** On a phone a long trail opens where the student is on it. The focus stays where a new page has it. */
export function useArrival<E extends HTMLElement>(isFurther: boolean): RefObject<E | null> {
  const trail = useRef<E>(null)
  const router = useRouter()
  const reduced = useReducedMotion()
  const arrive = useEffectEvent(() => {
    if (!isFurther || !window.matchMedia(`(width < ${breakpoint.tablet}px)`).matches) return
    trail.current
      ?.querySelector('[aria-current="step"]')
      ?.scrollIntoView({ block: 'center', behavior: reduced ? 'instant' : 'smooth' })
  })
  useEffect(() => {
    const { location, resolvedLocation } = router.state
    const { __TSR_key: visit = '' } = location.state
    if (seen.has(visit)) return
    seen.add(visit)
    if (resolvedLocation?.href === location.href) return arrive()
    // Every new page begins at its top; only then is there a way to go.
    const stop = router.subscribe('onRendered', () => {
      stop()
      arrive()
    })
    return stop
  }, [router])
  return trail
}
