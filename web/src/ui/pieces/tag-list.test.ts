import { expect, it } from 'vitest'
import { addTag } from './tag-list.ts'

it.each([
  [[], ' xadrez ', 3, ['xadrez']],
  [['xadrez'], 'Xadrez', 3, ['xadrez']],
  [['xadrez'], '   ', 3, ['xadrez']],
  [['a', 'b'], 'c', 2, ['a', 'b']],
  [['a'], 'vôlei   de praia', 2, ['a', 'vôlei de praia']],
])('%j and %j, at most %i, are %j', (list, text, most, expected) => {
  expect(addTag(list, text, most)).toEqual(expected)
})
