import { randomUUID } from 'node:crypto'
import { GUARDIAN_CODE_TRIES, SIGN_UPS, TERMS_VERSION, WRONG_PASSWORD_TRIES } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { family } from '@trilha/contract/identity/family'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { caller, type Caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const test = testApp({ config: { smtpUrl: mailbox.url } })
beforeEach(() => test.database.db.deleteFrom('attempt_budgets').execute())

const password = 'um-segredo-novo'
const newEmail = () => `resp.${randomUUID().slice(0, 8)}@teste.trilha.test`

function signUp(guardianCode: string, more: { username?: string; password?: string; name?: string } = {}) {
  return test.anonymous.call(users, 'signUpGuardian', {
    body: { name: 'Marta Aroeira', username: newEmail(), password, guardianCode, relation: 'MOTHER', ...more },
  })
}

async function enter(username: string, secret = password) {
  const answer = await test.anonymous.call(auth, 'token', {
    body: { grant_type: 'password', username, password: secret },
  })
  if (!answer.ok) throw new Error(answer.code)
  return caller(test.address, answer.body.access_token)
}

/** Follows the newest link that was sent to the mailbox. */
async function confirm(username: string): Promise<void> {
  const mail = (await mailbox.mailsTo(username)).findLast(({ subject }) => subject === 'Confirme seu e-mail na Trilha')
  const [, id, verificationToken] = /email-validation\/([\w-]+)\/([\w-]+)/.exec(mail!.text!)!
  const params = { id: id!, verificationToken: verificationToken! }
  expect(await test.anonymous.call(users, 'verifyEmail', { params })).toMatchObject({ ok: true })
}

async function whoIs(by: Caller): Promise<{ userId: string }> {
  const answer = await by.call(accounts, 'current')
  if (!answer.ok) throw new Error(answer.code)
  return { userId: answer.body.user.id }
}

async function agree(by: Caller): Promise<void> {
  const { userId: id } = await whoIs(by)
  await by.call(users, 'agreeTerms', { params: { id }, body: { version: TERMS_VERSION } })
}

async function ownCode(child: Person): Promise<string> {
  const answer = await child.call(family, 'createMyCode')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.code
}

async function aChild() {
  const schoolId = await test.given.school()
  return test.given.student({ schoolId, name: 'Luana Aroeira' })
}

async function membership(username: string) {
  const { db } = test.database
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.role', 'accounts.is_member as isMember', 'accounts.school_id as schoolId'])
    .where('users.username', '=', username)
    .execute()
}

describe('a form with several faults', () => {
  it('names all of them at once, whoever knows them', async () => {
    const known = await test.given.person({ role: 'PARENT' })
    const before = await writesMark(test.database.db)
    const wrong = await signUp('ZZZZ-ZZZZ', { username: known.username, password: 'nao-e-a-senha', name: 'x' })
    const details = wrong.ok ? [] : wrong.body.details.map(({ code, field }) => [field, code])
    expect(details).toEqual([
      ['name', 'ii_0007'],
      ['guardianCode', 'nf_0085'],
      ['password', 'ae_0017'],
    ])
    const blocked = await signUp('ZZZZ-ZZZZ', { username: 'p.u.t.a@teste.trilha.test' })
    expect(blocked).toMatchObject({
      status: 404,
      body: { details: [{ field: 'guardianCode' }, { code: 'ii_0083', field: 'username' }] },
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('a guardian with a code', () => {
  it('of the school, for their mailbox, has no power before it is confirmed, and is linked when it is', async () => {
    const child = await aChild()
    const username = newEmail()
    expect(await signUp(await test.given.guardianCode({ child, email: username }), { username })).toMatchObject({
      status: 201,
      body: {
        user: { displayName: 'Marta' },
        link: { status: 'PENDING', waitsFor: 'MAILBOX', relation: 'MOTHER', child: { firstName: 'Luana' } },
      },
    })
    const guardian = await enter(username)
    await agree(guardian)
    expect(await guardian.call(accounts, 'current')).toMatchObject({
      body: { account: { role: 'PARENT', school: { id: child.schoolId } } },
    })
    const set = () =>
      guardian.call(family, 'update', { params: { id: child.accountId }, body: { purchasesEnabled: true } })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    expect(await set()).toMatchObject({ status: 404, code: 'nf_0055' })
    expect(await membership(username)).toEqual([{ role: 'PARENT', isMember: false, schoolId: child.schoolId }])
    await confirm(username)
    expect(await guardian.call(family, 'listMyLinks')).toMatchObject({ body: [{ status: 'LINKED', waitsFor: null }] })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ child: { userId: child.userId } }] })
    expect(await set()).toMatchObject({ ok: true, body: { purchasesEnabled: true } })
    expect(await membership(username)).toEqual([{ role: 'PARENT', isMember: true, schoolId: child.schoolId }])
  })

  it('of the school, meant for another mailbox or for none, waits for the office however confirmed theirs is', async () => {
    const child = await aChild()
    for (const email of [newEmail(), undefined]) {
      const username = newEmail()
      const answer = await signUp(await test.given.guardianCode({ child, email }), { username })
      expect(answer).toMatchObject({ status: 201, body: { link: { status: 'PENDING', waitsFor: 'OFFICE' } } })
      await confirm(username)
      const guardian = await enter(username)
      expect(await guardian.call(family, 'listMyLinks')).toMatchObject({ body: [{ status: 'PENDING' }] })
      expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
      expect(await membership(username)).toMatchObject([{ isMember: false }])
    }
  })

  it('who changes the e-mail before confirming the expected one is not linked by the other', async () => {
    const child = await aChild()
    const [expected, own] = [newEmail(), newEmail()]
    await signUp(await test.given.guardianCode({ child, email: expected }), { username: expected })
    const stranger = await enter(expected)
    await agree(stranger)
    const { userId } = await whoIs(stranger)
    const body = { username: own, currentPassword: password }
    expect(await stranger.call(users, 'update', { params: { id: userId }, body })).toMatchObject({ ok: true })
    await confirm(own)
    expect(await stranger.call(family, 'listMyLinks')).toMatchObject({
      body: [{ status: 'PENDING', waitsFor: 'OFFICE' }],
    })
    expect(await stranger.call(family, 'listByGuardian')).toMatchObject({ body: [] })
  })

  it('who changes the e-mail loses the powers until the new one is confirmed', async () => {
    const child = await aChild()
    const guardian = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    await test.given.guardianLink({ guardian, child })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ id: child.accountId }] })
    const username = newEmail()
    const body = { username, currentPassword: guardian.password }
    expect(await guardian.call(users, 'update', { params: { id: guardian.userId }, body })).toMatchObject({ ok: true })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    expect(await guardian.call(family, 'listMyLinks')).toMatchObject({
      body: [{ status: 'LINKED', waitsFor: 'MAILBOX' }],
    })
    expect(await guardian.call(users, 'get', { params: { idOrUsername: child.userId } })).toMatchObject({ status: 404 })
    await confirm(username)
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ id: child.accountId }] })
  })

  it('of a student waits for the school, and is none of its people until then', async () => {
    const child = await aChild()
    const username = newEmail()
    const answer = await signUp(await ownCode(child), { username })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.link.status).toBe('PENDING')
    const guardian = await enter(username)
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    await confirm(username)
    expect(await membership(username)).toEqual([expect.objectContaining({ isMember: false })])
    const staff = await test.given.person({ role: 'STAFF', schoolId: child.schoolId })
    const { id: linkId } = answer.body.link
    expect(await staff.call(family, 'decide', { params: { id: linkId }, body: { status: 'LINKED' } })).toMatchObject({
      status: 200,
    })
    expect(await membership(username)).toEqual([expect.objectContaining({ isMember: true })])
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ child: { userId: child.userId } }] })
  })

  it('who has a person already proves it, and signing in leads to the child', async () => {
    const child = await aChild()
    const known = await test.given.person({ role: 'PROFESSOR', schoolId: await test.given.school() })
    const code = await test.given.guardianCode({ child })
    const before = await writesMark(test.database.db)
    expect(await signUp(code, { username: known.username })).toMatchObject({
      status: 409,
      code: 'ae_0017',
      body: { field: 'password' },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await signUp(code, { username: known.username, password: known.password })).toMatchObject({ status: 201 })
    expect(await (await enter(known.username, known.password)).call(accounts, 'current')).toMatchObject({
      body: { user: { id: known.userId, name: 'Pessoa Teste' }, account: { role: 'PARENT' } },
    })
    const second = await test.given.guardianCode({ child: await test.given.student({ schoolId: child.schoolId }) })
    expect(await signUp(second, { username: known.username, password: known.password })).toMatchObject({ status: 201 })
    expect(await membership(known.username)).toHaveLength(2)
  })

  it('gives who works at the school an account of its own beside the other', async () => {
    const child = await aChild()
    const { schoolId } = child
    const helena = await test.given.person({ role: 'PROFESSOR', schoolId })
    const { username, password: secret } = helena
    const code = await test.given.guardianCode({ child, email: username })
    expect(await signUp(code, { username, password: secret })).toMatchObject({ ok: true })
    const held = await membership(username)
    expect(held.map(({ role }) => role).toSorted()).toEqual(['PARENT', 'PROFESSOR'])
    // Signing in leads to the child; one menu leads back to the desk, and each account sees its own.
    const guardian = await enter(username, secret)
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ child: { userId: child.userId } }] })
    expect(await helena.call(family, 'listByGuardian')).toMatchObject({ code: 'br_0003' })
    const mine = await guardian.call(accounts, 'listMine')
    if (!mine.ok) throw new Error(mine.code)
    expect(mine.body.map(({ role, current }) => `${role} ${current}`).toSorted()).toEqual([
      'PARENT true',
      'PROFESSOR false',
    ])
    expect(await guardian.call(accounts, 'changeTo', { query: { accId: helena.accountId } })).toMatchObject({
      ok: true,
    })
    // To colleagues they are who they work as.
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    expect(await admin.call(users, 'getBrief', { params: { id: helena.userId } })).toMatchObject({
      body: { role: 'PROFESSOR' },
    })
    // The same code of a second child leads to the same account.
    const second = await test.given.student({ schoolId })
    await signUp(await test.given.guardianCode({ child: second }), { username, password: secret })
    expect(await membership(username)).toHaveLength(2)
  })

  it('is refused where the person studies at the school, or was let go', async () => {
    const child = await aChild()
    const { schoolId } = child
    const [pupil, left] = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'PARENT', schoolId, active: false }),
    ]
    const code = await test.given.guardianCode({ child })
    const before = await writesMark(test.database.db)
    expect(await signUp(code, { username: pupil.username, password: pupil.password })).toMatchObject({
      status: 409,
      code: 'ae_0016',
    })
    expect(await signUp(code, { username: left.username, password: left.password })).toMatchObject({
      status: 403,
      code: 'br_0003',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('makes one link of a code that several use at once', async () => {
    const child = await aChild()
    const code = await test.given.guardianCode({ child })
    const names = Array.from({ length: 4 }, newEmail)
    const answers = await Promise.all(names.map((username) => signUp(code, { username })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404])
    const { rows } = await sql<{ people: number }>`
      select count(*) as people from users where username = any(${names}::text[])`.execute(test.database.db)
    expect(rows[0]!.people).toBe(1)
  })

  it('makes one person of a form that is sent twice', async () => {
    const child = await aChild()
    const username = newEmail()
    const codes = [await test.given.guardianCode({ child }), await test.given.guardianCode({ child })]
    const answers = await Promise.all(codes.map((code) => signUp(code, { username })))
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    expect(answers.every((answer) => answer.ok || answer.code === 'ae_0003')).toBe(true)
    expect(await membership(username)).toHaveLength(1)
  })

  it('names every failing field, and writes nothing', async () => {
    const right = await test.given.guardianCode({ child: await aChild() })
    const before = await writesMark(test.database.db)
    const answer = await test.anonymous.raw('POST', '/api/sign-up/guardian', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Marta', username: 'marta@mailinator.com', guardianCode: 'ABC' }),
    })
    if (answer.ok) throw new Error('was taken')
    expect(answer.body.details.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'name ii_0007',
      'username ii_0004',
      'password rq_0002',
      'guardianCode ii_0065',
      'relation rq_0187',
    ])
    expect(await signUp('ABCD-EFGH')).toMatchObject({ status: 404, code: 'nf_0085', body: { field: 'guardianCode' } })
    expect(await signUp(right, { username: `merda.${randomUUID()}@teste.trilha.test` })).toMatchObject({
      status: 400,
      code: 'ii_0083',
    })
    expect(await signUp(right, { username: 'marta@' })).toMatchObject({ status: 400, code: 'ii_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('guessing', () => {
  it('a code has the same tries as inside', async () => {
    const username = newEmail()
    for (let count = 0; count < GUARDIAN_CODE_TRIES; count += 1)
      expect(await signUp('ABCD-EFGH', { username })).toMatchObject({ status: 404 })
    const right = await test.given.guardianCode({ child: await aChild() })
    expect(await signUp(right, { username })).toMatchObject({ status: 429 })
  })

  it('a password has the same tries as at the door', async () => {
    const known = await test.given.person({ role: 'MENTOR' })
    const code = await test.given.guardianCode({ child: await aChild() })
    for (let count = 0; count < WRONG_PASSWORD_TRIES; count += 1)
      expect(await signUp(code, { username: known.username })).toMatchObject({ status: 409, code: 'ae_0017' })
    expect(await signUp(code, { username: known.username, password: known.password })).toMatchObject({ status: 429 })
  })

  it('counts as a sign-up of the address', async () => {
    const code = await test.given.guardianCode({ child: await aChild() })
    await test.anonymous.call(users, 'signUpGuardian', {
      body: {
        name: 'Marta Aroeira',
        username: newEmail(),
        password,
        guardianCode: 'ABCD-EFGH',
        relation: 'MOTHER',
      },
    })
    await sql`
      update attempt_budgets set tried_at = array_fill(now(), array[${SIGN_UPS}::int]) where key like 'signUp:%'`.execute(
      test.database.db,
    )
    expect(await signUp(code)).toMatchObject({ status: 429 })
  })
})
