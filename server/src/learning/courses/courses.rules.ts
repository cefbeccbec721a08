import { WATCHED_PERCENT, type CourseStatus } from '@trilha/contract/constants'
import type { FinishConditions } from '@trilha/contract/learning/courses'

/** From one second up to, and without, another. */
export type WatchedRange = readonly [from: number, to: number]

export function percentOf(part: number, whole: number): number {
  // Only what is whole is 100: 199 of 200 must not look finished.
  return whole === 0 ? 0 : Math.floor((part / whole) * 100)
}

/** A course without classes is new, not finished. */
export function courseStatus({
  contents,
  started,
  finished,
}: Record<'contents' | 'started' | 'finished', number>): CourseStatus {
  if (contents > 0 && finished === contents) return 'FINISHED'
  return started > 0 ? 'STARTED' : 'NEW'
}

export function readRanges(multirange: string): [number, number][] {
  return Array.from(multirange.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => [Number(from), Number(to)])
}

/** The player's fastest, and what a clock and a slow network may be off by, in seconds. */
const fastest = 2
const leeway = 10

/** A class that nothing was heard from for longer, in seconds, was not being watched meanwhile. */
export const LONGEST_SILENCE = 300

/**
 * Enough of it was seen, and somebody was there for as long as that takes: a client that claims a whole video the moment
 * it opens it, or a week after, has watched nothing. G34
 */
export function isWatched({
  covered,
  seconds,
  attended,
}: {
  covered: number
  seconds: number | null
  attended: number
}): boolean {
  if (seconds === null) return false
  const enough = (seconds * WATCHED_PERCENT) / 100
  return covered >= enough && (attended + leeway) * fastest >= enough
}

/** The first thing that finishing still asks for, in the order in which a class goes. */
export function missingFor(conditions: FinishConditions): keyof FinishConditions | undefined {
  return (['video', 'ebook', 'quiz', 'challenge'] as const).find((condition) => conditions[condition] === false)
}
