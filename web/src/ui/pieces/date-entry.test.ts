import { describe, expect, it } from 'vitest'
import { asTyped, fromWire, toWire } from './date-entry.ts'

/** What the field shows after each key: the next key is added to what it shows, not to what was typed. */
function typeInto(keys: string, language: 'pt-br' | 'en-us'): string {
  let value = ''
  for (const key of keys) value = toWire(asTyped(fromWire(value, language) + key), language)
  return value
}

describe('a date that is typed', () => {
  it.each([
    ['', ''],
    ['2', '2'],
    ['20', '20'],
    ['205', '20/5'],
    ['20/05/2013', '20/05/2013'],
    ['2005201399', '20/05/2013'],
    ['20-05-2013', '20/05/2013'],
    ['20.05.2013', '20/05/2013'],
    ['20/13-', '2013-'],
    ['2013-0', '2013-0'],
    ['2013-05-2', '2013-05-2'],
    [' 2013-05-20 ', '2013-05-20'],
    ['2013-05-20T00:00:00', '2013-05-20'],
    ['2013/05/20', '2013-05-20'],
  ])('%j shows as %j', (typed, shown) => {
    expect(asTyped(typed)).toBe(shown)
  })

  it.each([
    ['20052013', 'pt-br'],
    ['20/05/2013', 'pt-br'],
    ['20-05-2013', 'pt-br'],
    ['2013-05-20', 'pt-br'],
    ['05202013', 'en-us'],
    ['05/20/2013', 'en-us'],
    ['2013-05-20', 'en-us'],
    ['20/05/2013', 'en-us'],
  ] as const)('key by key, %s in %s is May 20th of 2013', (keys, language) => {
    expect(typeInto(keys, language)).toBe('2013-05-20')
  })

  it('takes a year that could also be a day and a month', () => {
    expect(typeInto('2010-03-04', 'pt-br')).toBe('2010-03-04')
    expect(typeInto('20-10-2003', 'pt-br')).toBe('2003-10-20')
  })

  it('is read in the order of the language, and shown in it again', () => {
    expect(toWire('03/04/2013', 'pt-br')).toBe('2013-04-03')
    expect(toWire('03/04/2013', 'en-us')).toBe('2013-03-04')
    expect(toWire('05/20/2013', 'pt-br')).toBe('2013-20-05')
    expect(toWire('03/04', 'pt-br')).toBe('03/04')
    expect(fromWire('2013-04-03', 'pt-br')).toBe('03/04/2013')
    expect(fromWire('2013-04-03', 'en-us')).toBe('04/03/2013')
    expect(fromWire('', 'en-us')).toBe('')
  })
})
