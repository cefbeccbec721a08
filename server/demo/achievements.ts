import {
  ACHIEVEMENT_CODES,
  ACHIEVEMENTS,
  CHEST_KIND_BY_ENTITY,
  CHEST_REWARDS,
  REWARD_AMOUNTS,
  type AchievementCode,
  type AchievementFact,
  type OriginOperator,
} from '@trilha/contract/constants'
import type { Insertable, Selectable } from 'kysely'
import type { AchievementTables } from '../src/economy/achievements/achievements.tables.ts'
import type { NotificationTables } from '../src/messaging/notifications/notifications.tables.ts'
import { idOf } from './ids.ts'
import type { Act, EarnedChest, Sitting } from './trails.ts'

export type FactRow = Selectable<AchievementTables['achievement_facts']>
export type ReachedRow = Insertable<AchievementTables['achievements_reached']> & { reached_at: Date }

/** What each act counts towards achievements; the others count nothing. */
const factOf: Partial<Record<OriginOperator, AchievementFact>> = {
  CHALLENGE_ATTACHMENT: 'CHALLENGE',
  CONTENT_NOTE: 'NOTE',
  COURSE: 'COURSE',
  LIFE_PROJECT: 'LIFE_PROJECT',
  MODULE: 'MODULE',
  MODULE_CONTENT_USER: 'CLASS',
  POST: 'POST',
  QUIZ_ANSWER: 'RIGHT_ANSWER',
  TASK: 'TASK',
}

interface Counted {
  fact: AchievementFact
  objectId: string
}

function countedBy({ origin, operatorIds, earns, friendId }: Act): Counted[] {
  if (friendId !== undefined) return [{ fact: 'FRIEND', objectId: friendId }]
  if (earns?.entity === 'MAP') return [{ fact: 'MAP', objectId: earns.entityId }]
  const fact = factOf[origin]
  return fact ? operatorIds.map((objectId) => ({ fact, objectId })) : []
}

/** Gives what was reached with the act that reached it; its chest is opened later, or waits where it is kept. */
export function award(
  sittings: readonly Sitting[],
  { accountId, keepsClosed }: { accountId: string; keepsClosed: ReadonlySet<string> },
): void {
  const counts = new Map<AchievementFact, number>()
  const reached = new Set<AchievementCode>()
  function reach(act: Act): AchievementCode[] {
    for (const { fact } of countedBy(act)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
    const codes = ACHIEVEMENT_CODES.filter((code) => {
      const { fact, threshold } = ACHIEVEMENTS[code]
      return !reached.has(code) && (counts.get(fact) ?? 0) >= threshold
    })
    for (const code of codes) reached.add(code)
    return codes
  }
  function prizesOf(act: Act, at: number): Act[] {
    return reach(act).map((code) => {
      const chest: EarnedChest = {
        id: idOf('chest', accountId, 'ACHIEVEMENT', code),
        entity: 'ACHIEVEMENT',
        entityId: code,
        entityName: code,
      }
      if (!keepsClosed.has(code)) sittings[at + 2]?.unshift(openPrize(chest))
      return prize(accountId, code, chest)
    })
  }
  sittings.forEach((sitting, at) => {
    const acts = sitting.flatMap((act) => [act, ...prizesOf(act, at)])
    sitting.splice(0, sitting.length, ...acts)
  })
}

function prize(accountId: string, code: AchievementCode, earns: EarnedChest): Act {
  return {
    origin: 'ACHIEVEMENT',
    operation: 'CREDIT',
    operatorIds: [`${accountId}:${code}`],
    amounts: REWARD_AMOUNTS.ACHIEVEMENT,
    earns,
    joins: true,
  }
}

function openPrize({ id }: EarnedChest): Act {
  return {
    origin: 'CHEST',
    operation: 'CREDIT',
    operatorIds: [id],
    amounts: CHEST_REWARDS[CHEST_KIND_BY_ENTITY.ACHIEVEMENT],
  }
}

const minute = 60_000

/** The rows behind a history: what counted, and what was reached by it. `news`: the last ones wait to be celebrated. */
export function achievementRows(
  accountId: string,
  acts: readonly (Act & { at: Date })[],
  { news }: { news: number },
): { facts: FactRow[]; reached: ReachedRow[] } {
  const facts = new Map<string, FactRow>()
  for (const act of acts)
    for (const { fact, objectId } of countedBy(act)) {
      const key = `${fact} ${objectId}`
      if (!facts.has(key)) facts.set(key, { account_id: accountId, fact, object_id: objectId, created_at: act.at })
    }
  const reached = acts.flatMap(({ origin, earns, at }) =>
    origin === 'ACHIEVEMENT' && earns ? [{ code: earns.entityId as AchievementCode, at }] : [],
  )
  return {
    facts: [...facts.values()],
    reached: reached.map(({ code, at }, index) => ({
      account_id: accountId,
      code,
      reached_at: at,
      celebrated_at: index < reached.length - news ? new Date(at.getTime() + minute) : null,
    })),
  }
}

/** Behind the bell of whoever has something to celebrate. */
export function noticesOf(
  reached: readonly ReachedRow[],
  userOf: (accountId: string) => string,
): Selectable<NotificationTables['notifications']>[] {
  return reached
    .filter(({ celebrated_at }) => celebrated_at === null)
    .map(({ account_id, code, reached_at }) => ({
      id: idOf('notification', account_id, code),
      user_id: userOf(account_id),
      account_id,
      kind: 'ACHIEVEMENT_REACHED',
      about_user_id: null,
      by_user_id: null,
      object_id: null,
      data: { achievement: code },
      created_at: reached_at,
      read_at: null,
    }))
}
