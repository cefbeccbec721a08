import type { AvatarSlot } from '../constants.ts'
import { accessories } from './avatar-catalogue/accessories.ts'
import { backgrounds } from './avatar-catalogue/backgrounds.ts'
import { pants, shirts, shoes } from './avatar-catalogue/clothes.ts'
import { eyebrows, eyes, faces, mouths } from './avatar-catalogue/face.ts'
import { backHair, frontHair } from './avatar-catalogue/hair.ts'
import { paletteOf } from './avatar-catalogue/palettes.ts'
import type { AvatarCatalogueItem, AvatarDiscount, AvatarVariable } from './avatar-catalogue/shapes.ts'

export * from './avatar-catalogue/palettes.ts'
export * from './avatar-catalogue/shapes.ts'

/**
 * Everything an avatar can wear, for the store, the studio and the server that decides what may be worn. The drawings
 * are the client's; its generator refuses an item without one and a drawing without an item. G21
 */
export const AVATAR_CATALOGUE: readonly AvatarCatalogueItem[] = [
  ...faces,
  ...eyes,
  ...eyebrows,
  ...mouths,
  ...frontHair,
  ...backHair,
  ...shirts,
  ...pants,
  ...shoes,
  ...accessories,
  ...backgrounds,
]

/** Names an item in the whole catalogue: `SHIRT.foguete`. What an unlocked content is called. */
export function avatarItemKey({ slot, id }: { slot: AvatarSlot; id: string }): string {
  return `${slot}.${id}`
}

const byKey = new Map(AVATAR_CATALOGUE.map((item) => [avatarItemKey(item), item]))

export function findAvatarItem(slot: AvatarSlot, id: string): AvatarCatalogueItem | undefined {
  return byKey.get(avatarItemKey({ slot, id }))
}

export function findAvatarItemByKey(key: string): AvatarCatalogueItem | undefined {
  return byKey.get(key)
}

/** Everybody's from the start. */
export function isFree(item: AvatarCatalogueItem): boolean {
  return item.price === 0
}

/** What a person of this level pays, and by which discount, if any. G21 */
export function offerFor(
  item: AvatarCatalogueItem,
  level: number,
): { price: number; discount: AvatarDiscount | undefined } {
  let best: { price: number; discount: AvatarDiscount | undefined } = { price: item.price, discount: undefined }
  for (const discount of item.discounts) {
    if (level < discount.level) continue
    const price = discounted(item.price, discount)
    if (price < best.price) best = { price, discount }
  }
  return best
}

export function priceFor(item: AvatarCatalogueItem, level: number): number {
  return offerFor(item, level).price
}

/** In whole percent, what a price leaves off. */
export function percentOff(item: AvatarCatalogueItem, price: number): number {
  return item.price === 0 ? 0 : Math.floor(((item.price - price) * 100) / item.price)
}

/** By which discount somebody paid this much; none where it was the whole price, or one that is no longer offered. */
export function discountBehind(item: AvatarCatalogueItem, paid: number): { level: number; percent: number } | null {
  const found = item.discounts.find((discount) => paid < item.price && discounted(item.price, discount) === paid)
  return found ? { level: found.level, percent: percentOff(item, paid) } : null
}

function discounted(base: number, { percent, value }: AvatarDiscount): number {
  return Math.max(0, Math.floor((base * (100 - percent)) / 100) - value)
}

/** What a variable of an item may be painted in: the colour it comes in, where no palette has it, and the palette. */
export function coloursFor(item: AvatarCatalogueItem, variable: AvatarVariable): readonly string[] {
  const palette = paletteOf(variable)
  const own = item.colours[variable]?.toUpperCase()
  return own === undefined || palette.includes(own) ? palette : [own, ...palette]
}

/** Variables that a selection may set on this item. */
export function mayColour(item: AvatarCatalogueItem, variable: string): boolean {
  return Object.hasOwn(item.colours, variable) || Object.hasOwn(item.shades, variable)
}
