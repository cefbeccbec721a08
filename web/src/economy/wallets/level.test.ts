import { describe, expect, it } from 'vitest'
import { levelProgress, levelTitle } from './level.ts'

describe('levelProgress', () => {
  it.each([
    [
      { level: 7, xp: 6420 },
      { into: 420, rest: 580, next: 8 },
    ],
    [
      { level: 1, xp: 0 },
      { into: 0, rest: 1000, next: 2 },
    ],
    [
      { level: 2, xp: 1000 },
      { into: 0, rest: 1000, next: 3 },
    ],
    [
      { level: 2, xp: 1999 },
      { into: 999, rest: 1, next: 3 },
    ],
  ])('%o', (student, expected) => {
    expect(levelProgress(student)).toMatchObject(expected)
  })

  it('never leaves its level, even when level and XP were read a moment apart', () => {
    expect(levelProgress({ level: 7, xp: 5990 }).into).toBe(0)
    expect(levelProgress({ level: 7, xp: 7010 }).rest).toBe(0)
  })
})

describe('levelTitle', () => {
  it.each([
    [1, 'firstSteps'],
    [2, 'curious'],
    [3, 'curious'],
    [4, 'walker'],
    [7, 'explorer'],
    [9, 'explorer'],
    [10, 'navigator'],
    [29, 'pathmaker'],
    [300, 'legend'],
    [0, 'firstSteps'],
  ] as const)('of level %i is %s', (level, key) => {
    expect(levelTitle(level)).toBe(key)
  })
})
