import { REWARD_AMOUNTS } from '@trilha/contract/constants'
import type { PaidOrigin, Reward, RewardChange } from '@trilha/contract/economy/rewards'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Act, Events, Subscriber } from '../../platform/events.ts'
import { pageOf, readCursor, readNumber, type Page, type PageQuery } from '../../platform/http/page.ts'
import * as wallets from '../wallets/public.ts'
import { presentChange, presentReward } from './rewards.present.ts'
import * as repo from './rewards.repo.ts'
import { areSame, causes, isSocial, type Cause, type RewardedEvent } from './rewards.rules.ts'

/** The subscriber that pays for what happened, by the rules' line for it. */
export function rewardFor<E extends RewardedEvent>(name: E): Subscriber<E> {
  // The table pairs each name with a function of its own payload; indexing it loses the pair.
  const causeOf = causes[name] as (event: Events[E]) => Cause
  return (tx, event) => pay(tx, event, causeOf(event))
}

async function pay(tx: Tx, { actId, userId, accountId }: Act, { origin, operatorIds, name }: Cause): Promise<void> {
  if (operatorIds.length === 0) return
  const payee = await repo.findPayee(tx, accountId, origin)
  if (!payee) return
  // Parallel acts of one person must not share what is left of the day.
  await wallets.lockWallet(tx, userId)
  const left = isSocial(origin)
    ? payee.socialPerDay - (await repo.countSocialCreditsToday(tx, { userId, accountId }))
    : operatorIds.length
  if (left <= 0) return
  const amounts = payee.own ?? REWARD_AMOUNTS[origin]
  const movement = { userId, accountId, amounts, origin, objectName: name, groupId: actId }
  await wallets.creditEach(tx, movement, operatorIds.slice(0, left))
}

export async function listRewards(db: Db, schoolId: string): Promise<Reward[]> {
  const own = new Map((await repo.listOwn(db, schoolId)).map(({ origin, amounts }) => [origin, amounts]))
  return (Object.keys(REWARD_AMOUNTS) as PaidOrigin[]).map((origin) => presentReward(origin, own.get(origin)))
}

/** Setting what is set already changes nothing and leaves no line. */
export function changeReward(
  { db, ...actor }: Actor & { db: Db },
  { origin, amounts }: repo.OwnAmounts,
): Promise<Reward> {
  const { schoolId } = actor.session
  const own = areSame(amounts, REWARD_AMOUNTS[origin]) ? undefined : amounts
  return inTransaction(db, async (tx) => {
    const before = (await repo.lockOwn(tx, schoolId, origin)) ?? REWARD_AMOUNTS[origin]
    if (areSame(before, amounts)) return presentReward(origin, own)
    await (own ? repo.saveOwn(tx, schoolId, { origin, amounts }) : repo.removeOwn(tx, schoolId, origin))
    await audit(tx, {
      action: repo.rewardChanged,
      ...actorOf(actor),
      subject: { kind: 'origin', id: origin },
      details: { before, after: amounts, isOwn: own !== undefined } satisfies repo.ChangeDetails,
    })
    return presentReward(origin, own)
  })
}

export async function listChanges(
  db: Db,
  { schoolId, pSize, cursor }: PageQuery & { schoolId: string },
): Promise<Page<RewardChange>> {
  const before = readCursor(cursor, readNumber)
  const rows = await repo.listChangeLines(db, { schoolId, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentChange, position: ({ id }) => [id] })
}
