import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLES } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { privacy } from '@trilha/contract/identity/privacy'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { loadPartners } from '../../platform/session/partners.ts'
import { caller } from '../../testing/caller.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'

const schoolId = randomUUID()
const secret = 'um segredo de trinta e dois sinais ou mais'
const ed25519 = generateKeyPairSync('ed25519')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const folder = await temporaryFolder('partners')
afterAll(() => rm(folder, { recursive: true }))
const pem = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' })

async function partnersFile(entries: unknown): Promise<string> {
  const path = join(folder, `${randomUUID()}.json`)
  await writeFile(path, JSON.stringify(entries))
  return path
}
const test = testApp({
  config: {
    partnersFile: await partnersFile([
      { slug: 'estudar', schoolId, secret },
      { slug: 'biblio', schoolId, publicKey: pem(ed25519.publicKey) },
      { slug: 'mapas', schoolId, publicKey: pem(rsa.publicKey) },
    ]),
  },
})

const seconds = () => Math.floor(Date.now() / 1000)

interface Said {
  sub?: string
  email?: string
  role?: string
  jti?: string
  exp?: number
}
function tokenOf(
  said: Said,
  { alg = 'HS256', key = new TextEncoder().encode(secret) }: { alg?: string; key?: KeyObject | Uint8Array } = {},
) {
  const claims = { sub: 'x1', name: 'Pessoa Teste', jti: randomUUID(), exp: seconds() + 60, ...said }
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(key)
}

function login(token: string, partner = 'estudar') {
  return test.anonymous.call(auth, 'externalLogin', { params: { partner }, body: { token } })
}

let made: Promise<unknown> | undefined
async function member(options: Parameters<typeof test.given.person>[0] = {}) {
  made ??= test.database.db.insertInto('schools').values({ id: schoolId, name: 'Escola da parceria' }).execute()
  await made
  const person = await test.given.person({ schoolId, ...options })
  await confirm(person.userId, new Date())
  return person
}

function confirm(userId: string, at: Date | null) {
  return test.database.db.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
}

