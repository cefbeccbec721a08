import type { KeyboardEvent } from 'react'
import { moveFocus, moveRovingFocus } from './roving.ts'

/** Roving focus where the children stand in rows: up and down go to the one above and below, however many there are in a row. */
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
