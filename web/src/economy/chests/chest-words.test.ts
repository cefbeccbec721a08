import { ACHIEVEMENT_CODES } from '@trilha/contract/constants/economy'
import { describe, expect, it } from 'vitest'
import english from '../../../locales/en-us/chests.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/chests.json' with { type: 'json' }
import { chestWords } from './chest-words.ts'

function sentence(file: unknown, key: string): unknown {
  return key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], file)
}

describe('chestWords', () => {
  it('says what an achievement was', () => {
    const { title } = chestWords({ entity: 'ACHIEVEMENT', entityName: 'FRIENDS_15' })
    expect(sentence(portuguese, title)).toBe('Você fez 15 amizades!')
  })

  it.each([
    ['MODULE', 'Módulo 4 de Robótica'],
    ['COURSE', 'Meu bairro'],
    ['MAP', 'Cerrado'],
    ...ACHIEVEMENT_CODES.map((code) => ['ACHIEVEMENT', code] as const),
    ['ACHIEVEMENT', 'SOMETHING_NEW'],
  ] as const)('%s %s has all its sentences in both languages', (entity, entityName) => {
    for (const key of Object.values(chestWords({ entity, entityName }))) {
      expect(sentence(portuguese, key), key).toEqual(expect.any(String))
      expect(sentence(english, key), key).toEqual(expect.any(String))
    }
  })
})
