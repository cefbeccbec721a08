import { describe, expect, it } from 'vitest'
import { movedTo, settled, stepOf } from './search-list.ts'

describe('movedTo', () => {
  it.each([
    { active: -1, key: 'ArrowDown', count: 5, expected: 0 },
    { active: -1, key: 'ArrowUp', count: 5, expected: 4 },
    { active: 2, key: 'ArrowDown', count: 5, expected: 3 },
    { active: 4, key: 'ArrowDown', count: 5, expected: 4 },
    { active: 0, key: 'ArrowUp', count: 5, expected: 0 },
    { active: 1, key: 'PageDown', count: 5, expected: 4 },
    { active: 1, key: 'PageDown', count: 50, expected: 9 },
    { active: 3, key: 'PageUp', count: 50, expected: 0 },
    { active: -1, key: 'ArrowDown', count: 0, expected: -1 },
    { active: -1, key: 'ArrowUp', count: 0, expected: -1 },
  ])('$key from $active of $count', ({ active, key, count, expected }) => {
    expect(movedTo(active, stepOf(key)!, count)).toBe(expected)
  })

  it('leaves other keys alone', () => {
    expect(stepOf('Home')).toBeUndefined()
    expect(stepOf('a')).toBeUndefined()
  })
})

describe('settled', () => {
  const options = [
    { value: 'SP', label: 'São Paulo' },
    { value: 'MG', label: 'Minas Gerais' },
  ]

  it.each([
    ['nothing written', null, 'SP', 'SP'],
    ['emptied', '', 'SP', ''],
    ['only spaces', '  ', 'SP', ''],
    ['a whole name without accents', 'sao paulo', '', 'SP'],
    ['another whole name', 'MINAS GERAIS', 'SP', 'MG'],
    ['half a name', 'minas', 'SP', 'SP'],
    ['half a name before any choice', 'minas', '', ''],
  ])('%s', (_name, typed, value, expected) => {
    expect(settled({ typed, options, value })).toBe(expected)
  })
})
