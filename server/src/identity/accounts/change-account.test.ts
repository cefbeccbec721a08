import { randomUUID } from 'node:crypto'
import { chests } from '@trilha/contract/economy/chests'
import { wallets } from '@trilha/contract/economy/wallets'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth, type Tokens } from '@trilha/contract/identity/auth'
import { decodeJwt } from 'jose'
import { io } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { settled } from '../../testing/settled.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

function change(person: Pick<Person, 'call'>, accId: string) {
  return person.call(accounts, 'changeTo', { query: { accId } })
}

async function changed(person: Pick<Person, 'call'>, accId: string) {
  const answer = await change(person, accId)
  if (!answer.ok) throw new Error(answer.code)
  return { tokens: answer.body, ...caller(test.address, answer.body.access_token) }
}

describe('GET /accounts/my', () => {
  it('lists every account of the person with school, role and state, and nobody else’s', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const left = await test.given.account({ owner: rafa, active: false, role: 'PARENT' })
    await test.given.student()
    const { body } = await rafa.call(accounts, 'listMine')
    expect(body).toHaveLength(3)
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: rafa.accountId, current: true, active: true, className: expect.any(String) }),
        expect.objectContaining({
          id: other.accountId,
          current: false,
          school: expect.objectContaining({ id: other.schoolId }),
        }),
        expect.objectContaining({ id: left.accountId, active: false, role: 'PARENT', className: null }),
      ]),
    )
  })

  it('says of each whether it is blocked, by the rule that its own session would be held to', async () => {
    const rafa = await test.given.student()
    const { db } = test.database
    const closedSchool = async (role: 'STUDENT' | 'SCHOOL_ADMIN') => {
      const account = await test.given.account({ owner: rafa, role })
      await test.given.flags(account.schoolId, { isBlockedAccount: true })
      return account
    }
    const over = await test.given.account({ owner: rafa })
    await db
      .updateTable('accounts')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', over.accountId)
      .execute()
    const others = [
      over,
      await closedSchool('STUDENT'),
      await closedSchool('SCHOOL_ADMIN'),
      await test.given.account({ owner: rafa, active: false }),
      await test.given.account({ owner: rafa }),
    ]
    const mine = await rafa.call(accounts, 'listMine')
    const listed = mine.ok ? mine.body : []
    for (const { accountId } of others) {
      const there = await test.given.session(rafa.userId, accountId, rafa.username)
      const current = await there.call(accounts, 'current')
      expect(listed.find(({ id }) => id === accountId)?.blocked, accountId).toBe(
        current.ok && current.body.flags.isBlockedAccount,
      )
    }
    expect(listed.filter(({ blocked }) => blocked)).toHaveLength(3)
  })
})

describe('POST /accounts/change-to', () => {
  it('answers tokens of the other account, and the session goes on there', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const there = await changed(rafa, other.accountId)
    expect(decodeJwt(there.tokens.access_token)).toMatchObject({
      sub: rafa.userId,
      lsh: other.accountId,
      sid: rafa.sessionId,
    })
    expect(await there.call(accounts, 'current')).toMatchObject({
      ok: true,
      body: { account: { id: other.accountId } },
    })
    const next = await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'refresh_token', refresh_token: there.tokens.refresh_token },
    })
    expect(decodeJwt((next.body as Tokens).access_token)).toMatchObject({ lsh: other.accountId })
  })

  it('is where the next sign-in leads', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    await changed(rafa, other.accountId)
    const again = await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'password', username: rafa.username, password: rafa.password },
    })
    expect(decodeJwt((again.body as Tokens).access_token)).toMatchObject({ lsh: other.accountId })
  })

  it('shuts the tokens of the account that was left: what a tab still sends happens in neither', async () => {
    const rafa = await test.given.student()
    const chest = await test.given.chest({ owner: rafa })
    const other = await test.given.account({ owner: rafa })
    await rafa.call(accounts, 'current')
    const there = await changed(rafa, other.accountId)
    await settled()
    const before = await writesMark(test.database.db)
    expect(await rafa.call(chests, 'openOne', { params: { id: chest.id } })).toMatchObject({
      status: 401,
      code: 'br_0027',
    })
    expect(await writesMark(test.database.db)).toBe(before)
    // The chest belongs to the account that was left, the wallet to the person (decision G24).
    expect(await there.call(chests, 'openOne', { params: { id: chest.id } })).toMatchObject({
      status: 404,
      code: 'nf_0039',
    })
    expect(await there.call(chests, 'listMine', { query: {} })).toMatchObject({ ok: true, body: { content: [] } })
    expect(await there.call(wallets, 'getMine')).toMatchObject({ ok: true })
  })

  it('gives the same successor to a tab that refreshed with the token before', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const there = await changed(rafa, other.accountId)
    const late = await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'refresh_token', refresh_token: rafa.refreshToken },
    })
    expect((late.body as Tokens).refresh_token).toBe(there.tokens.refresh_token)
  })

  it('leaves behind what a PIN had opened', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const sessions = () =>
      test.database.db
        .selectFrom('sessions')
        .select('edit_granted_until')
        .where('id', '=', rafa.sessionId)
        .executeTakeFirstOrThrow()
    await test.database.db
      .updateTable('sessions')
      .set({ edit_granted_until: new Date(Date.now() + 900_000) })
      .where('id', '=', rafa.sessionId)
      .execute()
    await changed(rafa, other.accountId)
    expect((await sessions()).edit_granted_until).toBeNull()
  })

  it('refuses who is no longer a member, and an account that is not one’s own as a missing one', async () => {
    const [rafa, bia] = [await test.given.student(), await test.given.student()]
    const left = await test.given.account({ owner: rafa, active: false })
    const before = await writesMark(test.database.db)
    expect(await change(rafa, left.accountId)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'accId' } })
    for (const foreign of [bia.accountId, randomUUID()]) {
      expect(await change(rafa, foreign)).toMatchObject({ status: 404, code: 'nf_0001' })
    }
    expect(await rafa.raw('POST', '/api/accounts/change-to')).toMatchObject({ status: 400, code: 'rq_0015' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await rafa.call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('is the way out of a blocked or ended account', async () => {
    for (const state of [{ blocked: true }, { active: false }]) {
      const rafa = await test.given.student(state)
      const other = await test.given.account({ owner: rafa })
      const there = await changed(rafa, other.accountId)
      expect(await there.call(wallets, 'getMine')).toMatchObject({ ok: true })
    }
  })

  it('leads to one account when two tabs choose at once', async () => {
    const rafa = await test.given.student()
    const places = [await test.given.account({ owner: rafa }), await test.given.account({ owner: rafa })]
    const answers = await Promise.all(places.map(({ accountId }) => change(rafa, accountId)))
    await settled()
    const usable = await Promise.all(
      answers
        .filter(({ ok }) => ok)
        .map((answer) => caller(test.address, (answer.body as Tokens).access_token).call(accounts, 'current')),
    )
    expect(usable.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('closes the sockets of the account that was left, without ending the session', async () => {
    const rafa = await test.given.student()
    const other = await test.given.account({ owner: rafa })
    const socket = io(test.address, {
      path: '/ws',
      transports: ['websocket'],
      auth: { token: rafa.accessToken },
      reconnection: false,
      forceNew: true,
    })
    try {
      await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
      const heard: string[] = []
      socket.onAny((event: string) => heard.push(event))
      const closed = new Promise((resolve) => socket.once('disconnect', resolve))
      await changed(rafa, other.accountId)
      expect(await closed).toBe('io server disconnect')
      expect(heard).toEqual([])
    } finally {
      socket.close()
    }
  })
})
