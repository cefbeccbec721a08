import { contract } from '@trilha/contract'
import { describe, expect, it } from 'vitest'
import { isCall } from './call-path.ts'
import { laneMatcher } from './lanes.ts'

const laneOf = laneMatcher(Object.values(contract))
const password = Buffer.from('grant_type=password&username=a&password=b')
const refresh = Buffer.from('grant_type=refresh_token&refresh_token=x')

describe('which queue a call waits in', () => {
  it.each(['/api/oauth/token', '/api/oauth/token?x=1', '/%61pi/oauth/token'])('%s signs in', (url) => {
    expect(laneOf(url, password)).toBe('signIn')
  })

  it.each(['/api/oauth/token', '/api/oauth/token?x=1', '/%61pi/oauth/token'])('%s may also refresh', (url) => {
    expect(laneOf(url, refresh)).toBe('session')
  })

  it('signing out waits with the refreshes', () => {
    expect(laneOf('/api/tokens/revoke', undefined)).toBe('session')
  })

  it.each([
    ['of both grants, the last of which counts', 'grant_type=refresh_token&grant_type=password'],
    ['far longer than any refresh', `grant_type=refresh_token&refresh_token=${'x'.repeat(10_000)}`],
    ['with the grant inside a value', 'password=grant_type=refresh_token&grant_type=password'],
  ])('a body %s signs in', (_, body) => {
    expect(laneOf('/api/oauth/token', Buffer.from(body))).toBe('signIn')
  })

  it.each([undefined, 'tooLarge', 'late'] as const)('so does one that did not arrive (%s)', (body) => {
    expect(laneOf('/api/oauth/token', body)).toBe('signIn')
  })

  it('no other call becomes a refresh by what it carries', () => {
    expect(laneOf('/api/v1/acme-connect/login', refresh)).toBe('signIn')
    expect(laneOf('/api/wallets/my', refresh)).toBe('calls')
  })

  it.each([
    '/api/oauth/tokens',
    '/api/oauth/token/x',
    '/api/wallets/my',
    '/api/accounts/current?next=/api/oauth/token',
  ])('%s does neither', (url) => {
    expect(laneOf(url, password)).toBe('calls')
  })
})

it('takes a page whose name begins alike for a page', () => {
  expect(isCall('/apiary')).toBe(false)
  expect(isCall('/api/x')).toBe(true)
})
