import { describe, expect, it } from 'vitest'
import { localeOf } from './error-answer.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'pt-br'],
    ['', 'pt-br'],
    ['*', 'pt-br'],
    ['fr', 'pt-br'],
    ['en', 'en-us'],
    ['EN-GB', 'en-us'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'pt-br'],
    ['fr-FR, fr;q=0.9, en;q=0.8, pt;q=0.5', 'en-us'],
    ['en;q=0.3, pt;q=0.8', 'pt-br'],
    ['pt;q=0.3, en-US;q=0.8', 'en-us'],
    ['pt;q=0, en;q=0.1', 'en-us'],
    ['en;q=0', 'pt-br'],
    ['en;q=0.5, *;q=0.9', 'pt-br'],
    ['en;q=0.5, pt;q=0.5', 'pt-br'],
    ['english', 'pt-br'],
    ['en;q=nonsense', 'pt-br'],
    [`${'x,'.repeat(10_000)}en`, 'pt-br'],
  ] as const)('%s is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale)
  })
})
