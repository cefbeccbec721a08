import { describe, expect, it } from 'vitest'
import {
  courseStatus,
  isWatched,
  missingFor,
  percentOf,
  readRanges,
  takeWatched,
  type WatchedRange,
} from './courses.rules.ts'

describe('a video', () => {
  it('is watched when nine tenths were seen', () => {
    expect(isWatched({ seconds: 600, covered: 539 })).toBe(false)
    expect(isWatched({ seconds: 600, covered: 540 })).toBe(true)
  })

  it('of unknown length cannot be watched', () => {
    expect(isWatched({ seconds: null, covered: 0 })).toBe(false)
  })
})

describe('of what is said to be watched', () => {
  const whole: WatchedRange[] = [[0, 5000]]
  const claim = { told: whole, counted: [] as WatchedRange[], seconds: 100 }

  it('as much is taken as can be played since the last word, at the fastest and with a little to spare', () => {
    expect(takeWatched({ ...claim, before: { unused: 4, silence: 0 } })).toEqual({ taken: [[0, 8]], unused: 0 })
    expect(takeWatched({ ...claim, before: { unused: 0, silence: 10.3 } }).taken).toEqual([[0, 20]])
    expect(takeWatched({ ...claim, before: { unused: 0, silence: 0.4 } })).toEqual({ taken: [], unused: 0.4 })
    expect(takeWatched({ ...claim, before: { unused: 0, silence: 80 } })).toEqual({ taken: [[0, 100]], unused: 4 })
  })

  it('only what is new costs time, and no second beyond the end counts', () => {
    const told: WatchedRange[] = [
      [0, 30],
      [25, 40],
      [90, 400],
      [200, 300],
    ]
    const counted: WatchedRange[] = [
      [20, 28],
      [5, 10],
    ]
    expect(takeWatched({ ...claim, told, counted, before: { unused: 0, silence: 60 } }).taken).toEqual([
      [0, 5],
      [10, 20],
      [28, 30],
      [30, 40],
      [90, 100],
    ])
    expect(takeWatched({ ...claim, told, counted, before: { unused: 0, silence: 8 } }).taken).toEqual([
      [0, 5],
      [10, 20],
      [28, 29],
    ])
  })

  it('an absence is worth nothing, and whoever comes back begins anew', () => {
    for (const silence of [91, 300, 7 * 24 * 3600])
      expect(takeWatched({ ...claim, before: { unused: 0, silence } })).toEqual({ taken: [[0, 8]], unused: 0 })
  })

  it('time in which nothing was played is not saved up', () => {
    expect(takeWatched({ ...claim, told: [], before: { unused: 3, silence: 60 } })).toEqual({ taken: [], unused: 4 })
  })
})

it('names what is missing in the order in which a class goes', () => {
  expect(missingFor({ video: false, quiz: false, challenge: false, ebook: false })).toBe('video')
  expect(missingFor({ video: null, quiz: false, challenge: false, ebook: false })).toBe('ebook')
  expect(missingFor({ video: true, quiz: false, challenge: false, ebook: true })).toBe('quiz')
  expect(missingFor({ video: null, quiz: null, challenge: false, ebook: null })).toBe('challenge')
  expect(missingFor({ video: null, quiz: true, challenge: true, ebook: null })).toBeUndefined()
})

it('never rounds up to a whole', () => {
  expect([percentOf(199, 200), percentOf(200, 200), percentOf(0, 0)]).toEqual([99, 100, 0])
})

it('tells a new course from a begun and a finished one', () => {
  expect(courseStatus({ contents: 0, started: 0, finished: 0 })).toBe('NEW')
  expect(courseStatus({ contents: 3, started: 1, finished: 0 })).toBe('STARTED')
  expect(courseStatus({ contents: 3, started: 3, finished: 3 })).toBe('FINISHED')
})

it('reads what PostgreSQL writes of a multirange', () => {
  expect(readRanges('{[0,40),[80,100)}')).toEqual([
    [0, 40],
    [80, 100],
  ])
  expect(readRanges('{}')).toEqual([])
})
