import { describe, expect, it } from 'vitest'
import { checkLogin, isPlainlyRight } from './login-checks.ts'

describe('checkLogin', () => {
  it.each([
    ['', '', { username: 'usernameRequired', password: 'passwordRequired' }],
    ['   ', 'x', { username: 'usernameRequired' }],
    ['luana@', 'x', { username: 'usernameInvalid' }],
    ['lu', 'x', { username: 'usernameInvalid' }],
    ['luana@demo.trilha.test', '', { password: 'passwordRequired' }],
    ['luana@demo.trilha.test', 'x', {}],
    ['  LUANA@Demo.Trilha.Test ', 'x', {}],
    ['lu ana@demo.trilha.test', 'x', {}],
    ['luana.aroeira', 'x', {}],
    ['luana@demo.trilha.test', ' ', {}],
  ])('%j and %j: %o', (username, password, expected) => {
    expect(checkLogin({ username, password })).toEqual(expected)
  })
})

describe('isPlainlyRight', () => {
  it('marks an email as soon as it is whole, a username once the field was left', () => {
    expect(isPlainlyRight('luana@demo.trilha.test', false)).toBe(true)
    expect(isPlainlyRight('luana', false)).toBe(false)
    expect(isPlainlyRight('luana', true)).toBe(true)
    expect(isPlainlyRight('luana@demo', true)).toBe(false)
  })
})
