import { z } from 'zod'
import { domain } from '../call.ts'
import { Timestamp } from '../common.ts'
import { ACHIEVEMENT_CODES, type AchievementCode } from '../constants.ts'

export const AchievementProgress = z.object({
  code: z.enum(ACHIEVEMENT_CODES as [AchievementCode, ...AchievementCode[]]),
  /** Never more than the threshold: what was reached stays reached. */
  current: z.number().int().nonnegative(),
  threshold: z.number().int().positive(),
  completed: z.boolean(),
  completedAt: Timestamp.nullable(),
})
export type AchievementProgress = z.infer<typeof AchievementProgress>

export const achievements = domain('economy', 'achievements', {
  listMyProgress: {
    method: 'GET',
    path: '/achievement-progress',
    doc: 'achievement-progress.get',
    summary: 'How far I am with each achievement',
    access: { who: ['STUDENT'] },
    response: z.array(AchievementProgress),
    list: { boundedBy: 'the achievements there are' },
  },
})
