import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { byRelevance, mayEdit, mayRemove, packIds, relevanceOf, unpackIds, type Ranked } from './comments.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const comment = (id: string, minute: number, reactions: number, answers: number): Ranked => ({
  id,
  createdAt: at(minute),
  reactions,
  answers,
})

it.each([
  [0, 0, 0],
  [3, 0, 3],
  [0, 2, 2],
  [3, 2, 5],
])('is said to: %i reactions and %i answers make %i', (reactions, answers, expected) => {
  expect(relevanceOf({ reactions, answers })).toBe(expected)
})

it('puts what most was said to first, then the newest, then the higher id', () => {
  const list = [
    comment('a', 1, 0, 0),
    comment('b', 2, 0, 0),
    comment('c', 3, 1, 1),
    comment('d', 4, 0, 2),
    comment('e', 4, 2, 0),
    comment('f', 0, 5, 1),
  ]
  expect(list.toSorted(byRelevance).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
})

it('is changed by who wrote it, and removed by them and by who wrote the post', () => {
  const words = { authorId: 'ana', postAuthorId: 'bia', isRemoved: false }
  const who = ['ana', 'bia', 'caio'].map((accountId) => ({ accountId }))
  expect(who.map((reader) => mayEdit(reader, words))).toEqual([true, false, false])
  expect(who.map((reader) => mayRemove(reader, words))).toEqual([true, true, false])
  expect(who.some((reader) => mayRemove(reader, { ...words, isRemoved: true }))).toBe(false)
})

it('packs ids and takes them out again, and takes nothing out of what is none', () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  expect(unpackIds(packIds(ids))).toEqual(ids)
  for (const none of ['', 'AAAA', packIds(ids).slice(0, -4), 7, undefined]) expect(unpackIds(none)).toBeUndefined()
})
