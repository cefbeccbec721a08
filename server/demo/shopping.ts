import {
  AVATAR_CATALOGUE,
  avatarItemKey,
  isFree,
  priceFor,
  type AvatarCatalogueItem,
} from '@trilha/contract/economy/avatar-catalogue'
import { levelOf } from '../src/economy/wallets/wallets.rules.ts'
import type { CommunityAct as DatedAct } from './community-life.ts'
import { totalOf } from './trails.ts'

/** What has a price, mixed, so that everybody has some of each shelf and nobody all of one. */
const shop: readonly AvatarCatalogueItem[] = AVATAR_CATALOGUE.filter((item) => !isFree(item))
  .map((item, at, { length }) => ({ item, turn: (at * 7) % length }))
  .toSorted((a, b) => a.turn - b.turn)
  .map(({ item }) => item)

/** Nobody spends their last coin on the way. */
const purse = 20
/** Held back for the end, where the sum must be exact: several things at several prices are left to choose from. */
const reserve = 200

interface Shopper {
  /** Educoins that are left in the end: exactly, or a little more where nothing is so cheap. */
  keep: number
  isExact: boolean
  /** XP of the person, over all accounts, that was earned by then. */
  xpBy: (moment: Date) => number
  /** Beginning of one of the days. */
  midnight: Date
  now: Date
}

/** Bought along the way, at the price of that moment: one thing at the end of a day, the rest after the last act. */
export function purchasesOf(acts: readonly DatedAct[], { keep, isExact, xpBy, midnight, now }: Shopper): DatedAct[] {
  const wishes = new Set(shop)
  const bought: DatedAct[] = []
  let toSpend = totalOf([acts], 'EDU_COIN') - keep
  let balance = 0
  const buy = (item: AvatarCatalogueItem, level: number, at: Date): void => {
    const price = priceFor(item, level)
    wishes.delete(item)
    toSpend -= price
    balance -= price
    bought.push(purchase(avatarItemKey(item), price, at))
  }
  const dayOf = ({ at }: DatedAct) => Math.floor((at.getTime() - midnight.getTime()) / 86_400_000)
  for (const [index, act] of acts.entries()) {
    balance += totalOf([[act]], 'EDU_COIN')
    const next = acts[index + 1]
    if (next && dayOf(next) === dayOf(act)) continue
    const at = soonAfter(act.at, next?.at ?? now)
    const level = levelOf(xpBy(at))
    if (!next && isExact) {
      for (const item of exactly([...wishes], toSpend, level)) buy(item, level, at)
      continue
    }
    const most = Math.min(balance - purse, isExact ? toSpend - reserve : toSpend)
    const wish = [...wishes].find((item) => priceFor(item, level) <= most)
    if (wish) buy(wish, level, at)
  }
  return bought
}

/** Before whatever comes next. */
function soonAfter(moment: Date, next: Date): Date {
  return new Date(moment.getTime() + Math.min(40_000, Math.floor((next.getTime() - moment.getTime()) / 2)))
}

/** Things that together cost just so much. */
function exactly(items: readonly AvatarCatalogueItem[], sum: number, level: number): readonly AvatarCatalogueItem[] {
  const baskets = new Map<number, readonly AvatarCatalogueItem[]>([[0, []]])
  for (const item of items) {
    for (const [cost, basket] of baskets.entries().toArray()) {
      const more = cost + priceFor(item, level)
      if (more <= sum && !baskets.has(more)) baskets.set(more, [...basket, item])
    }
  }
  const found = baskets.get(sum)
  if (!found) throw new Error(`Nothing in the shop of the demo costs ${sum} Educoins together at level ${level}`)
  return found
}

function purchase(item: string, price: number, at: Date): DatedAct {
  return { origin: 'UNLOCK_CONTENT', operation: 'DEBIT', operatorIds: [item], amounts: { EDU_COIN: price, XP: 0 }, at }
}
