import { WATCHED_PERCENT, type CourseStatus } from '@trilha/contract/constants'
import type { FinishConditions } from '@trilha/contract/learning/courses'
import { attendedTime, unusedOf, type Heard } from './attendance.rules.ts'

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

/** The player's fastest. */
const fastest = 2

interface Claim {
  /** What a client says was played, in its order. */
  told: readonly WatchedRange[]
  /** What counts already. */
  counted: readonly WatchedRange[]
  /** Of the whole video. */
  seconds: number
  before: Heard
}

/**
 * Of what a client says to have seen, as much as can be seen since it was last heard: a client that claims a whole video
 * the moment it opens it, or a week after, has watched nothing. What is too much is forgotten and does not come to count
 * by itself; who played it in truth tells it again. G34
 */
export function takeWatched({ told, counted, seconds, before }: Claim): { taken: WatchedRange[]; unused: number } {
  const attended = attendedTime(before)
  let left = Math.floor(attended * fastest)
  const whole = left
  const taken: WatchedRange[] = []
  for (const range of told)
    for (const [from, to] of without([range[0], Math.min(range[1], seconds)], [...counted, ...taken])) {
      const end = Math.min(to, from + left)
      if (end > from) taken.push([from, end])
      left -= Math.max(0, end - from)
    }
  return { taken, unused: unusedOf(attended, (whole - left) / fastest) }
}

/** What of a range is in none of the others. */
function without([from, to]: WatchedRange, others: readonly WatchedRange[]): WatchedRange[] {
  const rest: WatchedRange[] = []
  let start = from
  for (const [otherFrom, otherTo] of others.toSorted((a, b) => a[0] - b[0])) {
    if (otherFrom > start) rest.push([start, Math.min(otherFrom, to)])
    start = Math.max(start, otherTo)
    if (start >= to) break
  }
  if (start < to) rest.push([start, to])
  return rest.filter((part) => part[1] > part[0])
}

export function isWatched({ covered, seconds }: { covered: number; seconds: number | null }): boolean {
  return seconds !== null && covered >= (seconds * WATCHED_PERCENT) / 100
}

/** The first thing that finishing still asks for, in the order in which a class goes. */
export function missingFor(conditions: FinishConditions): keyof FinishConditions | undefined {
  return (['video', 'ebook', 'quiz', 'challenge'] as const).find((condition) => conditions[condition] === false)
}
