import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('SOCKET_PATH', () => {
  it.each(['/ws', '/canal', '/socket.io', '/realtime/v1'])('may be %s', (path) => {
    expect(readConfig({ SOCKET_PATH: path }).socketPath).toBe(path)
  })

  it.each([
    '/api',
    '/API',
    '/api/ws',
    '/assets',
    '/healthz',
    '/metrics',
    '/outbox',
    '/login',
    '/my-trail/live',
    '/desk',
    '/gallery',
    '/',
    '//',
    '/ws/',
    '/ws?x=1',
    'ws',
    '/..',
  ])('may not be %s, in one sentence', (path) => {
    expect(() => readConfig({ SOCKET_PATH: path })).toThrow(/^The setting SOCKET_PATH is wrong: [^\n]*$/)
  })
})

describe('SOCKET_URL', () => {
  const publicUrl = 'https://escola.example'

  it.each([
    ['wss://live.escola.example', 'wss://live.escola.example'],
    ['https://live.escola.example:8443/', 'https://live.escola.example:8443'],
  ])('may be %s', (given, taken) => {
    expect(readConfig({ SOCKET_URL: given, PUBLIC_URL: publicUrl }).socketUrl).toBe(taken)
  })

  it.each([
    ['no address', { SOCKET_URL: 'live', PUBLIC_URL: publicUrl }],
    ['another protocol', { SOCKET_URL: 'ftp://live.escola.example', PUBLIC_URL: publicUrl }],
    ['without PUBLIC_URL', { SOCKET_URL: 'wss://live.escola.example' }],
  ])('is refused: %s', (_, settings) => {
    expect(() => readConfig(settings)).toThrow(/^The setting SOCKET_URL is wrong/)
  })
})

describe('an identity provider', () => {
  const whole = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'trilha', PUBLIC_URL: 'https://escola.example' }

  it('is set whole, or not at all', () => {
    expect(readConfig(whole).oidcIssuer).toBe('https://id.example')
    expect(readConfig({}).oidcIssuer).toBeUndefined()
    for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'PUBLIC_URL'])
      expect(() => readConfig({ ...whole, [name]: undefined }), name).toThrow(/^The setting OIDC_ISSUER is wrong/)
    expect(() => readConfig({ OIDC_CLIENT_SECRET: 'x' })).toThrow(/^The setting OIDC_ISSUER is wrong/)
  })
})
