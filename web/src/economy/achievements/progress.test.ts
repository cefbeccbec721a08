import { ACHIEVEMENT_CODES, ACHIEVEMENTS, type AchievementCode } from '@trilha/contract/constants/economy'
import type { AchievementProgress } from '@trilha/contract/economy/achievements'
import { describe, expect, it } from 'vitest'
import english from '../../../locales/en-us/achievements.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/achievements.json' with { type: 'json' }
import { badgesOf, nearest } from './progress.ts'

function progress(code: AchievementCode, current: number, chest?: 'CLOSED' | 'OPENED'): AchievementProgress {
  const { threshold } = ACHIEVEMENTS[code]
  const completed = current >= threshold
  return {
    code,
    current,
    threshold,
    completed,
    completedAt: completed ? '2026-11-12T12:00:00.000Z' : null,
    chest: chest
      ? {
          id: code,
          kind: 'EPIC',
          status: chest,
          entity: 'ACHIEVEMENT',
          entityId: code,
          entityName: code,
          rewards: [],
          createdAt: '2026-11-12T12:00:00.000Z',
          openedAt: null,
        }
      : null,
  }
}

const list = [
  progress('FRIENDS_15', 15, 'CLOSED'),
  progress('CLASSES_50', 38),
  progress('POSTS_100', 41),
  progress('CLASSES_1', 1, 'OPENED'),
  progress('RIGHT_ANSWERS_100', 96),
]
const codes = (some: readonly AchievementProgress[]) => some.map(({ code }) => code)

describe('badges', () => {
  it('stand with learning first, and each is there whichever there are', () => {
    expect(codes(badgesOf(list, 'ALL'))).toEqual([
      'CLASSES_1',
      'CLASSES_50',
      'RIGHT_ANSWERS_100',
      'FRIENDS_15',
      'POSTS_100',
    ])
    const all = ACHIEVEMENT_CODES.map((code) => progress(code, 0))
    expect(codes(badgesOf(all, 'ALL')).toSorted()).toEqual(ACHIEVEMENT_CODES.toSorted())
    const unknown = { ...progress('MAPS_1', 0), code: 'SOMETHING_NEW' as AchievementCode }
    expect(codes(badgesOf([unknown, ...all], 'ALL')).at(-1)).toBe('SOMETHING_NEW')
  })

  it('are filtered by what is done and what is ahead', () => {
    expect(codes(badgesOf(list, 'DONE'))).toEqual(['CLASSES_1', 'FRIENDS_15'])
    expect(codes(badgesOf(list, 'AHEAD'))).toEqual(['CLASSES_50', 'RIGHT_ANSWERS_100', 'POSTS_100'])
  })

  it('are offered from the chest that waits to the nearest step', () => {
    expect(codes(nearest(list, 3))).toEqual(['FRIENDS_15', 'RIGHT_ANSWERS_100', 'CLASSES_50'])
  })
})

it.each(ACHIEVEMENT_CODES)('%s has its name and its sentence in both languages', (code) => {
  for (const { name, what } of [portuguese, english]) {
    expect(name[code]).toEqual(expect.any(String))
    expect(what[code]).toEqual(expect.any(String))
  }
})