describe('partner login', () => {
  it('trusts no address that its owner has not confirmed here', async () => {
    const ana = await member()
    await confirm(ana.userId, null)
    expect(await login(await tokenOf({ email: ana.username }))).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('lets a person of the partner’s school in, whichever kind of key it has', async () => {
    const ana = await member()
    const said = { email: ana.username, role: 'STUDENT' }
    for (const [partner, token] of [
      ['estudar', await tokenOf(said)],
      ['biblio', await tokenOf(said, { alg: 'EdDSA', key: ed25519.privateKey })],
      ['mapas', await tokenOf(said, { alg: 'RS256', key: rsa.privateKey })],
    ] as const) {
      const answer = await login(token, partner)
      expect(answer, partner).toMatchObject({ ok: true, body: { token_type: 'bearer' } })
      const me = caller(test.address, answer.ok ? answer.body.access_token : '')
      expect(await me.call(accounts, 'current')).toMatchObject({ ok: true, body: { user: { id: ana.userId } } })
    }
  })

  it('takes a token once, also when it comes twice at the same time', async () => {
    const ana = await member()
    const token = await tokenOf({ email: ana.username })
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0012')).toHaveLength(7)
    expect(await login(token)).toMatchObject({ status: 409, code: 'br_0012' })
  })

  it.each([
    ['expired', { exp: seconds() - 1 }, 'br_0027', 410],
    ['expires too late', { exp: seconds() + 700 }, 'br_0039'],
    ['never expires', { exp: undefined }, 'br_0039'],
    ['has no name of its own', { jti: undefined }, 'br_0039'],
    ['names nobody', { email: undefined }, 'br_0039'],
    ['has no subject', { sub: undefined }, 'br_0039'],
  ] as [string, Said, string, number?][])('refuses a token that %s', async (_, said, code, status = 401) => {
    const ana = await member()
    const before = await writesMark(test.database.db)
    expect(await login(await tokenOf({ email: ana.username, ...said }))).toMatchObject({ status, code })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses a token that the partner did not sign, or not in its own way', async () => {
    const ana = await member()
    const said = { email: ana.username }
    const publicAsSecret = new TextEncoder().encode(pem(ed25519.publicKey))
    const unsigned = new UnsecuredJWT({ sub: 'x', ...said, jti: randomUUID() }).setExpirationTime('1m').encode()
    const forged: [string, string][] = [
      [await tokenOf(said, { key: new TextEncoder().encode('outro segredo de trinta e dois sinais') }), 'estudar'],
      [await tokenOf(said, { alg: 'HS512' }), 'estudar'],
      [await tokenOf(said, { alg: 'HS256', key: publicAsSecret }), 'biblio'],
      [await tokenOf(said, { alg: 'EdDSA', key: ed25519.privateKey }), 'mapas'],
      [unsigned, 'estudar'],
      ['x.y.z', 'estudar'],
    ]
    for (const [token, partner] of forged) {
      expect(await login(token, partner)).toMatchObject({ status: 401, code: 'br_0039' })
    }
  })

  it('opens the guardian’s account of who works in the office, and no way from it to the other', async () => {
    const admin = await member({ role: 'SCHOOL_ADMIN' })
    const { id } = await test.database.db
      .insertInto('accounts')
      .values({ user_id: admin.userId, school_id: schoolId, role: 'PARENT' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = await login(await tokenOf({ email: admin.username }))
    if (!answer.ok) throw new Error(answer.code)
    const guardian = caller(test.address, answer.body.access_token)
    expect(await guardian.call(accounts, 'listMine')).toMatchObject({ body: [{ id, role: 'PARENT' }] })
    const accId = admin.accountId
    expect(await guardian.call(accounts, 'changeTo', { query: { accId } })).toMatchObject({ code: 'br_0003' })
    expect(await guardian.call(privacy, 'createExport')).toMatchObject({ code: 'br_0003' })
    expect(await admin.call(accounts, 'changeTo', { query: { accId: id } })).toMatchObject({ ok: true })
    expect(await login(await tokenOf({ email: admin.username, role: 'SCHOOL_ADMIN' }))).toMatchObject({
      code: 'br_0003',
    })
  })

  it('signs in nobody else: no stranger, nobody of another school, nobody who works for the school', async () => {
    const [iara, gone] = [await test.given.student(), await member({ active: false })]
    const inCharge = await Promise.all([member({ role: 'SCHOOL_ADMIN' }), member({ role: 'STAFF' })])
    const before = await writesMark(test.database.db)
    for (const email of [
      'ninguem@teste.trilha.test',
      iara.username,
      gone.username,
      ...inCharge.map((p) => p.username),
    ]) {
      expect(await login(await tokenOf({ email }))).toMatchObject({ status: 403, code: 'br_0003' })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses a role that is not the account’s', async () => {
    const ana = await member()
    for (const role of ROLES.filter((each) => each !== 'STUDENT')) {
      expect(await login(await tokenOf({ email: ana.username, role }))).toMatchObject({ status: 403, code: 'br_0003' })
    }
  })

  it('knows no other partner', async () => {
    const token = await tokenOf({ email: 'x@y.br' })
    for (const partner of ['outra', 'constructor', 'a-b', '__proto__']) {
      expect(await login(token, partner)).toMatchObject({ status: 404, code: 'nf_0056' })
    }
  })

  it('asks for the token', async () => {
    const answer = await test.anonymous.call(auth, 'externalLogin', { params: { partner: 'estudar' }, body: {} })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ code: 'rq_0100', field: 'token' }] } })
  })

  it('takes out no copy of what another school holds, and sees no session or request of there', async () => {
    const rafa = await member()
    const whole = await login(await tokenOf({ email: rafa.username }))
    const only = caller(test.address, whole.ok ? whole.body.access_token : '')
    const id = await test.given.dataExport({ owner: rafa })
    expect(await only.call(privacy, 'getMyExport')).toMatchObject({ body: { latest: { id } } })
    const download = () => only.raw('GET', `/api/data-exports/${id}/file`)
    expect(await download()).toMatchObject({ ok: true })

    const other = await test.given.account({ owner: rafa })
    const there = await test.given.session(rafa.userId, other.accountId, rafa.username)
    const asked = await there.call(privacy, 'create', { body: dataRequestFields })
    const requestId = asked.ok ? asked.body.id : ''
    expect(await only.call(privacy, 'createExport')).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await only.call(privacy, 'getMyExport')).toMatchObject({ body: { latest: null } })
    expect(await download()).toMatchObject({ status: 404, code: 'nf_0087' })
    expect(await only.call(privacy, 'listMine', { query: { pSize: 10 } })).toMatchObject({ body: { content: [] } })
    expect(await only.call(privacy, 'get', { params: { id: requestId } })).toMatchObject({ code: 'nf_0054' })
    expect(await only.call(privacy, 'withdraw', { params: { id: requestId } })).toMatchObject({ code: 'nf_0054' })
    const sessions = await only.call(auth, 'listSessions')
    expect(sessions.ok && sessions.body.map(({ id: each }) => each)).not.toContain(there.sessionId)
    expect(await only.call(auth, 'endSession', { params: { id: there.sessionId } })).toMatchObject({ code: 'nf_0081' })
    await only.call(auth, 'endOtherSessions')
    expect(await there.call(privacy, 'get', { params: { id: requestId } })).toMatchObject({ ok: true })
    // Who signed in by themself still takes all of it.
    expect(await there.call(privacy, 'getMyExport')).toMatchObject({ body: { latest: { id } } })
    expect(await there.call(privacy, 'createExport')).toMatchObject({ ok: true })
  })

  it('never reaches an account of the same person in another school, not even by a QR code', async () => {
    const rafa = await member()
    const other = await test.given.account({ owner: rafa })
    const answer = await login(await tokenOf({ email: rafa.username }))
    const me = caller(test.address, answer.ok ? answer.body.access_token : '')
    const mine = await me.call(accounts, 'listMine')
    expect(mine.ok && mine.body.map(({ id }) => id)).toEqual([rafa.accountId])
    const refused = { status: 403, code: 'br_0003' }
    expect(await me.call(accounts, 'changeTo', { query: { accId: other.accountId } })).toMatchObject(refused)
    const code = await me.call(accounts, 'newQrCodeToken', { params: { id: rafa.userId } })
    const second = await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'qrcode', token: code.ok ? code.body.token : '' },
    })
    const phone = caller(test.address, second.ok ? second.body.access_token : '')
    expect(await phone.call(accounts, 'changeTo', { query: { accId: other.accountId } })).toMatchObject(refused)
    expect(await rafa.call(accounts, 'changeTo', { query: { accId: other.accountId } })).toMatchObject({ ok: true })
  })
})

