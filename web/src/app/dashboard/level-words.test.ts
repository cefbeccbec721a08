import { LEVEL_TITLES } from '@trilha/contract/constants/economy'
import { expect, it } from 'vitest'
import english from '../../../locales/en-us/dashboard.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/dashboard.json' with { type: 'json' }

it('every level title has its word in both languages', () => {
  const keys = LEVEL_TITLES.map(({ key }) => key).toSorted()
  for (const { levels } of [portuguese, english]) expect(Object.keys(levels).toSorted()).toEqual(keys)
})
