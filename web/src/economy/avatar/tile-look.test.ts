import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { AVATAR_CATALOGUE, findAvatarItem } from '@trilha/contract/economy/avatar-catalogue'
import { describe, expect, it } from 'vitest'
import { colourOf } from './colour-of.ts'
import enUs from '../../../locales/en-us/unlocks.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/unlocks.json' with { type: 'json' }
import { coverOf, emptyTileLook, poseLook, poseShown, posesOffered, stillLook, tileLook } from './tile-look.ts'
import { isWorn, leaveEmpty, putOn, wornIn } from './wardrobe.ts'

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

const hijab = findAvatarItem('FRONT_HAIR', 'hijab')!
const dress = findAvatarItem('SHIRT', 'vestido')!

describe('the look of a tile', () => {
  it('takes nothing off to show an item: what would be hidden is said to be', () => {
    for (const item of AVATAR_CATALOGUE.filter(({ slot }) => slot !== 'FRONT_HAIR')) {
      const tile = tileLook(look, item)
      expect(isWorn(tile, item)).toBe(true)
      expect(isWorn(tile, hijab)).toBe(true)
      const isUnderHijab = item.slot === 'BACK_HAIR' || item.place === 'head' || item.place === 'ear'
      const isUnderDress = item.slot === 'PANTS'
      expect(coverOf(look, item), item.id).toBe(isUnderHijab ? hijab : isUnderDress ? dress : undefined)
    }
  })

  it('covers nothing that is worn instead', () => {
    for (const item of AVATAR_CATALOGUE.filter(({ slot }) => slot === 'FRONT_HAIR'))
      expect(coverOf(look, item)).toBeUndefined()
  })

  it('has a sentence for everything that covers, in both languages', () => {
    const covering = AVATAR_CATALOGUE.filter(({ hides }) => hides.length > 0).map(({ id }) => id)
    for (const { covered } of [ptBr, enUs]) expect(Object.keys(covered).toSorted()).toEqual(covering.toSorted())
  })

  it('stands still before nothing', () => {
    const tile = tileLook(look, findAvatarItem('EYES', 'finos')!)
    expect(tile.pose).toBe('padrao')
    expect(tile.items.map(({ itemId }) => itemId)).toEqual(['hijab', 'vestido', 'finos'])
  })

  it('may be of nothing', () => {
    expect(emptyTileLook(look, 'FRONT_HAIR').items.map(({ itemId }) => itemId)).toEqual(['vestido'])
  })

  it('of no hair is the bald head that a tap on it gives, whatever hung behind', () => {
    const braided = putOn(look, findAvatarItem('FRONT_HAIR', 'trancas')!)
    expect(wornIn(braided, 'BACK_HAIR')).toHaveLength(1)
    const shown = emptyTileLook(braided, 'FRONT_HAIR')
    expect(shown.items.map(({ itemId }) => itemId)).toEqual(['vestido'])
    expect(shown.items).toEqual(stillLook(leaveEmpty(braided, 'FRONT_HAIR')).items)
  })
})

describe('the poses of whoever uses a wheelchair', () => {
  const standing = { ...look, items: look.items.filter(({ itemId }) => itemId !== 'cadeira') }

  it('are seated ones, each drawn in the wheelchair', () => {
    expect(posesOffered(look)).toEqual(['aceno', 'sentado'])
    for (const pose of posesOffered(look))
      expect(poseLook(look, pose).items.map(({ itemId }) => itemId)).toContain('cadeira')
    expect(posesOffered(standing)).toEqual(['padrao', 'aceno', 'sentado'])
  })

  it('have one that is chosen, whatever was chosen before sitting down', () => {
    expect(['padrao', 'aceno', 'sentado'].map((pose) => poseShown({ ...look, pose }))).toEqual([
      'sentado',
      'aceno',
      'sentado',
    ])
    expect(poseShown({ ...standing, pose: 'padrao' })).toBe('padrao')
  })
})

describe('the colours of an item', () => {
  it('are chosen or the item’s own', () => {
    expect(colourOf(dress, 'shirt', look.items[2]!)).toBe('#2E6FDB')
    expect(colourOf(dress, 'shirt2', look.items[2]!)).toBe('#FFFFFF')
  })
})
