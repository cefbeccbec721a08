import { expect, test } from 'vitest'
import { readPosition, statusOf } from './reviews.rules.ts'

const at = new Date()
const id = 'f3c1f6a0-0000-4000-8000-000000000001'

test.each([
  [null, null, 'NEW'],
  [at, null, 'STARTED'],
  [at, at, 'COMPLETED'],
] as const)('a review begun %s and completed %s is %s', (startedAt, completedAt, status) => {
  expect(statusOf({ startedAt, completedAt })).toBe(status)
})

test('a place in the list is the age of a trail, the trail and a whole number', () => {
  expect(readPosition(['-1763200000.123456', id, 3])).toEqual(['-1763200000.123456', id, 3])
  for (const wrong of [
    [],
    [1, id, 3],
    ['1e9', id, 3],
    ['1', 'x', 3],
    ['1', id, 0.5],
    ['1', id, '1'],
    ['1', id, 2 ** 31],
  ])
    expect(readPosition(wrong)).toBeUndefined()
})
