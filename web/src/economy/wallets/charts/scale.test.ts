import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { box, labelled, niceMax, smoothPath, yOf } from './scale.ts'

describe('niceMax', () => {
  it.each([
    [[0], 2],
    [[1], 2],
    [[47], 50],
    [[348], 400],
    [[5], 10],
    [[50], 50],
    [[51], 100],
    [[6420], 10_000],
  ])('%j fits under %i', (values, top) => {
    expect(niceMax(values)).toBe(top)
  })

  it('fits everything, with a half that is whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000)), (values) => {
        const top = niceMax(values)
        for (const value of values) expect(value).toBeLessThanOrEqual(top)
        expect(Number.isInteger(top / 2)).toBe(true)
      }),
    )
  })
})

describe('smoothPath', () => {
  it('goes through its points and stays between them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 30 }), (values) => {
        const points = values.map((value, at) => ({ x: at * 10, y: yOf(value, 1000) }))
        const numbers = smoothPath(points).split(/[MC ]/).filter(Boolean).map(Number)
        for (const [at, number] of numbers.entries()) {
          if (at % 2 === 0) continue
          expect(number).toBeLessThanOrEqual(box.bottom)
          expect(number).toBeGreaterThanOrEqual(box.top)
        }
      }),
    )
    expect(smoothPath([])).toBe('')
    expect(smoothPath([{ x: 4, y: 5 }])).toBe('M4 5')
  })
})

describe('labelled', () => {
  it('keeps the last and no more than there is room for', () => {
    expect([...labelled(9, 5)]).toEqual([0, 2, 4, 6, 8])
    expect([...labelled(8, 8)]).toHaveLength(8)
    expect([...labelled(30, 8)].at(-1)).toBe(29)
    expect(labelled(30, 8).size).toBeLessThanOrEqual(8)
    expect(labelled(0, 5).size).toBe(0)
  })
})
