import { expect, test } from 'vitest'
import { createActionKeys } from './action-key.ts'
import { apiError } from './api-error.ts'

function refusal(status: number) {
  return apiError({ code: 'br_0022', message: '', field: null, details: [], requestId: '' }, status)
}

test.each([
  ['success', null, false],
  ['a refusal', refusal(409), false],
  ['a lost network', new TypeError('Failed to fetch'), true],
  ['an overloaded server', refusal(503), true],
  ['too many tries', refusal(429), true],
])('after %s the same act keeps its key: %s', (_name, error, keeps) => {
  let count = 0
  const keys = createActionKeys(() => `key-${(count += 1)}`)
  const first = keys.keyFor({ id: 1 })
  keys.settle({ id: 1 }, error)
  expect(keys.keyFor({ id: 1 }) === first).toBe(keeps)
})

test('another act has another key', () => {
  let count = 0
  const keys = createActionKeys(() => `key-${(count += 1)}`)
  expect(keys.keyFor({ id: 1 })).not.toBe(keys.keyFor({ id: 2 }))
})
