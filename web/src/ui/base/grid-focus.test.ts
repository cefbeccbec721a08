import { expect, it } from 'vitest'
import { indexInNextRow } from './grid-focus.ts'

/** Seven tiles, three in a row: 0 1 2, 3 4 5, 6. */
const tiles = Array.from({ length: 7 }, (_, at) => ({
  left: (at % 3) * 104,
  top: Math.floor(at / 3) * 140 + (at % 2) / 3,
}))

it('down goes to the tile below, up to the one above, and neither leaves the grid', () => {
  const down = tiles.map((_, at) => indexInNextRow(tiles, at, 1))
  const up = tiles.map((_, at) => indexInNextRow(tiles, at, -1))
  // Where the last row is shorter, its last one is the nearest.
  expect(down).toEqual([3, 4, 5, 6, 6, 6, 6])
  expect(up).toEqual([0, 1, 2, 0, 1, 2, 3])
})

it('in a single column down is the next', () => {
  const column = [0, 60, 120].map((top) => ({ left: 8, top }))
  expect(column.map((_, at) => indexInNextRow(column, at, 1))).toEqual([1, 2, 2])
})
