import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { findAvatarItem, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { empty, pick, takeOff, wear } from './wardrobe.ts'

/**
 * One's own avatar with an item on, standing still before nothing, so that a row of tiles differs by the item alone.
 * What would cover the item is left out: back hair is chosen without the hijab over it.
 */
export function tileLook(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarSelection {
  const still = uncovered(stillLook(selection), item)
  return item.slot === 'FRONT_HAIR' ? pick(still, item) : wear(still, item)
}

/** The same without anything in a slot. */
export function emptyTileLook(selection: AvatarSelection, slot: AvatarCatalogueItem['slot']): AvatarSelection {
  return empty(stillLook(selection), slot)
}

export function stillLook(selection: AvatarSelection): AvatarSelection {
  const still = { ...empty(selection, 'BACKGROUND'), pose: 'padrao' }
  const seats = wornItems(still).filter(({ place }) => place === 'seat')
  return seats.reduce(takeOff, still)
}

function uncovered(selection: AvatarSelection, { slot, place }: AvatarCatalogueItem): AvatarSelection {
  const covering = wornItems(selection).filter(({ hides }) =>
    hides.some((hidden) => hidden === slot || hidden === place),
  )
  return covering.reduce(takeOff, selection)
}

function wornItems({ items }: AvatarSelection): AvatarCatalogueItem[] {
  return items.flatMap(({ slot, itemId }) => findAvatarItem(slot, itemId) ?? [])
}
