import { ACHIEVEMENTS, ACHIEVEMENT_CODES, type AchievementCode, type AchievementFact } from '@trilha/contract/constants'
import type { EventName, Events } from '../../platform/events.ts'

export interface Fact {
  fact: AchievementFact
  objectIds: readonly string[]
}

/** Which events count towards achievements, and what each counts. */
export const facts = {
  'challenge.handedIn': ({ challengeId }) => one('CHALLENGE', challengeId),
  'content.completed': ({ contentId }) => one('CLASS', contentId),
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

function one(fact: AchievementFact, objectId: string): Fact {
  return { fact, objectIds: [objectId] }
}

/** What so many facts of one kind have reached. */
export function reachedBy(fact: AchievementFact, count: number): AchievementCode[] {
  return ACHIEVEMENT_CODES.filter((code) => ACHIEVEMENTS[code].fact === fact && ACHIEVEMENTS[code].threshold <= count)
}
