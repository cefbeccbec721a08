import { expect, it } from 'vitest'
import { overloaded } from './failure.ts'

it('whoever is turned away for now is told when to come back', () => {
  const waits = Array.from({ length: 200 }, () => overloaded().retryAfter!)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...waits)).toBeLessThanOrEqual(5)
  // Not all at once.
  expect(new Set(waits).size).toBeGreaterThan(1)
})
