import { expect, test } from 'vitest'
import { readStatementFilter } from './statement-filter.ts'

test('an address says what the statement is filtered by', () => {
  const filter = {
    operation: 'DEBIT',
    coinType: 'XP',
    originOperator: 'CHEST',
    from: '2026-11-01',
    to: '2026-11-30',
  } as const
  expect(readStatementFilter(filter)).toEqual(filter)
  expect(readStatementFilter({ from: '2026-11-01' })).toEqual({ from: '2026-11-01' })
  expect(readStatementFilter({})).toEqual({})
})

test.each([
  { operation: 'STEAL' },
  { operation: 7 },
  { coinType: ['XP'] },
  { originOperator: 'constructor' },
  { from: '2026-13-40' },
  { from: 12 },
  { from: '' },
  { from: '2026-11-30', to: '2026-11-01' },
  { other: 'thing' },
])('what it cannot mean is left out: %o', (search) => {
  expect(readStatementFilter(search)).toEqual({})
})
