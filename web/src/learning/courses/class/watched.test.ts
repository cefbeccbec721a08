import { expect, it } from 'vitest'
import { joinRanges, playedRange } from './watched.ts'

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

it('counts whole seconds, and the last one where the end was reached', () => {
  expect(playedRange(3.2, 7.9, 60)).toEqual([3, 7])
  expect(playedRange(3.2, 3.9, 60)).toBeUndefined()
  expect(playedRange(50, 59.8, 59.9)).toEqual([50, 60])
})
