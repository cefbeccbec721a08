import type { KeyboardEvent } from 'react'

const next = new Set(['ArrowRight', 'ArrowDown'])
const previous = new Set(['ArrowLeft', 'ArrowUp'])

/**
 * Arrow keys, Home and End move the focus among the children marked with `data-roving`: of the element that listens,
 * or of a container around it.
 * The component itself gives `tabIndex={0}` to one of them and -1 to the others.
 */
export function moveRovingFocus(
  event: KeyboardEvent<HTMLElement>,
  container: Element | null = event.currentTarget,
): HTMLElement | undefined {
  return moveFocus(event, container, (items, index) => indexAfter(event.key, index, items.length))
}

/** To the one that is chosen; undefined where the focus stays. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  container: Element | null,
  choose: (items: readonly HTMLElement[], index: number) => number,
): HTMLElement | undefined {
  const items = [...(container ?? event.currentTarget).querySelectorAll<HTMLElement>('[data-roving]:not(:disabled)')]
  if (items.length === 0) return undefined
  const index = items.findIndex((item) => item === document.activeElement)
  const target = items[choose(items, index)]
  if (!target || target === items[index]) return undefined
  event.preventDefault()
  target.focus()
  return target
}

function indexAfter(key: string, index: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (next.has(key)) return (index + 1) % count
  if (previous.has(key)) return (index - 1 + count) % count
  return index
}
