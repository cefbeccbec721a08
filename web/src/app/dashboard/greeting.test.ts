import { describe, expect, it } from 'vitest'
import { dayPartAt, firstName } from './greeting.ts'

describe('dayPartAt', () => {
  it.each([
    ['2026-11-12T07:59:00Z', 'evening'],
    ['2026-11-12T08:00:00Z', 'morning'],
    ['2026-11-12T14:59:00Z', 'morning'],
    ['2026-11-12T15:00:00Z', 'afternoon'],
    ['2026-11-12T20:59:00Z', 'afternoon'],
    ['2026-11-12T21:00:00Z', 'evening'],
    ['2026-11-12T03:00:00Z', 'evening'],
  ])('%s is %s in São Paulo', (moment, part) => {
    expect(dayPartAt(Date.parse(moment))).toBe(part)
  })

  it('follows the zone that it is given', () => {
    expect(dayPartAt(Date.parse('2026-11-12T15:30:00Z'), 'America/Rio_Branco')).toBe('morning')
  })
})

describe('firstName', () => {
  it.each([
    ['Luana Aroeira', 'Luana'],
    ['  Luana  ', 'Luana'],
    ['Luana\u00A0da Silva', 'Luana'],
    ['', ''],
  ])('of %j is %j', (name, first) => {
    expect(firstName(name)).toBe(first)
  })
})
