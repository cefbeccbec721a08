import { expect, test } from 'vitest'
import { isRead, pageTitle, positionOf, readPosition } from './shelves.rules.ts'

test('a book is read when every page was open, and not faster than anybody turns pages', () => {
  expect(isRead({ seen: 30, pageCount: 30, elapsed: 20 })).toBe(true)
  expect(isRead({ seen: 30, pageCount: 30, elapsed: 19.9 })).toBe(false)
  expect(isRead({ seen: 29, pageCount: 30, elapsed: 3600 })).toBe(false)
  expect(isRead({ seen: 3, pageCount: 3, elapsed: 0 })).toBe(true)
  expect(isRead({ seen: 0, pageCount: 0, elapsed: 60 })).toBe(false)
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
