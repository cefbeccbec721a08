import { expect, test } from 'vitest'
import { circleIn } from './no-circles.ts'

test('a circle of files is named from a file back to itself; a shared file is none', () => {
  const tree = { page: ['list', 'tag'], list: ['tag'], tag: ['icons'], icons: [] }
  expect(circleIn(new Map(Object.entries(tree)))).toBeUndefined()
  expect(circleIn(new Map(Object.entries({ ...tree, icons: ['list'] })))).toEqual(['list', 'tag', 'icons', 'list'])
})
