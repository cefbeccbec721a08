import { findAvatarItemByKey } from '@trilha/contract/economy/avatar-catalogue'
import { describe, expect, it } from 'vitest'
import { bestPercent, offerOf } from './offer.ts'

const kite = findAvatarItemByKey('ACCESSORIES.pipa')!
const bow = findAvatarItemByKey('ACCESSORIES.laco')!

describe('an offer', () => {
  it('says the price, what it was, and which level made the difference', () => {
    expect(offerOf(kite, 8)).toEqual({ price: 48, base: 60, becauseLevel: 7, later: { level: 15, price: 36 } })
  })

  it('says where a discount waits', () => {
    expect(offerOf(kite, 1)).toEqual({ price: 60, base: 60, becauseLevel: undefined, later: { level: 3, price: 54 } })
    expect(offerOf(kite, 20).later).toBeUndefined()
  })

  it('may be plain', () => {
    expect(offerOf(bow, 30)).toEqual({ price: 15, base: 15, becauseLevel: undefined, later: undefined })
  })
})

it('tells the best that a level brings', () => {
  expect(bestPercent([bow], 7)).toBe(0)
  expect(bestPercent([bow, kite], 7)).toBe(20)
  expect(bestPercent([], 7)).toBe(0)
})
