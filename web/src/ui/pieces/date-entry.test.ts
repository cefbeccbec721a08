import { describe, expect, it } from 'vitest'
import { fromWire, toWire, withSlashes } from './date-entry.ts'

describe('a date that is typed', () => {
  it.each([
    ['', ''],
    ['2', '2'],
    ['20', '20'],
    ['205', '20/5'],
    ['20/05/2013', '20/05/2013'],
    ['2005201399', '20/05/2013'],
    ['20-05-2013', '20/05/2013'],
  ])('%j shows as %j', (typed, shown) => {
    expect(withSlashes(typed)).toBe(shown)
  })

  it('is read in the order of the language, and shown in it again', () => {
    expect(toWire('03/04/2013', 'pt-br')).toBe('2013-04-03')
    expect(toWire('03/04/2013', 'en-us')).toBe('2013-03-04')
    expect(toWire('03/04', 'pt-br')).toBe('03/04')
    expect(fromWire('2013-04-03', 'pt-br')).toBe('03/04/2013')
    expect(fromWire('2013-04-03', 'en-us')).toBe('04/03/2013')
    expect(fromWire('', 'en-us')).toBe('')
  })
})
