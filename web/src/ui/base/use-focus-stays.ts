import { useEffect } from 'react'
import { isFocusLost, standInForFocus } from './is-focus-lost.ts'

/** What can be pressed or followed. A field is none of it: on a phone its keyboard would jump up unasked. */
const stops = ':is(a[href], button:not(:disabled)):not([tabindex="-1"])'

/** Where an element stands: of each that it is in, which child, and which stop of that child. */
interface Place {
  around: Element
  child: number
  stop: number
}

function placesOf(element: Element, page: Element): Place[] {
  const places: Place[] = []
  for (let inner = element; inner !== page && inner.parentElement; inner = inner.parentElement)
    places.push({
      around: inner.parentElement,
      child: [...inner.parentElement.children].indexOf(inner),
      stop: stopsIn(inner).indexOf(element),
    })
  return places
}

function stopsIn(element: Element): Element[] {
  return element.matches(stops) ? [element] : [...element.querySelectorAll(stops)]
}

/** The same stop of what has come to the place, or of what stands before it. */
function findNext({ around, child, stop }: Place): HTMLElement | undefined {
  const children = [...around.children]
  const nearest = [...children.slice(child), ...children.slice(0, child).toReversed()]
  for (const other of nearest) {
    const there = stopsIn(other).filter((each) => each.checkVisibility())
    const next = there[stop] ?? there.at(-1)
    if (next instanceof HTMLElement) return next
  }
  return undefined
}

/**
 * Where what had the focus leaves the page (a row that was removed, the button that showed the rest), the focus goes on
 * from what has come to its place: in a list the same button of the next row, or of the one before. Another page begins
 * anew, and what a dialog leads back to is the dialog's matter.
 */
export function useFocusStays(): void {
  useEffect(() => {
    let last: { element: Element; places: Place[]; href: string } | undefined

    function remember({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return
      standInForFocus(undefined)
      const page = target.closest('main')
      // A heading or a field that goes is led on from by who put it there.
      if (page && target.matches(stops)) last = { element: target, places: placesOf(target, page), href: location.href }
      else if (page || !target.closest('[role="dialog"], [role="menu"]')) last = undefined
    }

    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isFocusLost() || last.href !== location.href) return
      for (const place of last.places) {
        const next = place.around.isConnected ? findNext(place) : undefined
        if (next) return standInForFocus(next)
      }
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
