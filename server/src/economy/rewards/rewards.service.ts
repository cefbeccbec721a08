import { COIN_TYPES, REWARD_AMOUNTS, SOCIAL_CREDITS_PER_DAY, type Amounts } from '@trilha/contract/constants'
import type { Reward } from '@trilha/contract/economy/rewards'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Act, Events, Subscriber } from '../../platform/events.ts'
import type { Work } from '../../platform/http/context.ts'
import type { Session } from '../../platform/session/session-store.ts'
import * as wallets from '../wallets/public.ts'
import * as repo from './rewards.repo.ts'
import { causes, isSocial, type Cause, type PaidOrigin, type RewardedEvent } from './rewards.rules.ts'

/** The subscriber that pays for what happened, by the rules' line for it. */
export function rewardFor<E extends RewardedEvent>(name: E): Subscriber<E> {
  // The table pairs each name with a function of its own payload; indexing it loses the pair.
  const causeOf = causes[name] as (event: Events[E]) => Cause
  return (tx, event) => pay(tx, event, causeOf(event))
}

async function pay(tx: Tx, { actId, userId, accountId }: Act, { origin, operatorIds }: Cause): Promise<void> {
  if (operatorIds.length === 0) return
  // The wallet's lock first: parallel acts must not share what is left of the day.
  await wallets.lockWallet(tx, userId)
  const payee = await repo.findPayee(tx, accountId, origin)
  if (!payee) return
  const amounts: Amounts = {
    EDU_COIN: payee.eduCoin ?? REWARD_AMOUNTS[origin].EDU_COIN,
    XP: payee.xp ?? REWARD_AMOUNTS[origin].XP,
  }
  const left = isSocial(origin)
    ? SOCIAL_CREDITS_PER_DAY - (await repo.countSocialCreditsToday(tx, { userId, accountId }))
    : operatorIds.length
  if (left <= 0) return
  await wallets.creditEach(tx, { userId, accountId, amounts, origin, groupId: actId }, operatorIds.slice(0, left))
}

export async function listRewards(db: Db, schoolId: string): Promise<Reward[]> {
  const own = new Map((await repo.listOwn(db, schoolId)).map((rule) => [rule.origin, rule]))
  return (Object.keys(REWARD_AMOUNTS) as PaidOrigin[]).map((origin) => present(origin, own.get(origin)))
}

export async function changeReward(
  { db }: Work,
  session: Session,
  { origin, educoins, xp }: { origin: PaidOrigin; educoins?: number | undefined; xp?: number | undefined },
): Promise<Reward> {
  const own = educoins === undefined || xp === undefined ? undefined : { origin, edu_coin: educoins, xp }
  await inTransaction(db, async (tx) => {
    await (own ? repo.saveOwn(tx, session.schoolId, own) : repo.removeOwn(tx, session.schoolId, origin))
    await audit(tx, {
      action: 'reward.changed',
      actorUserId: session.userId,
      actorAccountId: session.accountId,
      schoolId: session.schoolId,
      subject: { kind: 'origin', id: origin },
      details: { educoins: own?.edu_coin ?? null, xp: own?.xp ?? null },
    })
  })
  return present(origin, own)
}

function present(origin: PaidOrigin, own: repo.OwnAmounts | undefined): Reward {
  const amounts: Amounts = own ? { EDU_COIN: own.edu_coin, XP: own.xp } : REWARD_AMOUNTS[origin]
  return {
    origin,
    amounts: COIN_TYPES.map((coinType) => ({ coinType, value: amounts[coinType] })),
    isOwn: own !== undefined,
  }
}
