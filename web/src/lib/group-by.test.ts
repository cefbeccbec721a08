import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups stand in the order of their first item, and so do the items', () => {
  const groups = groupBy(['rio', 'mar', 'lua', 'rua', 'lago'], (word) => word[0])
  expect([...groups]).toEqual([
    ['r', ['rio', 'rua']],
    ['m', ['mar']],
    ['l', ['lua', 'lago']],
  ])
  expect(groupBy([], String).size).toBe(0)
})