describe('the partners’ file', () => {
  it.each([
    ['no list', {}],
    ['both keys', [{ slug: 'abc', schoolId, secret, publicKey: pem(ed25519.publicKey) }]],
    ['no key', [{ slug: 'abc', schoolId }]],
    ['a short secret', [{ slug: 'abc', schoolId, secret: 'curto' }]],
    ['the provider’s name', [{ slug: 'oidc', schoolId, secret }]],
    [
      'one name twice',
      [
        { slug: 'abc', schoolId, secret },
        { slug: 'abc', schoolId, secret },
      ],
    ],
    ['a key that is none', [{ slug: 'abc', schoolId, publicKey: 'x' }]],
    ['no school', [{ slug: 'abc', schoolId: 'x', secret }]],
    ['more than is known', [{ slug: 'abc', schoolId, secret, admin: true }]],
  ])('stops the start when it holds %s', async (_, entries) => {
    await expect(loadPartners({ partnersFile: await partnersFile(entries) })).rejects.toThrow(/PARTNERS_FILE/)
  })

  it('stops the start when it is missing, and is not needed', async () => {
    await expect(loadPartners({ partnersFile: join(folder, 'none.json') })).rejects.toThrow(/PARTNERS_FILE/)
    expect((await loadPartners({ partnersFile: undefined })).size).toBe(0)
  })
})
