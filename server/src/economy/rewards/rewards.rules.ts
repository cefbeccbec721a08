import { COIN_TYPES, SOCIAL_ORIGIN_OPERATORS, type Amounts } from '@trilha/contract/constants'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'
import type { EventName, Events } from '../../platform/events.ts'

/** What is paid for: each object once in a lifetime, whoever asks and however often (G19). */
export interface Cause {
  origin: PaidOrigin
  operatorIds: readonly string[]
  /** What it is called, for the statement. */
  name?: string | undefined
}

type CauseOf<E extends EventName> = (event: Events[E]) => Cause

/** One line per event that pays; the parts of the product that announce them know nothing of coins. */
export const causes = {
  'achievement.reached': ({ accountId, code }) => one('ACHIEVEMENT', `${accountId}:${code}`),
  'challenge.checked': ({ challengeId, name }) => one('PROFESSOR_CHECK', challengeId, name),
  'challenge.handedIn': ({ challengeId, name }) => one('CHALLENGE_ATTACHMENT', challengeId, name),
  'comment.liked': (event) => praise('LIKE_COMMENT', event.commentId, event),
  'content.commented': ({ contentId, name }) => one('COMMENT_MODULE_CONTENT', contentId, name),
  'content.completed': ({ contentId, name }) => one('COMPLETE_CLASS', contentId, name),
  'content.finished': ({ contentId, name }) => one('MODULE_CONTENT_USER', contentId, name),
  'content.liked': ({ contentId, name }) => one('LIKE_MODULE_CONTENT', contentId, name),
  'content.noted': ({ contentId, name }) => one('CONTENT_NOTE', contentId, name),
  'content.videoWatched': ({ contentId, name }) => one('WATCH_CLASS_VIDEO', contentId, name),
  'course.finished': ({ courseId, courseName }) => one('COURSE', courseId, courseName),
  'lifeProject.completed': ({ lifeProjectId }) => one('LIFE_PROJECT', lifeProjectId),
  'mapModule.finished': ({ mapModuleId }) => one('MAP_MODULE', mapModuleId),
  'mapPoint.explored': ({ mapPointId }) => one('MAP_POINT_USER', mapPointId),
  'mapPoint.shared': ({ mapPointId }) => one('SHARE_MAP_POINT_USER', mapPointId),
  'module.finished': ({ moduleId, moduleName }) => one('MODULE', moduleId, moduleName),
  'portfolioProject.created': ({ projectId }) => one('PROJECT', projectId),
  'post.commented': (event) => praise('COMMENT_POST', event.postId, event),
  'post.created': ({ postId }) => one('POST', postId),
  'post.liked': (event) => praise('LIKE_POST', event.postId, event),
  'quiz.completed': ({ rightQuestionIds, name }) => ({
    origin: 'QUIZ_ANSWER',
    operatorIds: [...new Set(rightQuestionIds)],
    name,
  }),
  'task.completed': ({ taskId, name }) => one('TASK', taskId, name),
} as const satisfies { [E in EventName]?: CauseOf<E> }

export type RewardedEvent = keyof typeof causes

function one(origin: PaidOrigin, operatorId: string, name?: string): Cause {
  return { origin, operatorIds: [operatorId], name }
}

/** One's own words pay nothing (G19). */
function praise(origin: PaidOrigin, operatorId: string, act: { userId: string; authorUserId: string }): Cause {
  return { origin, operatorIds: act.userId === act.authorUserId ? [] : [operatorId] }
}

export function isSocial(origin: PaidOrigin): boolean {
  return SOCIAL_ORIGIN_OPERATORS.some((social) => social === origin)
}

export function areSame(amounts: Amounts, others: Amounts): boolean {
  return COIN_TYPES.every((coin) => amounts[coin] === others[coin])
}
