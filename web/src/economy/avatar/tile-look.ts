import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { findAvatarItem, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { empty, leaveEmpty, putOn, takeOff, wear } from './wardrobe.ts'

/** One's own avatar with an item on, standing still before nothing, so that a row of tiles differs by the item alone. */
export function tileLook(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarSelection {
  return putOn(stillLook(selection), item)
}

/** What one wears that would hide the item: nobody's hijab is taken off to show a cap. */
export function coverOf(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarCatalogueItem | undefined {
  return wornItems(wear(selection, item)).find(({ hides }) =>
    hides.some((hidden) => hidden === item.slot || hidden === item.place),
  )
}

/** The same without anything in a slot. */
export function emptyTileLook(selection: AvatarSelection, slot: AvatarCatalogueItem['slot']): AvatarSelection {
  return leaveEmpty(stillLook(selection), slot)
}

export function stillLook(selection: AvatarSelection): AvatarSelection {
  const still = { ...empty(selection, 'BACKGROUND'), pose: 'padrao' }
  const seat = seatOf(still)
  return seat ? takeOff(still, seat) : still
}

/** A place of the body holds one thing: there is no second one. */
export function seatOf(selection: AvatarSelection): AvatarCatalogueItem | undefined {
  return wornItems(selection).find(({ place }) => place === 'seat')
}

function wornItems({ items }: AvatarSelection): AvatarCatalogueItem[] {
  return items.flatMap(({ slot, itemId }) => findAvatarItem(slot, itemId) ?? [])
}
