import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

/** A reader of its own, by the letter of RFC 4180. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 1; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += letter
        at += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\r') {
      rows.push([...cells, cell])
      cells = []
      cell = ''
      at += 1
    } else cell += letter
  }
  return rows
}

describe('csvOf', () => {
  it('marks the file as UTF-8 and parts cells as the language does', () => {
    expect(csvOf([['Data', 'Ação', 5]], 'pt-br')).toBe('\uFEFFData;Ação;5\r\n')
    expect(csvOf([['Date', 'Action', 5]], 'en-us')).toBe('\uFEFFDate,Action,5\r\n')
  })

  it('quotes what would break a row', () => {
    expect(csvOf([['a;b', 'a,b', 'diz "oi"', 'duas\r\nlinhas']], 'pt-br')).toBe(
      '\uFEFF"a;b";a,b;"diz ""oi""";"duas\r\nlinhas"\r\n',
    )
  })

  it.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00A0=1', '＝1'])('leaves %j a text', (cell) => {
    const [[shown]] = read(csvOf([[cell]], 'en-us'), ',') as [[string]]
    expect(shown).toBe(`'${cell}`)
  })

  it('leaves numbers numbers, also below zero', () => {
    expect(csvOf([[-36, 0, 12]], 'pt-br')).toBe('\uFEFF-36;0;12\r\n')
  })

  it('is read back as it was, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pt-br' as const, 'en-us' as const),
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), { minLength: 1 }),
        (language, rows) => {
          const back = read(csvOf(rows, language), language === 'pt-br' ? ';' : ',')
          expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length))
          for (const [at, row] of rows.entries())
            for (const [column, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(back[at]![column])
        },
      ),
    )
  })
})
