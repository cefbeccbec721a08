import type { Language } from '../../lib/language.ts'

/**
 * What the field shows of a text that was typed, pasted or filled in by the browser. Slashes come by themselves. A text
 * that begins with a year keeps its dashes until the day is whole. A dash straight after four digits says that those
 * were the year: the field had put a slash in between.
 */
export function asTyped(text: string): string {
  const typed = text.trim()
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8)
  if (/^\d{4}[-/.]|^\d{2}\/\d{2}-/.test(typed))
    return `${digits.slice(0, 4)}-${joined('-', [digits.slice(4, 6), digits.slice(6)])}`
  const isDashed = /^\d{1,2}-/.test(typed) && digits.length < 8
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  // Whoever types 20-05-2013 keeps the dashes on the way: with slashes the second dash would turn 2005 into a year.
  return isDashed ? `${joined('-', parts)}${/\d-$/.test(typed) ? '-' : ''}` : joined('/', parts)
}

function joined(sign: string, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(sign)
}

/**
 * A whole day, in the order of the language or with the year first, as the wire's yyyy-mm-dd. What is not whole stays
 * as it is (decision G5). Where the first number of an English date is no month, the text is day, month, year.
 */
export function toWire(text: string, language: Language): string {
  const [, first, second, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (year === undefined) return text
  const isDayFirst = language === 'pt-br' || (Number(first) > 12 && Number(second) <= 12)
  return isDayFirst ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
}

export function fromWire(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return day
  return language === 'pt-br' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}
