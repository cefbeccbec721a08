import { describe, expect, it } from 'vitest'
import { afterRemoval, stepFrom, swipeOf } from './steps.ts'

const ids = ['a', 'b', 'c']

describe('moving through an album', () => {
  it('stops at both ends', () => {
    expect(stepFrom(ids, 'a', 1)).toBe('b')
    expect(stepFrom(ids, 'c', -1)).toBe('b')
    expect(stepFrom(ids, 'a', -1)).toBeUndefined()
    expect(stepFrom(ids, 'c', 1)).toBeUndefined()
    expect(stepFrom(ids, 'gone', 1)).toBeUndefined()
  })

  it('goes on to the next when one is removed, back from the last, and nowhere from the only one', () => {
    expect(afterRemoval(ids, 'b')).toBe('c')
    expect(afterRemoval(ids, 'c')).toBe('b')
    expect(afterRemoval(['a'], 'a')).toBeUndefined()
  })
})

describe('a finger on the photo', () => {
  it('to the left brings the next, to the right the one before', () => {
    expect(swipeOf({ x: 300, y: 100 }, { x: 120, y: 110 })).toBe(1)
    expect(swipeOf({ x: 120, y: 100 }, { x: 300, y: 90 })).toBe(-1)
  })

  it('that taps or scrolls moves nothing', () => {
    expect(swipeOf({ x: 100, y: 100 }, { x: 130, y: 100 })).toBeUndefined()
    expect(swipeOf({ x: 100, y: 100 }, { x: 180, y: 240 })).toBeUndefined()
  })
})
