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

/** The end of a day on which something was done, when there is time to shop. */
interface Evening {
  at: Date
  level: number
  /** Educoins that were ever earned by then. */
  earned: number
}

/**
 * Bought along the way, at the price of that moment, one thing in an evening and never more than the way so far allows:
 * what is kept in the end grows from the beginning, and the months look alike.
 */
export function purchasesOf(acts: readonly DatedAct[], shopper: Shopper): DatedAct[] {
  const evenings = eveningsOf(acts, shopper)
  const total = evenings.at(-1)?.earned ?? 0
  const wishes = new Set(shop)
  const bought: DatedAct[] = []
  let toSpend = total - shopper.keep
  const spent = () => total - shopper.keep - toSpend
  const buy = (item: AvatarCatalogueItem, { at, level }: Evening): void => {
    const price = priceFor(item, level)
    wishes.delete(item)
    toSpend -= price
    bought.push(purchase(avatarItemKey(item), price, at))
  }
  // Where the sum must be exact, the last things are chosen together.
  const last = shopper.isExact ? lastEvenings(evenings) : []
  const [firstOfLast] = last
  for (const evening of evenings) {
    if (firstOfLast && evening.at >= firstOfLast.at) break
    const wish = [...wishes].find((item) => priceFor(item, evening.level) <= toSpend)
    const kept = Math.max(purse, (shopper.keep * evening.earned) / total)
    if (wish && priceFor(wish, evening.level) <= evening.earned - spent() - kept) buy(wish, evening)
  }
  exactly([...wishes], toSpend, last).forEach((item, at) => buy(item, last[at]!))
  return bought
}

function eveningsOf(acts: readonly DatedAct[], { xpBy, midnight, now }: Shopper): Evening[] {
  const dayOf = ({ at }: DatedAct) => Math.floor((at.getTime() - midnight.getTime()) / 86_400_000)
  let earned = 0
  return acts.flatMap((act, index) => {
    earned += totalOf([[act]], 'EDU_COIN')
    const next = acts[index + 1]
    if (next && dayOf(next) === dayOf(act)) return []
    const at = soonAfter(act.at, next?.at ?? now)
    return [{ at, level: levelOf(xpBy(at)), earned }]
  })
}

/** Some in the last third of the time, and none in the last weeks: of a month that began, more comes in than goes out. */
function lastEvenings(evenings: readonly Evening[]): Evening[] {
  const [first, last] = [evenings[0], evenings.at(-1)]
  if (!first || !last) return []
  const moments = [0.66, 0.7, 0.74, 0.78, 0.81, 0.84, 0.88, 0.92].map(
    (share) => first.at.getTime() + (last.at.getTime() - first.at.getTime()) * share,
  )
  return [...new Set(moments.flatMap((moment) => evenings.find(({ at }) => at.getTime() >= moment) ?? []))]
}

/** Before whatever comes next. */
function soonAfter(moment: Date, next: Date): Date {
  return new Date(moment.getTime() + Math.min(40_000, Math.floor((next.getTime() - moment.getTime()) / 2)))
}

/** Things that together cost just so much, one for each of some evenings, as many as it takes. */
function exactly(
  items: readonly AvatarCatalogueItem[],
  sum: number,
  evenings: readonly Evening[],
): readonly AvatarCatalogueItem[] {
  if (evenings.length === 0) return []
  // By how many things there are in it, then by what they cost.
  const baskets = evenings.map(() => new Map<number, readonly AvatarCatalogueItem[]>())
  for (const item of items)
    for (const [count, { level }] of [...evenings.entries()].toReversed()) {
      const smaller = count === 0 ? [[0, []] as const] : baskets[count - 1]!.entries().toArray()
      for (const [cost, basket] of smaller) {
        const more = cost + priceFor(item, level)
        if (more <= sum && !baskets[count]!.has(more)) baskets[count]!.set(more, [...basket, item])
      }
    }
  const found = baskets.findLast((sized) => sized.has(sum))?.get(sum)
  if (!found) throw new Error(`Nothing in the shop of the demo costs ${sum} Educoins together`)
  return found
}

function purchase(item: string, price: number, at: Date): DatedAct {
  return { origin: 'UNLOCK_CONTENT', operation: 'DEBIT', operatorIds: [item], amounts: { EDU_COIN: price, XP: 0 }, at }
}
