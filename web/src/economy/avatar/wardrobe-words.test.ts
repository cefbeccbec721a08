import { readFileSync } from 'node:fs'
import { AVATAR_SLOTS } from '@trilha/contract/constants/economy'
import { AVATAR_CATALOGUE, AVATAR_POSES, AVATAR_VARIABLES } from '@trilha/contract/economy/avatar-catalogue'
import { describe, expect, it } from 'vitest'

interface Words {
  slots: Record<string, string>
  items: Record<string, Record<string, string>>
  poses: Record<string, string>
  variables: Record<string, string>
}

describe.each(['pt-br', 'en-us'])('the names of the wardrobe in %s', (language) => {
  const words = JSON.parse(
    readFileSync(new URL(`../../../locales/${language}/wardrobe.json`, import.meta.url), 'utf8'),
  ) as Words

  it('are there for every item, and for nothing else', () => {
    const named = Object.entries(words.items).flatMap(([slot, ids]) => Object.keys(ids).map((id) => `${slot}.${id}`))
    expect(named.toSorted()).toEqual(AVATAR_CATALOGUE.map(({ slot, id }) => `${slot}.${id}`).toSorted())
  })

  it('are there for slots, poses and what can be coloured', () => {
    expect(Object.keys(words.slots)).toEqual(expect.arrayContaining([...AVATAR_SLOTS]))
    expect(Object.keys(words.poses)).toEqual([...AVATAR_POSES])
    expect(Object.keys(words.variables)).toEqual(expect.arrayContaining([...AVATAR_VARIABLES]))
  })

  it('tell the items of a slot apart', () => {
    for (const ids of Object.values(words.items)) {
      const names = Object.values(ids)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
