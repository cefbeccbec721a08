import { offerFor, percentOff, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'

export interface Offer {
  price: number
  /** Before the discount. */
  base: number
  /** The level that brought the discount; undefined where there is none. */
  becauseLevel: number | undefined
  /** The next level that makes it cheaper, and the price then. */
  later: { level: number; price: number } | undefined
}

/** What somebody of this level would pay, why, and what waits further on (G21). */
export function offerOf(item: AvatarCatalogueItem, level: number): Offer {
  const { price, discount } = offerFor(item, level)
  const later = item.discounts
    .filter((next) => next.level > level)
    .toSorted((a, b) => a.level - b.level)
    .map((next) => ({ level: next.level, price: offerFor(item, next.level).price }))
    .find((next) => next.price < price)
  return { price, base: item.price, becauseLevel: discount?.level, later }
}

/** In whole percent, what the best offer among these leaves off. */
export function bestPercent(items: readonly AvatarCatalogueItem[], level: number): number {
  return Math.max(0, ...items.map((item) => percentOff(item, offerFor(item, level).price)))
}
