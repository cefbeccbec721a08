import { SOCIAL_ORIGIN_OPERATORS } from '@trilha/contract/constants/economy'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'

/** What pays, as a school thinks of it: learning first, acts between people last. */
export const rewardGroups = {
  learning: [
    'COURSE',
    'MODULE',
    'COMPLETE_CLASS',
    'MODULE_CONTENT_USER',
    'WATCH_CLASS_VIDEO',
    'QUIZ_ANSWER',
    'CONTENT_NOTE',
    'TASK',
    'CHALLENGE_ATTACHMENT',
    'PROFESSOR_CHECK',
  ],
  growing: ['ACHIEVEMENT', 'LIFE_PROJECT', 'PROJECT', 'MAP_MODULE', 'MAP_POINT_USER'],
  together: SOCIAL_ORIGIN_OPERATORS,
} as const satisfies Record<string, readonly PaidOrigin[]>
export type RewardGroup = keyof typeof rewardGroups
