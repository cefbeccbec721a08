import { z } from 'zod'
import { domain } from '../call.ts'
import { Timestamp } from '../common.ts'
import { ACHIEVEMENT_CODES, type AchievementCode } from '../constants.ts'
import { Chest } from './chests.ts'

const Code = z.enum(ACHIEVEMENT_CODES as [AchievementCode, ...AchievementCode[]])

export const AchievementProgress = z.object({
  code: Code,
  /** Never more than the threshold: what was reached stays reached. */
  current: z.number().int().nonnegative(),
  threshold: z.number().int().positive(),
  completed: z.boolean(),
  completedAt: Timestamp.nullable(),
  /** What it gave, opened or not; of one that is not completed there is none. */
  chest: Chest.nullable(),
})
export type AchievementProgress = z.infer<typeof AchievementProgress>

/** What was reached and has not been celebrated with the student yet, on whichever screen. */
export const Celebrations = z.object({
  achievements: z.array(z.object({ code: Code, reachedAt: Timestamp, chest: Chest.nullable() })),
  /** The level the student is on, where it is higher than the last one celebrated. */
  level: z.number().int().min(2).nullable(),
})
export type Celebrations = z.infer<typeof Celebrations>

const students = ['STUDENT'] as const

export const achievements = domain('economy', 'achievements', {
  listMyProgress: {
    method: 'GET',
    path: '/achievement-progress',
    doc: 'achievement-progress.get',
    summary: 'How far I am with each achievement',
    access: { who: students },
    response: z.array(AchievementProgress),
    list: { boundedBy: 'the achievements there are' },
  },
  listCelebrations: {
    method: 'GET',
    path: '/achievement-progress/celebrations',
    doc: 'extension',
    summary: 'What I reached and was not shown yet: achievements, oldest first, and a level',
    access: { who: students },
    response: Celebrations,
  },
  markCelebrated: {
    method: 'PATCH',
    path: '/achievement-progress/celebrations',
    doc: 'extension',
    summary: 'Say that these were shown: none of them comes again, on any device',
    access: { who: students },
    body: z.object({
      codes: z.array(Code).max(ACHIEVEMENT_CODES.length).optional(),
      level: z.number().int().min(1).max(1_000_000).optional(),
    }),
  },
})
