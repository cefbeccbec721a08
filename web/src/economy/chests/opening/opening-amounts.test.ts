import { describe, expect, it } from 'vitest'
import { before, promiseOf, sumsOf } from './opening-amounts.ts'

describe('the amounts of an opening', () => {
  it('are summed by coin, and a coin that is not there is zero', () => {
    expect(sumsOf([{ coinType: 'XP', value: 80 }])).toEqual({ EDU_COIN: 0, XP: 80 })
  })

  it('of all closed chests together are known before', () => {
    const rewards = [
      { coinType: 'EDU_COIN', value: 5 },
      { coinType: 'XP', value: 10 },
    ] as const
    expect(
      promiseOf([
        { closed: 3, rewards: [...rewards] },
        { closed: 0, rewards: [...rewards] },
        { closed: 1, rewards: [{ coinType: 'XP', value: 200 }] },
      ]),
    ).toEqual({ EDU_COIN: 15, XP: 230 })
  })

  it('go from what was there to what the server says', () => {
    expect(before({ EDU_COIN: 388, XP: 6500 }, { EDU_COIN: 40, XP: 80 })).toEqual({ EDU_COIN: 348, XP: 6420 })
  })
})
