import { ACHIEVEMENT_CODES, ORIGIN_OPERATORS, REWARD_AMOUNTS } from '@trilha/contract/constants/economy'
import { describe, expect, it } from 'vitest'
import english from '../../../locales/en-us/wallets.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/wallets.json' with { type: 'json' }

interface Sentences {
  origins: Record<string, Record<string, string>>
  earn: Record<string, string>
  filters: { origins: Record<string, string> }
  achievement: Record<string, string>
}

const files: [name: string, file: Sentences][] = [
  ['pt-br', portuguese],
  ['en-us', english],
]

describe.each(files)('the words of the statement in %s', (_name, { origins, earn, filters, achievement }) => {
  it('name and explain all 27 origins, each in its own way', () => {
    expect(Object.keys(origins).toSorted()).toEqual(ORIGIN_OPERATORS.toSorted())
    const titles = ORIGIN_OPERATORS.map((origin) => origins[origin]?.['title'] ?? origins[origin]?.['title_other'])
    expect(new Set(titles).size).toBe(ORIGIN_OPERATORS.length)
    for (const origin of ORIGIN_OPERATORS)
      expect(origins[origin]?.['what'] ?? origins[origin]?.['what_other'], origin).toEqual(expect.any(String))
  })

  it('tell giving from getting', () => {
    for (const origin of ['USER', 'PRODUCT']) {
      expect(origins[origin]?.['title_debit']).not.toBe(origins[origin]?.['title'])
    }
  })

  it('name every origin in the filter and every achievement', () => {
    expect(Object.keys(filters.origins).toSorted()).toEqual(ORIGIN_OPERATORS.toSorted())
    expect(new Set(Object.values(filters.origins)).size).toBe(ORIGIN_OPERATORS.length)
    expect(Object.keys(achievement).toSorted()).toEqual(ACHIEVEMENT_CODES.toSorted())
  })

  it('say how everything that pays is earned', () => {
    expect(Object.keys(earn).toSorted()).toEqual(Object.keys(REWARD_AMOUNTS).toSorted())
  })
})
