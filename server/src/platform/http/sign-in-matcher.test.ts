import { contract } from '@trilha/contract'
import { expect, it } from 'vitest'
import { isCall, signInMatcher } from './mount.ts'

const isSignIn = signInMatcher(Object.values(contract))

it.each(['/api/oauth/token', '/api/oauth/token?x=1'])('%s signs in', (url) => {
  expect(isSignIn(url)).toBe(true)
})

it.each(['/api/oauth/tokens', '/api/oauth/token/x', '/api/wallets/my', '/api/accounts/current?next=/api/oauth/token'])(
  '%s does not',
  (url) => {
    expect(isSignIn(url)).toBe(false)
  },
)

it('takes a page whose name begins alike for a page', () => {
  expect(isCall('/apiary')).toBe(false)
  expect(isCall('/api/x')).toBe(true)
})
