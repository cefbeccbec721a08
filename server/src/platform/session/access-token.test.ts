import { createHmac, generateKeyPairSync } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { wallets } from '@trilha/contract/economy/wallets'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { testApp, testSecrets } from '../../testing/test-app.ts'

const test = testApp()
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

interface Forged {
  alg?: string
  typ?: string
  iss?: string
  aud?: string
  exp?: number
  key?: Parameters<SignJWT['sign']>[0]
}

function forge(
  person: Person,
  { typ = 'at+jwt', iss = 'trilha', aud = 'trilha-web', exp = seconds() + 60, key = testSecrets.signing }: Forged = {},
) {
  return new SignJWT({ sid: person.sessionId, user_name: person.username, lsh: person.accountId })
    .setProtectedHeader({ alg: 'EdDSA', typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(person.userId)
    .setExpirationTime(exp)
    .sign(key)
}

async function answerTo(token: string) {
  const answer = await caller(test.address, token).call(accounts, 'current')
  return answer.ok ? 'in' : `${answer.status} ${answer.code}`
}

describe('an access token', () => {
  it('is taken when it is ours', async () => {
    const ana = await test.given.student()
    expect(await answerTo(await forge(ana))).toBe('in')
  })

  it('is refused when forged', async () => {
    const ana = await test.given.student()
    const payload = encode({
      sid: ana.sessionId,
      sub: ana.userId,
      iss: 'trilha',
      aud: 'trilha-web',
      exp: seconds() + 60,
    })
    const none = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`
    const symmetric = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${payload}`
    const spki = testSecrets.verifying.export({ format: 'pem', type: 'spki' })
    const forgeries = [
      none,
      `${symmetric}.${createHmac('sha256', spki).update(symmetric).digest('base64url')}`,
      await forge(ana, { key: generateKeyPairSync('ed25519').privateKey }),
      await forge(ana, { iss: 'elsewhere' }),
      await forge(ana, { aud: 'another-app' }),
      await forge(ana, { typ: 'JWT' }),
      ana.refreshToken,
      'rubbish',
    ]
    for (const token of forgeries) expect(await answerTo(token)).toBe('401 br_0011')
  })

  it('is refused when it has expired, also after it was remembered', async () => {
    const ana = await test.given.student()
    expect(await answerTo(await forge(ana, { exp: seconds() - 1 }))).toBe('401 br_0027')
    const brief = await forge(ana, { exp: seconds() + 1 })
    expect(await answerTo(brief)).toBe('in')
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(await answerTo(brief)).toBe('401 br_0027')
  })

  it('is refused without its session', async () => {
    const ana = await test.given.student()
    const token = await forge({ ...ana, sessionId: '00000000-0000-4000-8000-000000000000' })
    expect(await answerTo(token)).toBe('401 br_0027')
  })

  it('is refused when its session has run out', async () => {
    const ana = await test.given.student()
    const past = new Date(Date.now() - 1_000)
    await test.database.db.updateTable('sessions').set({ expires_at: past }).where('id', '=', ana.sessionId).execute()
    expect(await answerTo(await forge(ana))).toBe('401 br_0027')
  })

  it('is not read from anywhere but the header', async () => {
    const ana = await test.given.student()
    const answers = [
      await test.anonymous.raw('GET', `/api/wallets/my?access_token=${ana.accessToken}`),
      await test.anonymous.raw('GET', '/api/wallets/my', { headers: { cookie: `access_token=${ana.accessToken}` } }),
      await test.anonymous.raw('GET', '/api/wallets/my', { headers: { authorization: ana.accessToken } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: 'br_0001' })
  })
})

describe('the account behind it', () => {
  it('loses access within a second of being blocked or ended, though its token lives on', async () => {
    const ana = await test.given.student()
    expect(await ana.call(wallets, 'getMine')).toMatchObject({ ok: true })
    await test.database.db
      .updateTable('accounts')
      .set({ blocked_at: new Date() })
      .where('id', '=', ana.accountId)
      .execute()
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await ana.call(wallets, 'getMine')).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true, body: { flags: { isBlockedAccount: true } } })
    await test.database.db
      .updateTable('accounts')
      .set({ blocked_at: null, active: false })
      .where('id', '=', ana.accountId)
      .execute()
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await ana.call(wallets, 'getMine')).toMatchObject({ status: 403, code: 'br_0003' })
  })
})
