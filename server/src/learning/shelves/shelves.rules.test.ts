import { expect, test } from 'vitest'
import { countPages, isRead, pageTitle, positionOf, readPosition } from './shelves.rules.ts'

test('a book is read when every page counts', () => {
  expect(isRead({ seen: 30, pageCount: 30 })).toBe(true)
  expect(isRead({ seen: 29, pageCount: 30 })).toBe(false)
  expect(isRead({ seen: 0, pageCount: 0 })).toBe(false)
})

const thirty = Array.from({ length: 30 }, (_, at) => at + 1)

test('pages count by the time that was there for them', () => {
  const counted = new Set<number>()
  expect(countPages({ told: thirty, counted, before: null })).toEqual({ pages: [1, 2, 3, 4], unused: 0, waiting: 26 })
  expect(countPages({ told: [7, 3, 3], counted, before: null })).toEqual({ pages: [7, 3], unused: 2, waiting: 0 })
  expect(countPages({ told: thirty, counted, before: { unused: 0.5, silence: 2.6 } })).toMatchObject({
    pages: [1, 2, 3],
    waiting: 27,
  })
  const half = new Set(thirty.slice(0, 15))
  expect(countPages({ told: thirty, counted: half, before: { unused: 0, silence: 2 } })).toMatchObject({
    pages: [16, 17],
    waiting: 13,
  })
})

test('a reader without a network for a minute loses nothing, and an absence is no reading', () => {
  const counted = new Set([1])
  expect(countPages({ told: thirty, counted, before: { unused: 0, silence: 60 } })).toMatchObject({
    waiting: 0,
    unused: 4,
  })
  for (const silence of [91, 300, 36_000]) {
    const before = { unused: 0, silence }
    expect(countPages({ told: thirty, counted, before })).toEqual({ pages: [2, 3, 4, 5], unused: 0, waiting: 25 })
    expect(countPages({ told: [1], counted, before })).toEqual({ pages: [], unused: 4, waiting: 0 })
  }
})

test('who leafs through a book catches up while it lies open', () => {
  const counted = new Set<number>()
  let before: { unused: number; silence: number } | null = null
  let reports = 0
  for (let waiting = 1; waiting > 0; reports += 1) {
    const heard = countPages({ told: thirty, counted, before })
    for (const page of heard.pages) counted.add(page)
    before = { unused: heard.unused, silence: 5 }
    ;({ waiting } = heard)
  }
  expect([counted.size, reports]).toEqual([30, 7])
})

test('the title of a page is the heading that it begins with', () => {
  expect(pageTitle('## 1. O mar\n\nEu morava no mar.')).toBe('1. O mar')
  expect(pageTitle('\n# O **rio** que `voa` ##')).toBe('O rio que voa')
  expect(pageTitle('Eu morava no mar.\n\n## Depois')).toBe(null)
  expect(pageTitle('#semespaço')).toBe(null)
  expect(pageTitle('# **')).toBe(null)
})

test('only a place that the list could have given is a place', () => {
  const id = '0b0e7a1c-0000-4000-8000-000000000000'
  const place = positionOf({ courseAge: '-1.5', courseId: id, modulePosition: 1, contentPosition: 2, position: 3 })
  expect(readPosition(place)).toEqual(['-1.5', id, 1, 2, 3])
  for (const parts of [['x', id, 1, 2, 3], ['-1', 'x', 1, 2, 3], ['-1', id, 1, 2], ['-1', id, 1, 2, 3.5], [], [1]])
    expect(readPosition(parts)).toBeUndefined()
})
