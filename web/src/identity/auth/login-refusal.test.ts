import { describe, expect, it } from 'vitest'
import { apiError, httpError } from '../../lib/api/api-error.ts'
import { readRefusal, refusedField } from './login-refusal.ts'

function refused(code: string, status: number, retryAfter?: number) {
  return apiError({ code, message: code, field: null, details: [], requestId: '' }, status, retryAfter)
}

describe('readRefusal', () => {
  it.each([
    ['br_0014', 401, 'wrong'],
    ['nf_0011', 404, 'unknownUser'],
    ['br_0003', 403, 'noAccount'],
    ['ii_0003', 400, 'other'],
    ['br_0000', 500, 'other'],
  ] as const)('%s (%i) is %s', (code, status, kind) => {
    expect(readRefusal(refused(code, status))).toEqual({ kind })
  })

  it.each([
    [0, 'seconds', 1],
    [42.2, 'seconds', 43],
    [90, 'seconds', 90],
    [91, 'minutes', 2],
    [720, 'minutes', 12],
    [721, 'minutes', 13],
  ] as const)('a wait of %f seconds is said as %s: %i', (retryAfter, unit, count) => {
    expect(readRefusal(refused('br_0000', 429, retryAfter))).toEqual({ kind: 'wait', unit, count })
  })

  it('says it in general where the server does not say how long', () => {
    expect(readRefusal(refused('br_0000', 429))).toEqual({ kind: 'other' })
    expect(readRefusal(httpError(429))).toEqual({ kind: 'other' })
  })

  it('knows a network that is away', () => {
    expect(readRefusal(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' })
    expect(readRefusal(new DOMException('late', 'TimeoutError'))).toEqual({ kind: 'offline' })
  })
})

describe('refusedField', () => {
  it('is the password where name and password do not fit, and the name where nobody has it', () => {
    expect(refusedField(refused('br_0014', 401))).toBe('password')
    expect(refusedField(refused('nf_0011', 404))).toBe('username')
  })

  it('is the first field that the server names', () => {
    const details = ['password', 'username'].map((field) => ({ code: 'ii_0003', field, message: '' }))
    expect(refusedField(Object.assign(refused('ii_0003', 400), { details }))).toBe('username')
  })

  it('is none where no field is to blame', () => {
    expect(refusedField(refused('br_0003', 403))).toBeUndefined()
    expect(refusedField(new TypeError('Failed to fetch'))).toBeUndefined()
  })
})
