import type { Language } from '../../lib/language.ts'

/** 20052013 as 20/05/2013: the slashes come by themselves. */
export function withSlashes(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** As typed in the order of the language, to the wire's yyyy-mm-dd; what is not whole stays as it is (decision G5). */
export function toWire(text: string, language: Language): string {
  const [, first, second, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (year === undefined) return text
  return language === 'pt-br' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
}

export function fromWire(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return day
  return language === 'pt-br' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}
