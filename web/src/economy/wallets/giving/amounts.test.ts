import { describe, expect, it } from 'vitest'
import { mostTimes, wholeNumber } from './amounts.ts'

describe('mostTimes', () => {
  const rate = { xp: 100, educoins: 10 }
  it.each([
    [99, 100, 0],
    [100, 100, 1],
    [6420, 100, 10],
    [350, 25, 2],
    [5000, 9, 0],
  ])('of %i XP with %i Educoins left today: %i', (xp, left, times) => {
    expect(mostTimes(xp, { rate, exchange: { perDay: 100, left } })).toBe(times)
  })
})

describe('wholeNumber', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['', undefined],
    ['1.5', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['9999999', undefined],
  ])('%j is %j', (text, value) => {
    expect(wholeNumber(text)).toBe(value)
  })
})
