import { ACHIEVEMENTS, ACHIEVEMENT_CODES } from '@trilha/contract/constants'
import type { AchievementProgress } from '@trilha/contract/economy/achievements'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Act, Emit, Events, Subscriber } from '../../platform/events.ts'
import { lockWallet } from '../wallets/public.ts'
import * as repo from './achievements.repo.ts'
import { facts, reachedBy, type CountedEvent, type Fact } from './achievements.rules.ts'

/** The subscriber that counts what happened, by the rules' line for it. */
export function countFor<E extends CountedEvent>(name: E): Subscriber<E> {
  // The table pairs each name with a function of its own payload; indexing it loses the pair.
  const factOf = facts[name] as (event: Events[E]) => Fact
  return (tx, event, emit) => count(tx, emit, event, factOf(event))
}

async function count(tx: Tx, emit: Emit, { actId, userId, accountId }: Act, fact: Fact): Promise<void> {
  if (fact.objectIds.length === 0) return
  // Acts of one person count one after the other: two that arrive together must not both see one too few.
  await lockWallet(tx, userId)
  if ((await repo.insertFacts(tx, accountId, fact)) === 0) return
  const codes = reachedBy(fact.fact, await repo.countFact(tx, accountId, fact.fact))
  if (codes.length === 0) return
  for (const code of await repo.insertReached(tx, accountId, codes)) {
    await emit(tx, 'achievement.reached', { actId, userId, accountId, code })
  }
}

export async function listProgress(db: Db, accountId: string): Promise<AchievementProgress[]> {
  const [counted, reached] = await Promise.all([repo.countFacts(db, accountId), repo.listReached(db, accountId)])
  const counts = new Map(counted.map(({ fact, count: current }) => [fact, current]))
  const dates = new Map(reached.map(({ code, reached_at }) => [code, reached_at]))
  return ACHIEVEMENT_CODES.map((code) => {
    const { fact, threshold } = ACHIEVEMENTS[code]
    const completedAt = dates.get(code)?.toISOString() ?? null
    const completed = completedAt !== null
    const current = completed ? threshold : Math.min(counts.get(fact) ?? 0, threshold)
    return { code, current, threshold, completed, completedAt }
  })
}
