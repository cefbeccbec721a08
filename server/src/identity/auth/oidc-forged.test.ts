import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { auth } from '@trilha/contract/identity/auth'
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

/** A provider that signs whatever it is told to: what a real one would never say. */
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const clientId = 'trilha'

interface Said {
  iss?: string
  aud?: string
  sub?: string | undefined
  nonce?: string
  exp?: number
  email_verified?: unknown
}
let said: Said = {}
let sign: (claims: Record<string, unknown>) => Promise<string> | string = honestly
let email = ''

const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
server.on('request', (request, response) => {
  void answer(request.url ?? '').then((body) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function answer(path: string): Promise<unknown> {
  if (path.startsWith('/.well-known')) {
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    }
  }
  if (path === '/jwks') return { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256', use: 'sig', kid: '1' }] }
  const seconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: 'someone',
    email,
    email_verified: true,
    iat: seconds,
    exp: seconds + 60,
  }
  return { access_token: 'x', token_type: 'bearer', id_token: await sign({ ...claims, ...said }) }
}

function honestly(claims: Record<string, unknown>): Promise<string> {
  return signedBy(keys.privateKey)(claims)
}

function signedBy(key: KeyObject) {
  return (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: '1' }).sign(key)
}

const test = testApp({ config: { publicUrl: 'https://trilha.example', oidcIssuer: issuer, oidcClientId: clientId } })

async function attempt(lie: Said = {}, signer: typeof sign = honestly) {
  const started = await test.anonymous.call(auth, 'startOidc')
  if (!started.ok) throw new Error(started.code)
  const { authorizationUrl, state, verifier } = started.body
  said = { nonce: new URL(authorizationUrl).searchParams.get('nonce')!, ...lie }
  sign = signer
  return test.anonymous.call(auth, 'externalLogin', {
    params: { partner: 'oidc' },
    body: { code: 'any', state, verifier },
  })
}

describe('an identity token', () => {
  it('is taken when it holds, and refused for every way in which it does not', async () => {
    const ana = await test.given.student()
    email = ana.username
    await test.database.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', ana.userId)
      .execute()
    const before = await writesMark(test.database.db)
    const refused: [string, Awaited<ReturnType<typeof attempt>>][] = [
      ['another nonce', await attempt({ nonce: 'other' })],
      ['for another client', await attempt({ aud: 'another' })],
      ['of another issuer', await attempt({ iss: 'https://evil.example' })],
      ['expired', await attempt({ exp: 1 })],
      ['about nobody', await attempt({ sub: undefined })],
      ['signed by a stranger', await attempt({}, signedBy(stranger.privateKey))],
      ['not signed', await attempt({}, (claims) => new UnsecuredJWT(claims).encode())],
      ['signed with the public key as a secret', await attempt({}, (claims) => hs256(claims))],
    ]
    for (const [lie, outcome] of refused) expect(outcome, lie).toMatchObject({ status: 401, code: 'br_0039' })
    // Only the word true is a confirmed address.
    expect(await attempt({ email_verified: 'true' })).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await attempt()).toMatchObject({ ok: true })
  })
})

function hs256(claims: Record<string, unknown>): Promise<string> {
  const secret = keys.publicKey.export({ format: 'der', type: 'spki' })
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: '1' }).sign(secret)
}
