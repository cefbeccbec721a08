import { randomUUID } from 'node:crypto'
import type { Balances, ExchangeRate, Gift, WalletLimits } from '@trilha/contract/economy/wallets'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { getExchangeRate, lockExchangeRate, setExchangeRate } from '../../school/schools/public.ts'
import { transfer } from './public.ts'
import * as repo from './wallets.repo.ts'
import { isAtRate, rateChanged, wholeSteps, type RateDetails } from './wallets.rules.ts'
import { exchange, getBalances, lockBoth } from './wallets.service.ts'

const given = { origin: 'USER', operation: 'DEBIT' } as const
const exchanged = { origin: 'EXCHANGE_COIN', operation: 'CREDIT' } as const

export async function getLimits(db: Db, { userId, schoolId, timeZone }: Session): Promise<WalletLimits> {
  const [rate, perDay, exchangedToday, givenToday] = await Promise.all([
    getExchangeRate(db, schoolId),
    repo.getDayLimits(db, schoolId),
    repo.sumToday(db, { userId, timeZone, ...exchanged }),
    repo.sumToday(db, { userId, timeZone, ...given }),
  ])
  return {
    rate,
    exchange: limit(perDay.EXCHANGE, exchangedToday, rate.educoins),
    gift: limit(perDay.GIFT, givenToday, 1),
  }
}

/** Told in whole steps: what no exchange can fill is nothing that anybody can still receive. */
function limit(perDay: number, used: number, step: number) {
  return { perDay: wholeSteps(perDay, step), left: wholeSteps(Math.max(perDay - used, 0), step) }
}

export function exchangeXp(
  db: Db,
  { userId, accountId, schoolId, timeZone }: Session,
  wanted: ExchangeRate,
): Promise<Balances> {
  return inTransaction(db, async (tx) => {
    // The wallet's lock first: two exchanges at once must not share what is left of the day.
    await repo.lockWallet(tx, userId)
    if (!isAtRate(wanted, await getExchangeRate(tx, schoolId))) throw fail('ii_0046', { field: 'xp' })
    const today = await repo.sumToday(tx, { userId, timeZone, ...exchanged })
    const { EXCHANGE } = await repo.getDayLimits(tx, schoolId)
    if (today + wanted.educoins > EXCHANGE) throw fail('ii_0048', { field: 'educoins' })
    await exchange(tx, { userId, accountId, take: { XP: wanted.xp }, give: { EDU_COIN: wanted.educoins } })
    return getBalances(tx, userId)
  })
}

export async function give(
  { db, emit }: Work,
  giver: Session,
  { userId, educoins }: { userId: string; educoins: number },
): Promise<Gift> {
  return inTransaction(db, async (tx) => {
    const classmate = await repo.findClassmate(tx, giver, userId)
    if (!classmate) throw fail('nf_0059', { field: 'userId' })
    await lockBoth(tx, giver.userId, classmate.userId)
    const today = await repo.sumToday(tx, { userId: giver.userId, timeZone: giver.timeZone, ...given })
    const { GIFT } = await repo.getDayLimits(tx, giver.schoolId)
    if (today + educoins > GIFT) throw fail('ii_0048', { field: 'educoins' })
    const id = randomUUID()
    await transfer(tx, {
      from: { userId: giver.userId, accountId: giver.accountId },
      to: { userId: classmate.userId, accountId: classmate.accountId },
      amounts: { EDU_COIN: educoins },
      origin: 'USER',
      operatorId: id,
    })
    await emit(tx, 'gift.given', {
      giftId: id,
      fromUserId: giver.userId,
      toUserId: classmate.userId,
      toAccountId: classmate.accountId,
      educoins,
    })
    return {
      id,
      educoins,
      to: { userId: classmate.userId, name: classmate.name },
      wallet: await getBalances(tx, giver.userId),
    }
  })
}

/** Setting what is set already changes nothing and leaves no line. */
export function changeExchangeRate(
  { db, ...actor }: Actor & { db: Db },
  { xp, educoins }: ExchangeRate,
): Promise<ExchangeRate> {
  const { schoolId } = actor.session
  const after = { xp, educoins }
  return inTransaction(db, async (tx) => {
    const before = await lockExchangeRate(tx, schoolId)
    if (before.xp === xp && before.educoins === educoins) return after
    await setExchangeRate(tx, schoolId, after)
    await audit(tx, {
      action: rateChanged,
      ...actorOf(actor),
      subject: { kind: 'school', id: schoolId },
      details: { before, after } satisfies RateDetails,
    })
    return after
  })
}
