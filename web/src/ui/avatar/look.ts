import type { AvatarSlot } from '@trilha/contract/constants'
import type { AvatarSelection as WireSelection } from '@trilha/contract/economy/avatar'
import { AVATAR_HAIR_NAMES } from '@trilha/contract/economy/avatar-catalogue/palettes'
import { AVATAR_POSES } from '@trilha/contract/economy/avatar-catalogue/shapes'
import type { AvatarItem, AvatarSelection, Slot } from './avatar.ts'
import { defaultSelection } from './default-selection.ts'

/** The wire's words for the drawing's layers (decision E13). */
const slots: Record<AvatarSlot, Slot> = {
  ACCESSORIES: 'accessories',
  BACK_HAIR: 'backHair',
  BACKGROUND: 'background',
  EYES: 'eyes',
  EYEBROWS: 'eyebrows',
  FACE: 'face',
  FRONT_HAIR: 'frontHair',
  MOUTH: 'mouth',
  PANTS: 'pants',
  SHIRT: 'shirt',
  SHOES: 'shoes',
}

export function slotOf(wire: AvatarSlot): Slot {
  return slots[wire]
}

/** Undefined for the layers that nobody chooses. */
export function wireSlotOf(slot: Slot): AvatarSlot | undefined {
  return (Object.keys(slots) as AvatarSlot[]).find((wire) => slots[wire] === slot)
}

/** How a person looks, as the drawing wants it; whoever chose nothing has a look by their id. */
export function lookOf(user: { id: string; avatar: WireSelection | null }): AvatarSelection {
  if (!user.avatar) return defaultSelection(user.id)
  const { skin, hair, pose, disc, items } = user.avatar
  return {
    skin,
    disc,
    // Names that this client does not know yet fall back; an unknown item is simply not drawn.
    hair: AVATAR_HAIR_NAMES.find((known) => known === hair) ?? 'preto',
    pose: AVATAR_POSES.find((known) => known === pose) ?? 'padrao',
    items: items.map(({ slot, itemId, colours }): AvatarItem => ({
      slot: slotOf(slot),
      itemId,
      ...(colours && { colours }),
    })),
  }
}
