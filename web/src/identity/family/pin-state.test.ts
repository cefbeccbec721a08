import { describe, expect, it } from 'vitest'
import { minutesUntil, pinStateOf } from './pin-state.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const closed = { editUnlockedUntil: null, pinLock: null, pinTriesLeft: 5 }
const idle = { isChecking: false, isWrong: false, isSettled: true }

describe('the banner', () => {
  it.each([
    [closed, idle, { kind: 'locked' }],
    [closed, { ...idle, isChecking: true }, { kind: 'checking' }],
    [
      { ...closed, pinTriesLeft: 3 },
      { ...idle, isWrong: true },
      { kind: 'wrong', triesLeft: 3 },
    ],
    [closed, { ...idle, isWrong: true, isSettled: false }, { kind: 'wrong' }],
    [
      { ...closed, editUnlockedUntil: at(14.2) },
      { ...idle, isWrong: true },
      { kind: 'open', minutes: 15 },
    ],
    [{ ...closed, editUnlockedUntil: at(-1) }, idle, { kind: 'locked' }],
    [{ ...closed, pinLock: { kind: 'TRIES' as const, until: at(3) } }, idle, { kind: 'blocked', minutes: 3 }],
    [{ ...closed, pinLock: { kind: 'TRIES' as const, until: at(-0.1) } }, idle, { kind: 'locked' }],
    [{ ...closed, pinLock: { kind: 'DAY' as const, until: at(300) } }, idle, { kind: 'tomorrow' }],
    [{ ...closed, pinLock: { kind: 'RESET' as const, until: null } }, { ...idle, isWrong: true }, { kind: 'reset' }],
  ])('of %j while %j', (control, asking, state) => {
    expect(pinStateOf(control, asking, now)).toEqual(state)
  })
})

it('counts begun minutes', () => {
  expect([null, at(-5), at(0), at(0.01), at(1), at(1.01)].map((time) => minutesUntil(time, now))).toEqual([
    0, 0, 0, 1, 1, 2,
  ])
})
