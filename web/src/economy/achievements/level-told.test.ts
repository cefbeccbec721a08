import { expect, test } from 'vitest'
import { memoryStore } from '../../lib/storage.ts'
import { keepLevelTold, readLevelTold } from './level-told.ts'

test('a level that was told is known to its account alone, and the next one is not', () => {
  const store = memoryStore()
  expect(readLevelTold('a', store)).toBeUndefined()
  keepLevelTold('a', 8, store)
  expect(readLevelTold('a', store)).toBe(8)
  expect(readLevelTold('b', store)).toBeUndefined()
  expect(readLevelTold(undefined, store)).toBeUndefined()
  keepLevelTold('a', 9, store)
  expect(readLevelTold('a', store)).toBe(9)
})

test('what somebody else left there is no level, and nobody is told nothing', () => {
  const store = memoryStore()
  store.setItem('trilha.level_told', 'nonsense')
  expect(readLevelTold('a', store)).toBeUndefined()
  keepLevelTold(undefined, 8, store)
  expect(readLevelTold(undefined, store)).toBeUndefined()
})

test('a full device keeps nothing and breaks nothing', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => keepLevelTold('a', 8, full)).not.toThrow()
})
