import { useLayoutEffect } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/** What can be pressed or followed. A field is none of it: on a phone its keyboard would jump up unasked. */
const stopSelector = ':is(a[href], button:not(:disabled)):not([tabindex="-1"])'

function stopsIn(page: Element): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(stopSelector)].filter((stop) => stop.checkVisibility())
}

/** What stands around an element, from within, each with how many stops it has before the element. */
function placesOf(element: Element, page: Element): { around: Element; place: number }[] {
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const before = stopsIn(page).filter((stop) => isBefore(stop, element))
  const places: { around: Element; place: number }[] = []
  for (let around = element.parentElement; around && page.contains(around); around = around.parentElement)
    places.push({ around, place: before.filter((stop) => around?.contains(stop)).length })
  return places
}

/**
 * Where what had the focus leaves the page (a row that was removed, the button that showed the rest), the focus goes on
 * from what has come to its place: in a list the same button of the next row, or of the last. Leaving the page itself
 * is not its matter.
 */
export function useFocusStays(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('main')
    if (!page) return
    let last: { element: Element; places: ReturnType<typeof placesOf> } | undefined

    function remember({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return
      if (page?.contains(target)) last = { element: target, places: placesOf(target, page) }
      else if (!target.closest('[role="dialog"]')) last = undefined
    }

    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isFocusLost()) return
      for (const { around, place } of last.places) {
        const stops = around.isConnected ? stopsIn(around) : []
        const next = stops[Math.min(place, stops.length - 1)]
        if (next) return next.focus({ preventScroll: true })
      }
    })
    document.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
