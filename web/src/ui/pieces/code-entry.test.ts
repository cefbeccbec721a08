import { describe, expect, it } from 'vitest'
import { enter, eraseBack, eraseHere, isComplete, moved, normaliseCode, toBoxes, toValue } from './code-entry.ts'

const pin = { length: 4, numeric: true }
const recovery = { length: 6, numeric: true }
const voucher = { length: 6, numeric: false }

describe('normaliseCode', () => {
  it.each([
    ['1234', pin, '1234'],
    [' 12 34 ', pin, '1234'],
    ['12-34', pin, '1234'],
    ['123 456', recovery, '123456'],
    ['123–456\n', recovery, '123456'],
    ['1.2.3.4.5.6', recovery, '123456'],
    ['Seu código: 123456.', recovery, '123456'],
    ['1234567', recovery, '123456'],
    ['１２３４', pin, '1234'],
    ['abc', pin, ''],
    ['', pin, ''],
    ['ab-12 cd', voucher, 'AB12CD'],
    ['ação12', voucher, 'AO12'],
  ])('%j', (text, rules, expected) => {
    expect(normaliseCode(text, rules)).toBe(expected)
  })
})

describe('enter', () => {
  it('puts one character and moves on', () => {
    expect(enter(toBoxes('', 4), 0, '7', pin)).toEqual({ boxes: ['7', '', '', ''], focus: 1 })
  })

  it('replaces a filled box', () => {
    expect(enter(toBoxes('12', 4), 0, '9', pin)).toEqual({ boxes: ['9', '2', '', ''], focus: 1 })
  })

  it('stays in the last box', () => {
    expect(enter(toBoxes('123', 4), 3, '4', pin)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 })
  })

  it('spreads a part of a code from the box where it was pasted', () => {
    expect(enter(toBoxes('1', 4), 1, '2 3', pin)).toEqual({ boxes: ['1', '2', '3', ''], focus: 3 })
  })

  it('spreads a whole code from the first box, wherever it was pasted', () => {
    expect(enter(toBoxes('9', 4), 2, '12-34', pin)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 })
  })

  it('drops what does not fit after the last box', () => {
    expect(enter(toBoxes('', 4), 3, '12', pin)?.boxes).toEqual(['', '', '', '1'])
  })

  it('ignores what is no part of a code', () => {
    expect(enter(toBoxes('', 4), 0, 'x', pin)).toBeUndefined()
  })
})

describe('erasing and moving', () => {
  it('clears the box itself first, then the one before', () => {
    const once = eraseBack(toBoxes('12', 4), 1)
    expect(once).toEqual({ boxes: ['1', '', '', ''], focus: 1 })
    expect(eraseBack(once.boxes, once.focus)).toEqual({ boxes: ['', '', '', ''], focus: 0 })
  })

  it('stays at the first box', () => {
    expect(eraseBack(toBoxes('', 4), 0).focus).toBe(0)
  })

  it('delete clears in place and keeps the others where they are', () => {
    expect(eraseHere(toBoxes('1234', 4), 1)).toEqual({ boxes: ['1', '', '3', '4'], focus: 1 })
  })

  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['Tab', 1, undefined],
    ['5', 1, undefined],
  ])('%s from %i', (key, from, to) => {
    expect(moved(key, from, 4)).toBe(to)
  })
})

describe('value', () => {
  it.each(['', '1', '1 3', '1234', ' 2'])('keeps gaps: %j', (value) => {
    expect(toValue(toBoxes(value, 4))).toBe(value)
  })

  it('is complete only without gaps', () => {
    expect(isComplete(toBoxes('1234', 4))).toBe(true)
    expect(isComplete(toBoxes('1 34', 4))).toBe(false)
    expect(isComplete(toBoxes('123', 4))).toBe(false)
  })
})
