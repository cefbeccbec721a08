import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import {
  AVATAR_POSES,
  findAvatarItem,
  type AvatarCatalogueItem,
  type AvatarPose,
} from '@trilha/contract/economy/avatar-catalogue'
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
  const still = poseLook(selection, 'padrao')
  const seat = seatOf(still)
  return seat ? takeOff(still, seat) : still
}

/** The poses that look different from each other: nobody is offered to stand up from a wheelchair that they wear. */
export function posesOffered(selection: AvatarSelection): readonly AvatarPose[] {
  return seatOf(selection) ? AVATAR_POSES.filter((pose) => pose !== 'padrao') : AVATAR_POSES
}

/** Of those offered, the one that is drawn. */
export function poseShown(selection: AvatarSelection): string {
  return seatOf(selection) && selection.pose === 'padrao' ? 'sentado' : selection.pose
}

/** One's own avatar in a pose before nothing, in the wheelchair that one wears. */
export function poseLook(selection: AvatarSelection, pose: string): AvatarSelection {
  return { ...empty(selection, 'BACKGROUND'), pose }
}

/** A place of the body holds one thing: there is no second one. */
export function seatOf(selection: AvatarSelection): AvatarCatalogueItem | undefined {
  return wornItems(selection).find(({ place }) => place === 'seat')
}

function wornItems({ items }: AvatarSelection): AvatarCatalogueItem[] {
  return items.flatMap(({ slot, itemId }) => findAvatarItem(slot, itemId) ?? [])
}
