import { expect, it } from 'vitest'
import { formatMoment } from './moment.ts'

it.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [201, '03:21'],
  [3599, '59:59'],
  [3723, '1:02:03'],
])('%d seconds are %s', (second, text) => {
  expect(formatMoment(second)).toBe(text)
})
