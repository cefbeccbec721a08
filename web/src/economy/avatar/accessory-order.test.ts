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
    const three = wearing('oculos', 'flor', 'mochila')
    expect(ids(moveAccessory(three, 'oculos', 1))).toEqual(['flor', 'oculos', 'mochila'])
    expect(ids(moveAccessory(three, 'mochila', -1))).toEqual(['oculos', 'mochila', 'flor'])
    expect(orderable(three).map(({ itemId }) => itemId)).toEqual(['mochila', 'flor', 'oculos'])
  })

  it('passes those that are drawn at another height', () => {
    const look = wearing('oculos', 'protese', 'asas', 'flor')
    expect(ids(moveAccessory(look, 'oculos', 1))).toEqual(['protese', 'asas', 'flor', 'oculos'])
    expect(ids(moveAccessory(look, 'flor', -1))).toEqual(['flor', 'oculos', 'protese', 'asas'])
    expect(orderable(look).map(({ itemId }) => itemId)).toEqual(['flor', 'oculos'])
  })

  it('stays at its ends', () => {
    const look = wearing('protese', 'oculos', 'flor', 'asas')
    for (const [itemId, step] of [
      ['oculos', -1],
      ['flor', 1],
      ['asas', 1],
      ['gone', 1],
    ] as const) {
      expect(mayMove(look, itemId, step)).toBe(false)
      expect(moveAccessory(look, itemId, step)).toBe(look)
    }
  })

  it('has nothing to order that is covered', () => {
    const look = wearing('aparelho', 'oculos')
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
      const order = drawn(look)
      for (const step of [1, -1] as const) {
        for (const itemId of pair) {
          const moved = drawn(moveAccessory(look, itemId, step))
          const isOffered = mayMove(look, itemId, step)
          expect([pair, itemId, step, moved.join() !== order.join()]).toEqual([pair, itemId, step, isOffered])
          if (isOffered) offered += 1
        }
      }
      // And none is missing: where wearing them in the other order looks otherwise, there is a way to it.
      const reversed = drawn({ ...wearing(...pair.toReversed()), pose })
      expect([pair, orderable(look).length > 0]).toEqual([pair, reversed.join() !== order.join()])
    }
    expect(offered).toBeGreaterThan(700)
  })
})
