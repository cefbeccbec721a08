import { privacy } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { auth } from '@trilha/contract/identity/auth'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { clientHeader, type Caller } from '../../testing/caller.ts'
import { findLeaks } from '../../testing/fill-tables.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { privacyJobs } from './privacy.jobs.ts'

const test = testApp()
type Proof = { username: string; password: string }

const erase = ({ username, password }: Proof) =>
  test.anonymous.call(privacy, 'eraseWithoutAccount', { body: { username, password } })

const bothActs = [
  (on: Caller, body: Proof) => on.call(privacy, 'takeOutWithoutAccount', { body }),
  (on: Caller, body: Proof) => on.call(privacy, 'eraseWithoutAccount', { body }),
]

function takeOut({ username, password }: Proof): Promise<Response> {
  return fetch(`${test.address}/api/data-rights/without-account/copy`, {
    method: 'POST',
    headers: { authorization: clientHeader, 'content-type': 'application/json', 'accept-language': 'pt-BR' },
    body: JSON.stringify({ username, password }),
  })
}

describe('a person whom no school has linked', () => {
  it('takes their data out with the password', async () => {
    const rui = await test.given.unlinked({ name: 'Rui Sem Escola' })
    const answer = await takeOut(rui)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="trilha-meus-dados.zip"')
    const files = await unzip(Buffer.from(await answer.arrayBuffer()))
    expect(JSON.parse(files['dados/users.json']!)).toMatchObject([{ id: rui.userId, username: rui.username }])
    expect(files['index.html']).toContain('Rui Sem Escola')
  })

  it('is erased at once, with what waits to be sent, and once more a little later', async () => {
    const person = {
      name: 'Marcela Sem Escola',
      username: 'marcela.sem.escola@teste.trilha.test',
      password: 'um-segredo-novo',
      dateOfBirth: '2013-05-20',
      state: 'SP' as const,
      city: 'Campinas',
    }
    expect(await test.anonymous.call(users, 'signUp', { body: person })).toMatchObject({ status: 201 })
    const { id } = await test.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow()
    const leaks = () => findLeaks(test.database.db, test.app.platform.privacyPlans, { texts: ['marcela'], ids: [id] })
    expect(await leaks()).not.toEqual([])
    expect(await erase(person)).toMatchObject({ status: 204 })
    const { rows } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs where run_at > now() order by id desc limit 1`.execute(
      test.database.db,
    )
    await privacyJobs['privacy:erase-again'].work(test.app.platform, rows[0]!.payload as never)
    expect(await leaks()).toEqual([])
    const line = await test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'person.erased')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ subject_kind: 'user', school_id: null })
    const { username, password } = person
    expect(
      await test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password } }),
    ).toMatchObject({ status: 401, code: 'br_0014' })
  })

  it('is not somebody who does not know the password, nor anybody', async () => {
    const rui = await test.given.unlinked()
    const before = await writesMark(test.database.db)
    for (const proof of [
      { ...rui, password: 'errada-mesmo' },
      { ...rui, username: 'ninguem@teste.trilha.test' },
    ]) {
      expect(await erase(proof)).toMatchObject({ status: 401, code: 'br_0014' })
      expect((await takeOut(proof)).status).toBe(401)
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it.each(bothActs)('is named in full', async (act) => {
    const body = { username: 'ana@', password: 'um-segredo' }
    expect(await act(test.anonymous, body)).toMatchObject({ status: 400, code: 'ii_0003' })
  })

  it('spends the tries of the sign-in', async () => {
    const rui = await test.given.unlinked()
    for (let count = 0; count < 10; count += 1) await erase({ ...rui, password: 'errada-mesmo' })
    expect(await erase(rui)).toMatchObject({ status: 429 })
    expect(
      await test.anonymous.call(auth, 'token', {
        body: { grant_type: 'password', username: rui.username, password: rui.password },
      }),
    ).toMatchObject({ status: 429 })
  })
})

describe('where the installation tells who is unknown', () => {
  const revealing = testApp({ config: { revealUnknownUser: true } })

  it.each(bothActs)('so do these', async (act) => {
    const body = { username: 'ninguem@teste.trilha.test', password: 'um-segredo' }
    expect(await act(revealing.anonymous, body)).toMatchObject({ status: 404, code: 'nf_0011' })
  })
})

describe('a person with an account', () => {
  it.each([{}, { blocked: true }, { active: false }])('asks the school instead: %o', async (state) => {
    const ana = await test.given.student(state)
    const before = await writesMark(test.database.db)
    expect(await erase(ana)).toMatchObject({ status: 403, code: 'br_0003' })
    expect((await takeOut(ana)).status).toBe(403)
    expect(await writesMark(test.database.db)).toBe(before)
  })
})
