import { randomUUID } from 'node:crypto'
import { ACHIEVEMENTS, ACHIEVEMENT_CODES, type AchievementCode } from '@trilha/contract/constants'
import type { AchievementProgress, Celebrations } from '@trilha/contract/economy/achievements'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Act, Emit, Events, Subscriber } from '../../platform/events.ts'
import type { Work } from '../../platform/http/context.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { chestsOfAchievements, grantAchievementChest } from '../chests/public.ts'
import { levelOf, lockWallet } from '../wallets/public.ts'
import * as repo from './achievements.repo.ts'
import {
  countedPerDay,
  currentOf,
  facts,
  reachedBy,
  reachedByAll,
  undoings,
  type CountedEvent,
  type Fact,
  type FactCounts,
  type Holder,
  type UndoingEvent,
} from './achievements.rules.ts'

/** The subscriber that counts what happened, by the rules' line for it. */
export function countFor<E extends CountedEvent>(name: E): Subscriber<E> {
  // The table pairs each name with a function of its own payload; indexing it loses the pair.
  const factOf = facts[name] as (event: Events[E]) => Fact
  return (tx, event, emit) => count(tx, emit, event, factOf(event))
}

async function count(tx: Tx, emit: Emit, act: Act, fact: Fact): Promise<void> {
  if (fact.objectIds.length === 0) return
  // Acts of one person count one after the other: two that arrive together must not both see one too few.
  await lockWallet(tx, act.userId)
  const most = countedPerDay[fact.fact]
  if (most !== undefined && (await repo.countToday(tx, act.accountId, fact.fact)) >= most) return
  if ((await repo.insertFacts(tx, act.accountId, fact)) === 0) return
  await reach(tx, emit, act, reachedBy(fact.fact, await repo.countFact(tx, act.accountId, fact.fact)))
}

/** The subscriber that takes back what was counted. What was reached by it stays. */
export function uncountFor<E extends UndoingEvent>(name: E): Subscriber<E> {
  return (tx, event) => repo.deleteFacts(tx, event.accountId, undoings[name](event))
}

/** Only what had not been reached before is announced: so each gives its chest, its coins and its notice once. */
async function reach(
  tx: Tx,
  emit: Emit,
  { actId, userId, accountId }: Act,
  codes: readonly AchievementCode[],
): Promise<void> {
  if (codes.length === 0) return
  for (const code of await repo.insertReached(tx, accountId, codes)) {
    await emit(tx, 'achievement.reached', { actId, userId, accountId, code })
  }
}

export async function listProgress(db: Db, accountId: string): Promise<AchievementProgress[]> {
  const [counts, reached, chests] = await Promise.all([
    countAll(db, accountId),
    repo.listReached(db, accountId),
    chestsOfAchievements(db, accountId),
  ])
  const dates = new Map(reached.map(({ code, reached_at }) => [code, reached_at]))
  return ACHIEVEMENT_CODES.map((code) => {
    const completedAt = dates.get(code)?.toISOString() ?? null
    const completed = completedAt !== null
    return {
      code,
      current: currentOf(code, counts, completed),
      threshold: ACHIEVEMENTS[code].threshold,
      completed,
      completedAt,
      chest: chests.get(code) ?? null,
    }
  })
}

async function countAll(db: Db, accountId: string): Promise<FactCounts> {
  return new Map((await repo.countFacts(db, accountId)).map((row) => [row.fact, row.count]))
}

export async function listCelebrations(db: Db, { userId, accountId }: Holder): Promise<Celebrations> {
  const [reached, levels, chests] = await Promise.all([
    repo.listReached(db, accountId),
    repo.findLevels(db, userId),
    chestsOfAchievements(db, accountId),
  ])
  const level = levelOf(levels.xpEarned)
  return {
    achievements: reached
      .filter(({ celebrated_at }) => celebrated_at === null)
      .map(({ code, reached_at }) => ({
        code,
        reachedAt: reached_at.toISOString(),
        chest: chests.get(code) ?? null,
      })),
    level: level > levels.celebrated ? level : null,
  }
}

/** Every other tab and device hears of it, and stops showing what was seen here. */
export async function markCelebrated(
  { db }: Work,
  { userId, accountId }: Holder,
  { codes = [], level }: { codes?: readonly AchievementCode[] | undefined; level?: number | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const marked = codes.length > 0 ? await repo.markCelebrated(tx, accountId, codes) : 0
    const isRaised = level !== undefined && (await celebrateLevel(tx, userId, level))
    if (marked > 0 || isRaised) await tell(tx, { accountId }, 'rewards.changed', { accountId })
  })
}

/** A level that is not reached yet cannot be celebrated ahead: it would never be shown. */
async function celebrateLevel(tx: Tx, userId: string, level: number): Promise<boolean> {
  const { xpEarned } = await repo.findLevels(tx, userId)
  return repo.raiseLevelCelebrated(tx, userId, Math.min(level, levelOf(xpEarned)))
}

/** Counts one account anew from its facts and gives what is missing; what is there is never taken. */
async function settle(tx: Tx, emit: Emit, holder: Holder): Promise<void> {
  await lockWallet(tx, holder.userId)
  const due = reachedByAll(await countAll(tx, holder.accountId))
  await reach(tx, emit, { ...holder, actId: randomUUID() }, due)
  const chests = await chestsOfAchievements(tx, holder.accountId)
  for (const { code } of await repo.listReached(tx, holder.accountId)) {
    if (!chests.has(code)) await grantAchievementChest(tx, holder, code)
  }
}

const accountsAtOnce = 100

/** Each account in a transaction of its own: nobody waits for all of them, and a run that dies is taken up again. */
export async function settleAll({ db, emit }: Work): Promise<number> {
  let settled = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const holders = await repo.listUnsettled(db, { after, limit: accountsAtOnce })
    for (const holder of holders) await inTransaction(db, (tx) => settle(tx, emit, holder))
    settled += holders.length
    const last = holders.at(-1)
    if (!last) return settled
    after = last.accountId
  }
}
