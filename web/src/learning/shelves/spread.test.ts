import { expect, test } from 'vitest'
import { pageByKey, pageWithin, spreadOf, startOf, swipeOf, turned } from './spread.ts'

const narrow = { pageCount: 5, columns: 1 } as const
const wide = { pageCount: 5, columns: 2 } as const

test('an address leads to a page that the book has', () => {
  expect([undefined, 0, -3, 1, 3.5, 5, 6, Number.NaN].map((page) => pageWithin(page, 5))).toEqual([
    1, 1, 1, 1, 1, 5, 5, 1,
  ])
})

test('a book opens where its reader stopped, and anew after its end', () => {
  const opened = (page: number, readAt: string | null) => startOf({ pageCount: 5, reading: { page, readAt } })
  expect(startOf({ pageCount: 5, reading: null })).toBe(1)
  expect([opened(3, null), opened(5, null)]).toEqual([3, 5])
  expect([opened(3, '2026-11-15'), opened(4, '2026-11-15'), opened(5, '2026-11-15')]).toEqual([3, 1, 1])
})

test('two pages lie open side by side, the odd one on the left, the last one alone', () => {
  expect([1, 2, 3, 4, 5].map((page) => spreadOf(page, wide))).toEqual([[1, 2], [1, 2], [3, 4], [3, 4], [5]])
  expect(spreadOf(2, narrow)).toEqual([2])
})

test('pages turn by what lies open, and stop at either end', () => {
  expect([turned(1, 1, narrow), turned(5, 1, narrow), turned(1, -1, narrow)]).toEqual([2, 5, 1])
  expect([turned(2, 1, wide), turned(4, 1, wide), turned(5, 1, wide), turned(4, -1, wide)]).toEqual([3, 5, 5, 1])
})

test('keys turn pages and lead to the first and the last; others stay with the browser', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Tab'].map((key) => pageByKey(key, 3, narrow))).toEqual([
    4,
    2,
    1,
    5,
    undefined,
  ])
})

test('a swipe is long and goes sideways', () => {
  const from = { x: 200, y: 300 }
  expect(swipeOf(from, { x: 120, y: 310 })).toBe(1)
  expect(swipeOf(from, { x: 290, y: 280 })).toBe(-1)
  expect(swipeOf(from, { x: 170, y: 300 })).toBeUndefined()
  expect(swipeOf(from, { x: 120, y: 200 })).toBeUndefined()
})
