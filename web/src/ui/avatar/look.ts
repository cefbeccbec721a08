import type { AvatarSlot } from '@trilha/contract/constants'
import type { AvatarSelection as WireSelection } from '@trilha/contract/economy/avatar'
import type { AvatarItem, AvatarSelection, HairColour, Pose, Slot } from './avatar.ts'
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

const hairs = ['preto', 'cafe', 'castanho', 'mel', 'ruivo', 'loiro', 'azul', 'rosa', 'cinza'] as const
const poses = ['padrao', 'aceno', 'sentado'] as const satisfies readonly Pose[]

/** How a person looks, as the drawing wants it; whoever chose nothing has a look by their id. */
export function lookOf(user: { id: string; avatar: WireSelection | null }): AvatarSelection {
  if (!user.avatar) return defaultSelection(user.id)
  const { skin, hair, pose, disc, items } = user.avatar
  return {
    skin,
    disc,
    // Names that this client does not know yet fall back; an unknown item is simply not drawn.
    hair: hairs.find((known: HairColour) => known === hair) ?? 'preto',
    pose: poses.find((known) => known === pose) ?? 'padrao',
    items: items.map(({ slot, itemId, colours }): AvatarItem => ({
      slot: slots[slot],
      itemId,
      ...(colours && { colours }),
    })),
  }
}
