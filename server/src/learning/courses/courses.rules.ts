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

/** The player's fastest, and what of a video may have been seen before the server heard of it, in seconds. */
const fastest = 2
const leeway = 4

/** A class that nothing was heard from for longer, in seconds, was not being watched meanwhile. */
export const LONGEST_SILENCE = 300

/**
 * Of what a client says to have seen, as much as can be seen in the time that somebody was there: a client that claims a
 * whole video the moment it opens it, or a week after, has watched nothing. G34
 */
export function countedSeconds({ covered, attended }: { covered: number; attended: number }): number {
  return Math.min(covered, Math.floor(attended * fastest) + leeway)
}

export function isWatched(seen: { covered: number; attended: number; seconds: number | null }): boolean {
  return seen.seconds !== null && countedSeconds(seen) >= (seen.seconds * WATCHED_PERCENT) / 100
}

/** The first thing that finishing still asks for, in the order in which a class goes. */
export function missingFor(conditions: FinishConditions): keyof FinishConditions | undefined {
  return (['video', 'ebook', 'quiz', 'challenge'] as const).find((condition) => conditions[condition] === false)
}
