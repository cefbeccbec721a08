import { expect, it } from 'vitest'
import { periodProblem } from './period.ts'

it.each([
  ['', '', undefined],
  ['2026-03-01', '', undefined],
  ['2026-03-01', '2026-03-01', undefined],
  ['2026-02-30', '2026-03-01', { field: 'from', kind: 'date' }],
  ['2026-03-01', '03/2026', { field: 'to', kind: 'date' }],
  ['1899-12-31', '', { field: 'from', kind: 'date' }],
  ['2026-13-01', '', { field: 'from', kind: 'date' }],
  ['2026-03-02', '2026-03-01', { field: 'to', kind: 'order' }],
])('%j to %j', (from, to, problem) => {
  expect(periodProblem(from, to)).toEqual(problem)
})
