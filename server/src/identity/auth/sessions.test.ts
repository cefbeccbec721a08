import { randomUUID } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth, type Tokens } from '@trilha/contract/identity/auth'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { settled } from '../../testing/settled.ts'
import { testApp } from '../../testing/test-app.ts'
import { endOtherSessions } from './public.ts'

const test = testApp()
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

async function signIn(person: Person, userAgent: string) {
  const answer = await test.anonymous.call(auth, 'token', {
    body: { grant_type: 'password', username: person.username, password: person.password },
    headers: { 'user-agent': userAgent },
  })
  return caller(test.address, (answer.body as Tokens).access_token)
}

async function idsOf(person: Pick<Person, 'call'>) {
  const answer = await person.call(auth, 'listSessions')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ id }) => id)
}

describe('my open sessions', () => {
  it('are listed with the words of the device, this one first, and nobody else’s', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    await signIn(ana, phone)
    const answer = await ana.call(auth, 'listSessions')
    expect(answer.body).toMatchObject([
      { id: ana.sessionId, current: true, browser: null, system: null, startedBy: 'PASSWORD' },
      { current: false, browser: 'Chrome', system: 'Android', startedBy: 'PASSWORD' },
    ])
    const { rows } = await test.database.pool.query('select row_to_json(s)::text as text from sessions s')
    expect(JSON.stringify(rows)).not.toMatch(/Pixel|Mozilla|Chrome\/126/)
    expect(await idsOf(bia)).toEqual([bia.sessionId])
  })

  it('leave out what ended or expired', async () => {
    const ana = await test.given.student()
    const [left, old] = [await test.given.openSession({ owner: ana }), await test.given.openSession({ owner: ana })]
    await left.call(auth, 'revoke')
    await test.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('id', '=', old.sessionId)
      .execute()
    expect(await idsOf(ana)).toEqual([ana.sessionId])
  })

  it('can be ended one by one, within a second', async () => {
    const ana = await test.given.student()
    const [lost, kept] = [await test.given.openSession({ owner: ana }), await test.given.openSession({ owner: ana })]
    await lost.call(accounts, 'current')
    expect(await ana.call(auth, 'endSession', { params: { id: lost.sessionId } })).toMatchObject({ status: 204 })
    await settled()
    expect(await lost.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    expect(await kept.call(accounts, 'current')).toMatchObject({ ok: true })
    for (const id of [lost.sessionId, randomUUID()]) {
      expect(await ana.call(auth, 'endSession', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0081' })
    }
  })

  it('of others cannot be ended', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    const answer = await ana.call(auth, 'endSession', { params: { id: bia.sessionId } })
    expect(answer).toMatchObject({ status: 404, code: 'nf_0081' })
    expect(await bia.call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('can all be ended but this one, by a blocked account too', async () => {
    const [ana, bia] = [await test.given.student({ blocked: true }), await test.given.student()]
    const others = await Promise.all([1, 2, 3].map(() => test.given.openSession({ owner: ana })))
    expect(await ana.call(auth, 'endOtherSessions')).toMatchObject({ status: 204 })
    await settled()
    for (const other of others) expect(await other.call(accounts, 'current')).toMatchObject({ code: 'br_0027' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true })
    expect(await bia.call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('end with a changed password, or not at all when that is rolled back', async () => {
    const ana = await test.given.student()
    const other = await test.given.openSession({ owner: ana })
    const { db } = test.database
    const undone = db.transaction().execute(async (tx) => {
      await endOtherSessions(tx, ana)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await idsOf(ana)).toContain(other.sessionId)
    await db.transaction().execute((tx) => endOtherSessions(tx, ana))
    expect(await idsOf(ana)).toEqual([ana.sessionId])
  })
})
