import { expect, test } from 'vitest'
import { handedOver } from './handover-address.ts'

test.each([
  ['/login/redirect-app', '', '#token=abc', 'token=abc'],
  ['/login/redirect-app', '?token=abc', '', ''],
  ['/nsr/external-login', '?partner=biblio&token=a.b.c', '', 'partner=biblio&token=a.b.c'],
  ['/nsr/oidc/signin', '?code=1&state=2', '', 'code=1&state=2'],
  ['/signin-oidc', '?code=1', '', 'code=1'],
  ['/login', '?next=/edubank', '', ''],
  ['/edubank', '?token=abc', '#token=abc', ''],
])('%s%s%s hands over %j', (pathname, search, hash, expected) => {
  expect(handedOver({ pathname, search, hash }).toString()).toBe(expected)
})
