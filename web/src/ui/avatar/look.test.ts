import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { describe, expect, it } from 'vitest'
import { defaultSelection } from './default-selection.ts'
import { lookOf } from './look.ts'

const chosen: AvatarSelection = {
  skin: 7,
  hair: 'cafe',
  pose: 'aceno',
  disc: '#FFD98A',
  items: [
    { slot: 'SHOES', itemId: 'tenis', colours: { shoe: '#FFC629' } },
    { slot: 'EYES', itemId: 'cilios' },
  ],
}

describe('lookOf', () => {
  it('is what the person chose', () => {
    expect(lookOf({ id: 'a', avatar: chosen })).toEqual({
      ...chosen,
      items: [
        { slot: 'shoes', itemId: 'tenis', colours: { shoe: '#FFC629' } },
        { slot: 'eyes', itemId: 'cilios' },
      ],
    })
  })

  it('is a look by the id where nothing was chosen', () => {
    expect(lookOf({ id: 'a', avatar: null })).toEqual(defaultSelection('a'))
  })

  it('forgives names of a newer wardrobe', () => {
    expect(lookOf({ id: 'a', avatar: { ...chosen, hair: 'verde', pose: 'danca' } })).toMatchObject({
      hair: 'preto',
      pose: 'padrao',
    })
  })
})
