import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { notes } from '@trilha/contract/learning/notes'
import { users } from '@trilha/contract/identity/users'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

const choose = (person: Person, password = 'girassol no quintal') =>
  person.call(users, 'chooseFirstPassword', { body: { password } })
const signIn = ({ username }: Person, password: string) =>
  test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password } })

async function givenOfficePassword(): Promise<Person> {
  const ana = await test.given.student({ name: 'Ana Jatobá' })
  await test.given.officePassword(ana)
  return ana
}

describe('a password that the office made', () => {
  it('opens nothing but the choice of another one', async () => {
    const ana = await givenOfficePassword()
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { mustChangePassword: true } } })
    expect(await ana.call(notes, 'listMine', { query: {} })).toMatchObject({
      status: 403,
      code: 'br_0038',
      body: { field: 'password' },
    })
    expect(await choose(ana)).toMatchObject({ status: 204 })
    expect(await ana.call(notes, 'listMine', { query: {} })).toMatchObject({ ok: true })
  })

  it('ends with the choice, in every other session too', async () => {
    const ana = await givenOfficePassword()
    const other = { ...ana, ...(await test.given.openSession({ owner: ana })) }
    await choose(ana)
    expect(await signIn(ana, ana.password)).toMatchObject({ status: 401, code: 'br_0014' })
    expect(await signIn(ana, 'girassol no quintal')).toMatchObject({ ok: true })
    expect(await other.call(accounts, 'current')).toMatchObject({ status: 401 })
  })

  it('is chosen once, also by many at once', async () => {
    const ana = await givenOfficePassword()
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(ana)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await choose(ana)).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it.each(['password', 'Jatobá123', 'curta'])('is not replaced by %s', async (password) => {
    const ana = await givenOfficePassword()
    const before = await writesMark(test.database.db)
    expect(await choose(ana, password)).toMatchObject({ status: 400, body: { field: 'password' } })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('a password of one’s own', () => {
  it('is not replaced without the current one', async () => {
    const ana = await test.given.student()
    expect(await choose(ana)).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it.each(['12345678', 'Pessoa Teste', 'Teste2026'])('is not changed to %s', async (password) => {
    const ana = await test.given.student()
    const body = { password, currentPassword: ana.password }
    expect(await ana.call(users, 'update', { params: { id: ana.userId }, body })).toMatchObject({
      status: 400,
      code: 'ii_1001',
      body: { field: 'password' },
    })
  })
})
