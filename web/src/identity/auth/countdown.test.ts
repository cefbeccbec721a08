import { expect, test } from 'vitest'
import { minutesAndSeconds, secondsUntil } from './countdown.ts'

const now = Date.parse('2026-11-15T12:00:00.000Z')

test.each([
  ['2026-11-15T12:02:00.000Z', 120],
  ['2026-11-15T12:00:00.001Z', 1],
  ['2026-11-15T12:00:00.000Z', 0],
  ['2026-11-15T11:59:00.000Z', 0],
])('until %s there are %i seconds', (moment, seconds) => {
  expect(secondsUntil(moment, now)).toBe(seconds)
})

test.each([
  [120, '02:00'],
  [119, '01:59'],
  [9, '00:09'],
  [0, '00:00'],
])('%i seconds are %s', (seconds, words) => {
  expect(minutesAndSeconds(seconds)).toBe(words)
})
