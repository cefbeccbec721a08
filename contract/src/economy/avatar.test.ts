import { describe, expect, it } from 'vitest'
import { AvatarSelection, NewAvatarSelection, type AvatarSelectionItem } from './avatar.ts'
import { DEFAULT_AVATAR } from './default-avatar.ts'

function wearing(...items: AvatarSelectionItem[]): AvatarSelection {
  return { ...DEFAULT_AVATAR, items }
}

function failing(selection: unknown): string[] {
  const { error } = NewAvatarSelection.safeParse(selection)
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('a selection that is to be saved', () => {
  it('may be the default one', () => {
    expect(NewAvatarSelection.parse(DEFAULT_AVATAR)).toEqual(DEFAULT_AVATAR)
  })

  it('may hold accessories of different places', () => {
    const items = ['oculos', 'aparelho', 'cadeira'].map((itemId) => ({ slot: 'ACCESSORIES' as const, itemId }))
    expect(failing(wearing(...items))).toEqual([])
  })

  it('holds no item that the catalogue does not have, nor one of another slot', () => {
    expect(failing(wearing({ slot: 'SHIRT', itemId: 'gone' }))).toEqual(['items.0.itemId'])
    expect(failing(wearing({ slot: 'SHIRT', itemId: 'jeans' }))).toEqual(['items.0.itemId'])
  })

  it('holds no two items of a slot, nor two accessories of a place', () => {
    expect(failing(wearing({ slot: 'PANTS', itemId: 'jeans' }, { slot: 'PANTS', itemId: 'saia' }))).toEqual([
      'items.1.itemId',
    ])
    expect(
      failing(wearing({ slot: 'ACCESSORIES', itemId: 'oculos' }, { slot: 'ACCESSORIES', itemId: 'tampao' })),
    ).toEqual(['items.1.itemId'])
  })

  it('holds no colour that the item does not declare', () => {
    const colours = { pants: '#2F4A7C', 'pants-shade': '#223860', shirt: '#FFFFFF', constructor: '#FFFFFF' }
    expect(failing(wearing({ slot: 'PANTS', itemId: 'jeans', colours }))).toEqual([
      'items.0.colours.shirt',
      'items.0.colours.constructor',
    ])
  })

  it('holds only colours, not text that a style could run', () => {
    expect(failing(wearing({ slot: 'PANTS', itemId: 'jeans', colours: { pants: 'url(//x)' } }))).toEqual([
      'items.0.colours.pants',
    ])
  })

  it('says everything that fails at once', () => {
    const twice: AvatarSelectionItem = { slot: 'EYES', itemId: 'redondos' }
    expect(failing({ ...wearing(twice, twice), hair: 'verde', pose: 'danca' })).toEqual([
      'hair',
      'pose',
      'items.1.itemId',
    ])
  })
})

it('lets an answer carry what an older catalogue had', () => {
  const old = wearing({ slot: 'SHIRT', itemId: 'gone', colours: { glow: '#FFFFFF' } })
  expect(AvatarSelection.parse(old)).toEqual(old)
})
