import { randomUUID } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth, type ExternalLogin, type Tokens } from '@trilha/contract/identity/auth'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import {
  startIdentityProvider,
  visitProvider,
  type ProviderPerson,
  type RunningProvider,
} from '../../testing/identity-provider.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { settled } from '../../testing/settled.ts'
import { testApp } from '../../testing/test-app.ts'

const trilha = 'https://trilha.example'
const people: ProviderPerson[] = []
const provider: RunningProvider = await startIdentityProvider({ people, trilha })
afterAll(() => provider.close())

let now = () => new Date()
const test = testApp({
  config: {
    publicUrl: trilha,
    oidcIssuer: provider.issuer,
    oidcClientId: provider.clientId,
    oidcClientSecret: provider.clientSecret,
    oidcName: 'Conta da escola',
  },
  now: () => now(),
})
const plain = testApp()

async function confirmed<P extends { userId: string }>(person: P): Promise<P> {
  await test.database.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', person.userId)
    .execute()
  return person
}

function atProvider(email: string, { id = randomUUID(), emailVerified = true } = {}): ProviderPerson {
  const person = { id, name: 'Pessoa Teste', email, emailVerified }
  people.push(person)
  return person
}

async function start() {
  const answer = await test.anonymous.call(auth, 'startOidc')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function login(body: ExternalLogin) {
  return test.anonymous.call(auth, 'externalLogin', { params: { partner: 'oidc' }, body })
}

async function cameBack(
  person: ProviderPerson,
): Promise<Required<Pick<ExternalLogin, 'code' | 'state' | 'verifier'>> & ExternalLogin> {
  const { authorizationUrl, state, verifier } = await start()
  const back = (await visitProvider(authorizationUrl, person.id)).searchParams
  expect(back.get('state')).toBe(state)
  return { code: back.get('code')!, state, verifier, iss: back.get('iss')! }
}

async function signedIn(person: ProviderPerson): Promise<Tokens> {
  const answer = await login(await cameBack(person))
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

describe('signing in at the identity provider', () => {
  it('asks for code, PKCE, state, nonce and the three scopes, and says its name', async () => {
    expect((await test.anonymous.call(auth, 'options')).body).toEqual({ oidc: { name: 'Conta da escola' } })
    const { authorizationUrl, state, verifier } = await start()
    const { origin, searchParams } = new URL(authorizationUrl)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      redirect_uri: `${trilha}/nsr/oidc/signin`,
      state,
      nonce: expect.any(String),
    })
    expect(authorizationUrl).not.toContain(verifier)
  })

  it('lets a person in whose confirmed address is their name here, in whatever case', async () => {
    const ana = await confirmed(await test.given.student())
    const tokens = await signedIn(atProvider(ana.username.toUpperCase()))
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: ana.userId, lsh: ana.accountId, idp: 'oidc' })
    const me = caller(test.address, tokens.access_token)
    expect(await me.call(accounts, 'current')).toMatchObject({ ok: true, body: { user: { id: ana.userId } } })
    const renewed = await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
    })
    expect(renewed.ok && decodeJwt(renewed.body.access_token)).toMatchObject({ idp: 'oidc' })
  })

  it('confirms the mailbox for which it vouches, and ends the password that was chosen before', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { emailVerified: false } } })
    const tokens = await signedIn(atProvider(ana.username))
    const me = caller(test.address, tokens.access_token)
    expect(await me.call(accounts, 'current')).toMatchObject({
      body: { user: { id: ana.userId, emailVerified: true } },
    })
    expect(await ana.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    const body = { grant_type: 'password' as const, username: ana.username, password: ana.password }
    expect(await test.anonymous.call(auth, 'token', { body })).toMatchObject({ status: 401, code: 'br_0014' })
  })

  it('leaves the password of a person who confirmed the mailbox', async () => {
    const ana = await test.given.student()
    await signedIn(atProvider(ana.username))
    const body = { grant_type: 'password' as const, username: ana.username, password: ana.password }
    expect(await test.anonymous.call(auth, 'token', { body })).toMatchObject({ ok: true })
  })

  it('knows the person again when the address there has changed', async () => {
    const ana = await confirmed(await test.given.student())
    const there = atProvider(ana.username)
    await signedIn(there)
    there.email = 'outro.endereco@teste.trilha.test'
    expect(decodeJwt((await signedIn(there)).access_token).sub).toBe(ana.userId)
  })

  it('creates nobody, and links nobody by an address for which the provider does not vouch', async () => {
    const ana = await confirmed(await test.given.student())
    const before = await writesMark(test.database.db)
    for (const stranger of [
      atProvider('ninguem.aqui@teste.trilha.test'),
      atProvider(ana.username, { emailVerified: false }),
    ]) {
      expect(await login(await cameBack(stranger))).toMatchObject({ status: 403, code: 'br_0003' })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses a second identity with the address of a person who is linked', async () => {
    const ana = await confirmed(await test.given.student())
    await signedIn(atProvider(ana.username))
    expect(await login(await cameBack(atProvider(ana.username)))).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('links once when two devices come back together', async () => {
    const ana = await confirmed(await test.given.student())
    const there = atProvider(ana.username)
    const answers = await Promise.all([cameBack(there), cameBack(there)])
    expect((await Promise.all(answers.map(login))).map(({ status }) => status)).toEqual([200, 200])
  })

  it('refuses somebody without an account, and lets one whose account has ended in to their data', async () => {
    const stranger = await confirmed(await test.given.unlinked())
    expect(await login(await cameBack(atProvider(stranger.username)))).toMatchObject({ status: 403, code: 'br_0003' })
    const gone = await confirmed(await test.given.student({ active: false }))
    const tokens = await signedIn(atProvider(gone.username))
    expect(await caller(test.address, tokens.access_token).call(accounts, 'current')).toMatchObject({
      body: { flags: { isBlockedAccount: true } },
    })
  })
})

describe('a return that does not hold', () => {
  it('is taken once', async () => {
    const ana = await confirmed(await test.given.student())
    const back = await cameBack(atProvider(ana.username))
    expect(await login(back)).toMatchObject({ ok: true })
    expect(await login(back)).toMatchObject({ status: 401, code: 'br_0039' })
  })

  it('is refused with another verifier, another state, an altered one, another code or issuer', async () => {
    const ana = await confirmed(await test.given.student())
    const there = atProvider(ana.username)
    const other = await start()
    const before = await writesMark(test.database.db)
    for (const change of [
      { verifier: other.verifier },
      { state: other.state },
      { state: 'x' },
      { state: other.state, verifier: other.verifier },
      { code: 'x'.repeat(40) },
      { iss: 'https://evil.example' },
    ]) {
      const back = await cameBack(there)
      expect(await login({ ...back, ...change }), JSON.stringify(change)).toMatchObject({
        status: 401,
        code: 'br_0039',
      })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('is refused when it took longer than ten minutes', async () => {
    const ana = await confirmed(await test.given.student())
    const back = await cameBack(atProvider(ana.username))
    const late = Date.now() + 601_000
    now = () => new Date(late)
    const answer = await login(back)
    now = () => new Date()
    expect(answer).toMatchObject({ status: 410, code: 'br_0027' })
  })

  it('names every missing part at once', async () => {
    expect(await login({})).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'rq_0101', field: 'code' },
          { code: 'rq_0102', field: 'state' },
          { code: 'rq_0103', field: 'verifier' },
        ],
      },
    })
  })
})

