import { describe, expect, it } from 'vitest'
import { courseStatus, isWatched, missingFor, percentOf, readRanges } from './courses.rules.ts'

describe('a video', () => {
  it('is watched when nine tenths were seen in the time that takes at the fastest', () => {
    const video = { seconds: 600, attended: 600 }
    expect(isWatched({ ...video, covered: 539 })).toBe(false)
    expect(isWatched({ ...video, covered: 540 })).toBe(true)
    expect(isWatched({ seconds: 600, covered: 600, attended: 267 })).toBe(false)
    expect(isWatched({ seconds: 600, covered: 600, attended: 268 })).toBe(true)
  })

  it('of unknown length cannot be watched', () => {
    expect(isWatched({ seconds: null, covered: 0, attended: 9_999 })).toBe(false)
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
