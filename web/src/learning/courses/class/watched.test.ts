import { expect, it } from 'vitest'
import { joinRanges, missingRanges, playedRange } from './watched.ts'

it('joins ranges that touch or overlap, and keeps the gaps', () => {
  expect(
    joinRanges([
      [20, 30],
      [0, 10],
      [8, 12],
      [12, 15],
    ]),
  ).toEqual([
    [0, 15],
    [20, 30],
  ])
  expect(joinRanges([])).toEqual([])
})

it('finds what others leave out', () => {
  const all: [number, number][] = [
    [0, 30],
    [40, 50],
  ]
  expect(missingRanges(all, [])).toEqual(all)
  expect(missingRanges(all, [[0, 60]])).toEqual([])
  expect(
    missingRanges(all, [
      [5, 10],
      [28, 45],
    ]),
  ).toEqual([
    [0, 5],
    [10, 28],
    [45, 50],
  ])
})

it('counts whole seconds, and the last one where the end was reached', () => {
  expect(playedRange(3.2, 7.9, 60)).toEqual([3, 7])
  expect(playedRange(3.2, 3.9, 60)).toBeUndefined()
  expect(playedRange(50, 59.8, 59.9)).toEqual([50, 60])
})
