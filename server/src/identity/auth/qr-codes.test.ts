import { randomBytes, randomUUID } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth, type Tokens } from '@trilha/contract/identity/auth'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function newCode(person: Person) {
  const answer = await person.call(accounts, 'newQrCodeToken', { params: { id: person.userId } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function use(token: string, more: { keep?: 'true'; device_id?: string } = {}, headers: Record<string, string> = {}) {
  return test.anonymous.call(auth, 'token', { body: { grant_type: 'qrcode', token, ...more }, headers })
}

function preview(token: string) {
  return test.anonymous.call(auth, 'qrCodePreview', { body: { token } })
}

async function expire(person: Person) {
  await test.database.db
    .updateTable('qr_codes')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('user_id', '=', person.userId)
    .execute()
}

async function stateOf(person: Person, id: string) {
  const answer = await person.call(auth, 'qrCodeState', { params: { id } })
  return answer.ok ? answer.body.state : answer.code
}

/** How many hold a code that they want to use, and wait for its row. */
async function waitingForCode(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%update "qr_codes"%'`.execute(
    test.database.db,
  )
  return rows[0]!.count
}

describe('a QR code', () => {
  it('holds 256 bits, lives two minutes and is kept only as a hash', async () => {
    const ana = await test.given.student()
    const { token, expiresAt, expiresInSeconds } = await newCode(ana)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(expiresInSeconds).toBe(120)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 120_000)).toBeLessThan(5_000)
    const { rows } = await sql<{ text: string }>`select row_to_json(q)::text as text from qr_codes q`.execute(
      test.database.db,
    )
    expect(rows.some(({ text }) => text.includes(token))).toBe(false)
    expect(test.logLines.join('\n')).not.toContain(token)
  })

  it('signs a second device in to the account that showed it', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const switched = await rafa.call(accounts, 'changeTo', { query: { accId: other.accountId } })
    const there = caller(test.address, (switched.body as Tokens).access_token)
    const code = await there.call(accounts, 'newQrCodeToken', { params: { id: rafa.userId } })
    const answer = await use(code.ok ? code.body.token : '', { keep: 'true' })
    expect(answer).toMatchObject({ ok: true, body: { token_type: 'bearer' } })
    const tokens = answer.body as Tokens
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: rafa.userId, lsh: other.accountId })
    const phone = caller(test.address, tokens.access_token)
    expect(await phone.call(accounts, 'current')).toMatchObject({
      ok: true,
      body: { account: { id: other.accountId } },
    })
  })

  it('is used once, whoever is faster', async () => {
    const ana = await test.given.student()
    const { token, id } = await newCode(ana)
    // The row is held until several have looked at it: each of them has seen a code that nobody used.
    const { answers } = await test.database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('qr_codes').select('id').where('id', '=', id).forUpdate().execute()
      const uses = Array.from({ length: 6 }, () => use(token))
      await expect.poll(waitingForCode).toBeGreaterThanOrEqual(2)
      return { answers: Promise.all(uses) }
    })
    const done = await answers
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(done.filter((answer) => !answer.ok && answer.code === 'br_0012')).toHaveLength(5)
    expect(await use(token)).toMatchObject({ status: 409, code: 'br_0012', body: { error: 'invalid_grant' } })
    expect(await preview(token)).toMatchObject({ status: 409, code: 'br_0012' })
    expect(await stateOf(ana, id)).toBe('USED')
  })

  it('dies when another is made, when time is over, and with the session that showed it', async () => {
    const ana = await test.given.student()
    const first = await newCode(ana)
    const second = await newCode(ana)
    expect(await use(first.token)).toMatchObject({ status: 401, code: 'br_0039' })
    expect(await stateOf(ana, first.id)).toBe('nf_0080')
    expect(await stateOf(ana, second.id)).toBe('WAITING')
    await expire(ana)
    // Whoever reads it has no session here: it speaks of the code.
    const over = { code: 'br_0027', message: expect.stringContaining('deste link ou código') }
    expect(await use(second.token)).toMatchObject({ status: 410, body: { ...over, error: 'invalid_grant' } })
    expect(await preview(second.token)).toMatchObject({ status: 410, body: over })
    expect(await stateOf(ana, second.id)).toBe('EXPIRED')
    const third = await newCode(ana)
    await ana.call(auth, 'revoke')
    expect(await use(third.token)).toMatchObject({ status: 401, code: 'br_0039' })
    expect(await use(randomBytes(32).toString('base64url'))).toMatchObject({ status: 401, code: 'br_0039' })
  })

  it('leaves one alive when two are made at once', async () => {
    const ana = await test.given.student()
    const codes = await Promise.all(Array.from({ length: 6 }, () => newCode(ana)))
    const states = await Promise.all(codes.map(({ id }) => stateOf(ana, id)))
    expect(states.filter((state) => state === 'WAITING')).toHaveLength(1)
  })

  it('is made for oneself only', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    const before = await writesMark(test.database.db)
    for (const id of [bia.userId, randomUUID()]) {
      expect(await ana.call(accounts, 'newQrCodeToken', { params: { id } })).toMatchObject({
        status: 404,
        code: 'nf_0011',
      })
    }
    expect(await writesMark(test.database.db)).toBe(before)
    const { id } = await newCode(bia)
    expect(await stateOf(ana, id)).toBe('nf_0080')
  })

  it('is refused, and stays unused, once the account is no longer active', async () => {
    const ana = await test.given.student()
    const { token, id } = await newCode(ana)
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', ana.accountId).execute()
    expect(await use(token)).toMatchObject({ status: 403, code: 'br_0003' })
    await test.database.db.updateTable('accounts').set({ active: true }).where('id', '=', ana.accountId).execute()
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await stateOf(ana, id)).toBe('WAITING')
  })

  it('asks for the code', async () => {
    expect(await use('')).toMatchObject({ status: 400, body: { details: [{ code: 'rq_0100', field: 'token' }] } })
    expect(await use('x'.repeat(5000))).toMatchObject({ status: 400, code: 'ii_0050' })
  })
})

