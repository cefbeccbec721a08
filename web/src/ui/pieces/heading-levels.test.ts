import { expect, it } from 'vitest'
import { levelsOf } from './heading-levels.ts'

it.each([
  ['an author who begins at the second', [2, 2, 3, 2], [2, 2, 3, 2]],
  ['at the first', [1, 2, 2], [2, 3, 3]],
  ['at the fourth, with a leap', [4, 6, 4], [2, 3, 2]],
  ['from below', [3, 2, 3], [2, 2, 3]],
  ['with more than there are', [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 6]],
  ['with none', [], []],
])('headings of %s follow the page’s own', (_, depths, levels) => {
  expect(levelsOf(depths, 2)).toEqual(levels)
})
