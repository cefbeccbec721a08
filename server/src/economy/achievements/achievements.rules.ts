import {
  ACHIEVEMENTS,
  ACHIEVEMENT_CODES,
  SOCIAL_CREDITS_PER_DAY,
  type AchievementCode,
  type AchievementFact,
} from '@trilha/contract/constants'
import type { EventName, Events } from '../../platform/events.ts'

/** Achievements are the account's, levels the person's (decision G24). */
export interface Holder {
  userId: string
  accountId: string
}

export interface Fact {
  fact: AchievementFact
  objectIds: readonly string[]
}

/** Which events count towards achievements, and what each counts. */
export const facts = {
  'challenge.handedIn': ({ challengeId }) => one('CHALLENGE', challengeId),
  // Whether its quiz went well or it has none: a class that is finished counts (decision G34).
  'content.finished': ({ contentId }) => one('CLASS', contentId),
  'content.noted': ({ contentId }) => one('NOTE', contentId),
  'course.finished': ({ courseId }) => one('COURSE', courseId),
  'friend.made': ({ friendUserId }) => one('FRIEND', friendUserId),
  'lifeProject.completed': ({ lifeProjectId }) => one('LIFE_PROJECT', lifeProjectId),
  'map.finished': ({ mapId }) => one('MAP', mapId),
  'module.finished': ({ moduleId }) => one('MODULE', moduleId),
  'post.created': ({ postId }) => one('POST', postId),
  'quiz.completed': ({ rightQuestionIds }) => ({ fact: 'RIGHT_ANSWER', objectIds: [...new Set(rightQuestionIds)] }),
  'task.completed': ({ taskId }) => one('TASK', taskId),
} as const satisfies { [E in EventName]?: (event: Events[E]) => Fact }

export type CountedEvent = keyof typeof facts

/** Which events take back what was counted. Of the other facts each object counts once, however often it is undone. */
export const undoings = {
  'post.removed': ({ postId }) => one('POST', postId),
} as const satisfies { [E in EventName]?: (event: Events[E]) => Fact }

export type UndoingEvent = keyof typeof undoings

/** Of what one can make without end: as many a day as are paid (decision D3). */
export const countedPerDay: Readonly<Partial<Record<AchievementFact, number>>> = { POST: SOCIAL_CREDITS_PER_DAY }

function one(fact: AchievementFact, objectId: string): Fact {
  return { fact, objectIds: [objectId] }
}

/** What so many facts of one kind have reached. */
export function reachedBy(fact: AchievementFact, count: number): AchievementCode[] {
  return ACHIEVEMENT_CODES.filter((code) => ACHIEVEMENTS[code].fact === fact && ACHIEVEMENTS[code].threshold <= count)
}

export type FactCounts = ReadonlyMap<AchievementFact, number>

/** The whole progress anew from the facts alone: what is stored must agree with it. */
export function reachedByAll(counts: FactCounts): AchievementCode[] {
  return [...counts].flatMap(([fact, count]) => reachedBy(fact, count))
}

/** What was reached stays whole, also where the threshold has risen since: never lost. */
export function currentOf(code: AchievementCode, counts: FactCounts, isReached: boolean): number {
  const { fact, threshold } = ACHIEVEMENTS[code]
  return isReached ? threshold : Math.min(counts.get(fact) ?? 0, threshold)
}
