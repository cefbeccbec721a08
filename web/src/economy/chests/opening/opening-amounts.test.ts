import { describe, expect, it } from 'vitest'
import { before, sumsOf } from './opening-amounts.ts'

describe('the amounts of an opening', () => {
  it('are summed by coin, and a coin that is not there is zero', () => {
    expect(sumsOf([{ coinType: 'XP', value: 80 }])).toEqual({ EDU_COIN: 0, XP: 80 })
  })

  it('go from what was there to what the server says', () => {
    expect(before({ EDU_COIN: 388, XP: 6500 }, { EDU_COIN: 40, XP: 80 })).toEqual({ EDU_COIN: 348, XP: 6420 })
  })
})