describe('leaving', () => {
  it('revokes at the provider and says where its session ends', async () => {
    const ana = await confirmed(await test.given.student())
    const tokens = await signedIn(atProvider(ana.username))
    const me = caller(test.address, tokens.access_token)
    const before = provider.revoked.length
    const answer = await me.call(auth, 'signOutOidc')
    expect(provider.revoked.length).toBe(before + 1)
    const { origin, searchParams } = new URL((answer.body as { endSessionUrl: string }).endSessionUrl)
    expect(origin).toBe(provider.issuer)
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${trilha}/nsr/oidc/signout-callback-oidc`)
    // The provider knows whose session ends, and need not ask whoever is there.
    expect(decodeJwt(searchParams.get('id_token_hint')!)).toMatchObject({
      iss: provider.issuer,
      aud: provider.clientId,
    })
    await settled()
    expect(await me.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    expect(
      await test.database.db
        .selectFrom('provider_tokens')
        .select('session_id')
        .where('user_id', '=', ana.userId)
        .execute(),
    ).toEqual([])
  })

  it('revokes there too when the session is ended by the plain call or from another device', async () => {
    const ana = await confirmed(await test.given.student())
    const there = atProvider(ana.username)
    const [first, second] = [await signedIn(there), await signedIn(there)]
    const before = provider.revoked.length
    await caller(test.address, first.access_token).call(auth, 'endOtherSessions')
    expect(provider.revoked.length).toBe(before + 1)
    await caller(test.address, first.access_token).call(auth, 'revoke')
    expect(provider.revoked.length).toBe(before + 2)
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  it('keeps nothing of the provider readable meanwhile', async () => {
    const ana = await confirmed(await test.given.student())
    await signedIn(atProvider(ana.username))
    const rows = await test.database.db
      .selectFrom('provider_tokens')
      .selectAll()
      .where('user_id', '=', ana.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed.toString('latin1')).not.toMatch(/[\w-]{20,}/)
  })
})

describe('a provider that is not there', () => {
  const away = testApp({ config: { publicUrl: trilha, oidcIssuer: 'http://127.0.0.1:9', oidcClientId: 'x' } })

  it('is no reason to fail: come back later, and the school goes on', async () => {
    expect(await away.anonymous.call(auth, 'startOidc')).toMatchObject({ status: 503, code: 'br_0000' })
    const ana = await away.given.student()
    const answer = await ana.call(auth, 'signOutOidc')
    expect(answer).toMatchObject({ ok: true, body: { endSessionUrl: null } })
  })

  it('is not offered where none is configured', async () => {
    expect((await plain.anonymous.call(auth, 'options')).body).toEqual({ oidc: null })
    expect(await plain.anonymous.call(auth, 'startOidc')).toMatchObject({ status: 404, code: 'nf_0056' })
    const answer = await plain.anonymous.call(auth, 'externalLogin', { params: { partner: 'oidc' }, body: {} })
    expect(answer).toMatchObject({ status: 404, code: 'nf_0056' })
  })
})