describe('looking at a QR code', () => {
  it('tells first name or nickname and the avatar, and nothing else', async () => {
    const ana = await test.given.student({ name: 'Ana Clara de Souza' })
    const { token } = await newCode(ana)
    expect(await preview(token)).toMatchObject({ ok: true, body: { name: 'Ana', avatar: null } })
    expect(Object.keys((await preview(token)).body as object).toSorted()).toEqual(['avatar', 'name'])
    await test.database.db.updateTable('users').set({ nickname: 'Aninha' }).where('id', '=', ana.userId).execute()
    expect((await preview(token)).body).toMatchObject({ name: 'Aninha' })
    expect(await preview('x')).toMatchObject({ status: 401, code: 'br_0039' })
  })

  it('is bounded: the eleventh look at one code is refused, and others are not', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    const { token } = await newCode(ana)
    for (let count = 0; count < 10; count += 1) expect(await preview(token)).toMatchObject({ ok: true })
    const late = await preview(token)
    expect(late).toMatchObject({ status: 429, code: 'br_0000' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await preview((await newCode(bia)).token)).toMatchObject({ ok: true })
    expect(await use(token)).toMatchObject({ ok: true })
  })
})

describe('the first device', () => {
  it('hears that its code was used', async () => {
    const ana = await test.given.student()
    const { id, token } = await newCode(ana)
    const socket = io(test.address, {
      path: '/ws',
      transports: ['websocket'],
      auth: { token: ana.accessToken },
      reconnection: false,
      forceNew: true,
    })
    try {
      await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
      const heard = new Promise((resolve) => socket.once('qrCode.used', resolve))
      await use(token)
      expect(await heard).toEqual({ id })
    } finally {
      socket.close()
    }
  })
})
