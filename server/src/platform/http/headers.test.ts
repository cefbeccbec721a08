import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

const always = {
  'content-security-policy':
    /default-src 'none'.*script-src 'self';.*require-trusted-types-for 'script'; *trusted-types default/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
}

it.each([
  '/api/wallets/my',
  '/api/nowhere',
  '/healthz',
  '/api/docs',
  '/api/openapi.json',
  '/api/treasure-chests/%E0%A4%A/open',
])('%s carries every security header', async (path) => {
  const { headers } = await test.anonymous.raw('GET', path)
  for (const [name, value] of Object.entries(always)) expect(headers.get(name), name).toMatch(value)
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('set-cookie')).toBeNull()
})

it('keeps answers of the API out of every cache', async () => {
  const ana = await test.given.student()
  const { headers } = await ana.raw('GET', '/api/wallets/my')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

it('serves health, readiness, metrics and the reference', async () => {
  expect(await test.anonymous.raw('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
  expect(await test.anonymous.raw('GET', '/readyz')).toMatchObject({ status: 200, body: { ok: true } })
  expect((await test.anonymous.raw('GET', '/metrics')).body).toContain('trilha_http_request_seconds')
  expect((await test.anonymous.raw('GET', '/api/docs')).body).toContain('PATCH /api/treasure-chests/{id}/open')
  expect(await test.anonymous.raw('GET', '/api/openapi.json')).toMatchObject({ body: { openapi: '3.1.0' } })
})
