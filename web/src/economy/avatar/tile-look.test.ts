import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { AVATAR_CATALOGUE, findAvatarItem } from '@trilha/contract/economy/avatar-catalogue'
import { describe, expect, it } from 'vitest'
import { colourOf, coloursFor } from './colour-options.ts'
import { emptyTileLook, tileLook } from './tile-look.ts'
import { isWorn } from './wardrobe.ts'

const look: AvatarSelection = {
  skin: 4,
  hair: 'preto',
  pose: 'aceno',
  disc: '#FFD98A',
  items: [
    { slot: 'BACKGROUND', itemId: 'morro' },
    { slot: 'FRONT_HAIR', itemId: 'hijab' },
    { slot: 'SHIRT', itemId: 'vestido', colours: { shirt: '#2e6fdb' } },
    { slot: 'ACCESSORIES', itemId: 'cadeira' },
  ],
}

describe('the look of a tile', () => {
  it('shows the item, whatever is worn over it', () => {
    for (const item of AVATAR_CATALOGUE) {
      const tile = tileLook(look, item)
      expect(isWorn(tile, item)).toBe(true)
      const covered = tile.items.some(({ slot, itemId }) =>
        findAvatarItem(slot, itemId)?.hides.some((hidden) => hidden === item.slot || hidden === item.place),
      )
      expect(covered).toBe(false)
    }
  })

  it('stands still before nothing', () => {
    const tile = tileLook(look, findAvatarItem('EYES', 'finos')!)
    expect(tile.pose).toBe('padrao')
    expect(tile.items.map(({ itemId }) => itemId)).toEqual(['hijab', 'vestido', 'finos'])
  })

  it('may be of nothing', () => {
    expect(emptyTileLook(look, 'FRONT_HAIR').items.map(({ itemId }) => itemId)).toEqual(['vestido'])
  })
})

describe('the colours of an item', () => {
  it('begin with the one it comes in, where no palette has it', () => {
    const boots = findAvatarItem('SHOES', 'bota')!
    expect(coloursFor(boots, 'sole')[0]).toBe('#3A2412')
    expect(coloursFor(boots, 'shoe')[0]).toBe('#FFFFFF')
  })

  it('are chosen or the item’s own', () => {
    const dress = findAvatarItem('SHIRT', 'vestido')!
    expect(colourOf(dress, 'shirt', look.items[2]!)).toBe('#2E6FDB')
    expect(colourOf(dress, 'shirt2', look.items[2]!)).toBe('#FFFFFF')
  })
})
