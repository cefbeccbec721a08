import { expect, it } from 'vitest'
import { apiError, httpError } from '../api/api-error.ts'
import { neverPasses } from './never-passes.ts'
import { UploadRefusal } from './upload-plan.ts'

const refused = (code: string, status: number) =>
  apiError({ code, message: 'no', field: 'file', details: [], requestId: 'r' }, status)

it.each([
  ['a kind that is not taken', new UploadRefusal('post'), true],
  ['another content than its name says', refused('ii_0018', 400), true],
  ['too large', refused('ii_0019', 400), true],
  ['no room left, which one can make', refused('ii_0049', 400), false],
  ['too many in a short time', refused('br_0000', 429), false],
  ['a session that ended', refused('br_0001', 401), false],
  ['a busy server', refused('br_0000', 503), false],
  ['a broken gateway', httpError(502), false],
  ['no network', new TypeError('Failed to fetch'), false],
])('%s', (_, error, expected) => {
  expect(neverPasses(error)).toBe(expected)
})
