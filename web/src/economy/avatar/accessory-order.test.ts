import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { findAvatarItem } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_POSES } from '@trilha/contract/economy/avatar-catalogue/shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import { layersOf } from '../../ui/avatar/avatar.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { fetchEverything, find } from '../../ui/avatar/wardrobe.ts'
import { mayMove, moveAccessory, orderable } from './accessory-order.ts'
import { itemsOf, wear, wornIn } from './wardrobe.ts'

beforeAll(fetchEverything)

const base: AvatarSelection = {
  skin: 7,
  hair: 'preto',
  pose: 'padrao',
  disc: '#FFD98A',
  items: [{ slot: 'FACE', itemId: 'oval' }],
}

function wearing(...ids: string[]): AvatarSelection {
  return ids.reduce((look, id) => wear(look, findAvatarItem('ACCESSORIES', id)!), base)
}

const ids = (look: AvatarSelection) => wornIn(look, 'ACCESSORIES').map(({ itemId }) => itemId)

/** What lies over what, from the back to the front. */
function drawn(look: AvatarSelection): string[] {
  return layersOf(lookOf({ id: '', avatar: look }), 'whole', find)
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ key }) => key)
}

const accessories = itemsOf('ACCESSORIES')
const pairs = accessories.flatMap((one, at) =>
  accessories.slice(at + 1).flatMap((other) => (one.place === other.place ? [] : [[one.id, other.id] as const])),
)

describe('the order of accessories', () => {
  it('moves one over the next', () => {
    const three = wearing('sardas', 'oculos', 'abafador')
    expect(ids(moveAccessory(three, 'sardas', 1))).toEqual(['oculos', 'sardas', 'abafador'])
    expect(ids(moveAccessory(three, 'abafador', -1))).toEqual(['sardas', 'abafador', 'oculos'])
    expect(orderable(three).map(({ itemId }) => itemId)).toEqual(['abafador', 'oculos', 'sardas'])
  })

  it('passes those that it does not touch', () => {
    const look = wearing('oculos', 'protese', 'medalha', 'fone')
    expect(ids(moveAccessory(look, 'oculos', 1))).toEqual(['protese', 'medalha', 'fone', 'oculos'])
    expect(ids(moveAccessory(look, 'fone', -1))).toEqual(['fone', 'oculos', 'protese', 'medalha'])
    expect(orderable(look).map(({ itemId }) => itemId)).toEqual(['fone', 'oculos'])
  })

  it('stays at its ends', () => {
    const look = wearing('protese', 'oculos', 'fone', 'asas')
    for (const [itemId, step] of [
      ['oculos', -1],
      ['fone', 1],
      ['asas', -1],
      ['gone', 1],
    ] as const) {
      expect(mayMove(look, itemId, step)).toBe(false)
      expect(moveAccessory(look, itemId, step)).toBe(look)
    }
  })

  it('has nothing to order that is covered', () => {
    const look = wearing('implante', 'bone')
    expect(orderable(look)).toHaveLength(2)
    expect(orderable(wear(look, findAvatarItem('FRONT_HAIR', 'hijab')!))).toEqual([])
  })

  it.each(AVATAR_POSES)('changes the drawing by every move that it offers: %s', (pose) => {
    let offered = 0
    for (const pair of pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ])) {
      const look = { ...wearing(...pair), pose }
      for (const [itemId, step] of pair.flatMap((id) => [[id, 1] as const, [id, -1] as const])) {
        const moved = moveAccessory(look, itemId, step)
        if (mayMove(look, itemId, step)) {
          offered += 1
          expect([pair, drawn(moved)]).not.toEqual([pair, drawn(look)])
        } else expect(moved).toBe(look)
      }
    }
    // Of each two that touch either may be moved, whichever is worn over the other.
    expect(offered).toBe(4 * { aceno: 35, padrao: 33, sentado: 34 }[pose])
  })
})
