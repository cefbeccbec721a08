import { isFocusLost } from './is-focus-lost.ts'

/** Parts of a page that have a name to go on from. */
const parts = 'section, article, main'

/**
 * Where the focus is now. What comes back leads there again; where that has gone meanwhile, as the button of what was
 * just deleted has, to the nearest part of the page that it stood in and that is still there.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement
  const around: HTMLElement[] = []
  for (let part = partAround(before); part; part = partAround(part)) around.push(part)
  return () => {
    if (before instanceof HTMLElement && before.isConnected) {
      before.focus({ preventScroll: true })
      if (!isFocusLost()) return
    }
    const part = around.find(({ isConnected }) => isConnected)
    if (!part) return
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
}

function partAround(element: Element | null): HTMLElement | null | undefined {
  return element?.parentElement?.closest<HTMLElement>(parts)
}
