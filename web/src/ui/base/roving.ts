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

/** The same where they stand in rows: up and down go to the one above and below, however many there are in a row. */
export function moveGridFocus(event: KeyboardEvent<HTMLElement>, container: Element | null): HTMLElement | undefined {
  const rows = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (rows === undefined) return moveRovingFocus(event, container)
  return moveFocus(event, container, (items, index) =>
    indexInNextRow(
      items.map((item) => item.getBoundingClientRect()),
      index,
      rows,
    ),
  )
}

function moveFocus(
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

type Corner = Pick<DOMRect, 'left' | 'top'>

/** Fractions of a pixel do not make a row. */
const sameRow = 1

/** The nearest of the row below, or above; in the last row it stays where it is. */
export function indexInNextRow(corners: readonly Corner[], index: number, rows: 1 | -1): number {
  const from = corners[index]
  if (!from) return 0
  const down = ({ top }: Corner) => (top - from.top) * rows
  const nearest = Math.min(...corners.map(down).filter((distance) => distance > sameRow))
  const aside = (at: number) => Math.abs(corners[at]!.left - from.left)
  const row = [...corners.keys()].filter((at) => Math.abs(down(corners[at]!) - nearest) <= sameRow)
  return row.toSorted((a, b) => aside(a) - aside(b))[0] ?? index
}
