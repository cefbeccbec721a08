import { expect, test } from 'vitest'
import { ProviderError } from '../../identity/auth/provider-error.ts'
import { apiError, httpError } from '../../lib/api/api-error.ts'
import { readSignInRefusal } from './sign-in-refusal.ts'

function refused(code: string, status: number) {
  return apiError({ code, message: code, field: null, details: [], requestId: '' }, status)
}

test.each([
  [refused('br_0039', 401), 'wrong'],
  [refused('br_0012', 409), 'used'],
  [refused('br_0027', 410), 'expired'],
  [refused('br_0003', 403), 'noAccount'],
  [refused('nf_0056', 404), 'unknownPartner'],
  [refused('br_0000', 429), 'wait'],
  [refused('br_0000', 503), 'offline'],
  [httpError(502), 'offline'],
  [new TypeError('Failed to fetch'), 'offline'],
  [new ProviderError('access_denied'), 'denied'],
  [new ProviderError('temporarily_unavailable'), 'provider'],
  [new Error('not the return of a sign-in that began here'), 'wrong'],
] as const)('%s is %s', (error, expected) => {
  expect(readSignInRefusal(error)).toBe(expected)
})
