import type { AvatarSlot } from '../../constants.ts'
import type { AvatarCatalogueItem, AvatarDiscount, AvatarPose } from './shapes.ts'

type Line = Partial<Omit<AvatarCatalogueItem, 'id' | 'slot'>>

/** A shirt has a raised sleeve, what is worn below the waist can sit; the rest looks alike in every pose. */
const posesBySlot: Partial<Record<AvatarSlot, readonly AvatarPose[]>> = {
  SHIRT: ['padrao', 'aceno'],
  PANTS: ['padrao', 'sentado'],
  SHOES: ['padrao', 'sentado'],
}

/** A line says only what is particular to its item. */
export function slotItems(slot: AvatarSlot, lines: Readonly<Record<string, Line>>): AvatarCatalogueItem[] {
  return Object.entries(lines).map(([id, line]) => ({
    id,
    slot,
    poses: posesBySlot[slot] ?? ['padrao'],
    colours: {},
    shades: {},
    hides: [],
    low: false,
    price: 0,
    discounts: [],
    ...line,
  }))
}

/**
 * What things cost, beside what is earned: a module pays 10 Educoins and its chest 5, a course 50 and 15, an
 * achievement 30 and 40. So a detail is a week of classes, a treasure a month of trails. G19
 */
export const prices = { detail: 15, small: 30, medium: 60, large: 100, grand: 160, treasure: 250 } as const

/** The further on the trail, the less it costs. */
export const steady: readonly AvatarDiscount[] = [
  { level: 3, percent: 10, value: 0 },
  { level: 7, percent: 20, value: 0 },
  { level: 15, percent: 40, value: 0 },
]

/** A welcome for whoever starts: a little off, early. */
export const early: readonly AvatarDiscount[] = [
  { level: 2, percent: 0, value: 5 },
  { level: 5, percent: 0, value: 15 },
]

/** For the legends of the school: in the end it is a gift. */
export const legendary: readonly AvatarDiscount[] = [
  { level: 10, percent: 25, value: 10 },
  { level: 20, percent: 50, value: 25 },
  { level: 30, percent: 100, value: 0 },
]
