import type { AvatarSlot } from '../../constants.ts'

/** One drawing of the body each. An item without a drawing for a pose is drawn as in the first. */
export const AVATAR_POSES = ['padrao', 'aceno', 'sentado'] as const
export type AvatarPose = (typeof AVATAR_POSES)[number]

/** One accessory per place, so that glasses, a hearing aid and a wheelchair go together. */
export const AVATAR_PLACES = ['face', 'eyes', 'ear', 'head', 'neck', 'back', 'hand', 'arm', 'limb', 'seat'] as const
export type AvatarPlace = (typeof AVATAR_PLACES)[number]

/** The variables of the drawings that a person may colour. */
export const AVATAR_VARIABLES = [
  'shirt',
  'shirt2',
  'pants',
  'pants-shade',
  'shoe',
  'shoe2',
  'sole',
  'cloth',
  'cloth2',
  'acc',
  'acc2',
  'chair',
  'chair2',
  'bead',
  'eye',
  'brow',
  'bg1',
  'bg2',
  'bg3',
  'bg4',
] as const
export type AvatarVariable = (typeof AVATAR_VARIABLES)[number]

/** Off from this level on: the percentage first, then the value in Educoins. G21 */
export interface AvatarDiscount {
  level: number
  percent: number
  value: number
}

export interface AvatarCatalogueItem {
  /** Unique in its slot; `avatarItemKey` is unique in the whole catalogue. */
  id: string
  slot: AvatarSlot
  /** Of accessories only. */
  place?: AvatarPlace
  /** Those it has a drawing for. */
  poses: readonly AvatarPose[]
  /** What the picker offers, in its order, each with the colour the item comes in. */
  colours: Readonly<Partial<Record<AvatarVariable, string>>>
  /** Variables that follow another one, a shade darker, unless the selection names them. */
  shades: Readonly<Partial<Record<AvatarVariable, AvatarVariable>>>
  /** Slots and places that this item covers, such as the hair under a hijab. */
  hides: readonly (AvatarSlot | AvatarPlace)[]
  /** A hat wants low hair: every other hair shows its flat drawing under it. */
  needs?: 'low'
  /** Of hair: low enough for a hat as it is. */
  low: boolean
  /** Educoins; 0 is everybody's from the start. */
  price: number
  discounts: readonly AvatarDiscount[]
}
