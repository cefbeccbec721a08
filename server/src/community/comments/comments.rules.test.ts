import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mayEdit, mayRemove, packIds, unpackIds } from './comments.rules.ts'

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
