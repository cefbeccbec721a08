import { randomUUID } from 'node:crypto'
import { auth } from '@trilha/contract/identity/auth'
import { accounts } from '@trilha/contract/identity/accounts'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { settled } from '../../testing/settled.ts'
import { testApp } from '../../testing/test-app.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const test = testApp({ config: { smtpUrl: mailbox.url } })

async function askLink(person: Person, count = 1): Promise<string> {
  expect(await person.call(users, 'resendVerification', { params: { id: person.userId } })).toMatchObject({
    status: 204,
  })
  const mails = await mailbox.mailsTo(person.username, count)
  return /email-validation\/[^/]+\/([\w-]+)/.exec(mails.at(-1)!.text!)![1]!
}

function verify(userId: string, verificationToken: string) {
  return test.anonymous.call(users, 'verifyEmail', { params: { id: userId, verificationToken } })
}

async function askCode(person: Person, count = 1): Promise<string> {
  expect(
    await test.anonymous.call(users, 'startRecovery', { params: { id: person.username }, body: {} }),
  ).toMatchObject({
    status: 204,
  })
  const mails = await mailbox.mailsTo(person.username, count)
  return /^(\d{6})$/m.exec(mails.at(-1)!.text!)![1]!
}

function recover(name: string, code: string, password?: string, device_id?: string) {
  return test.anonymous.call(users, 'recover', {
    params: { id: name, code },
    body: { ...(password !== undefined && { password }), ...(device_id !== undefined && { device_id }) },
  })
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('email verification', () => {
  it('confirms with the link that was sent, once; a second click is good news told again', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const token = await askLink(ana)
    expect(await verify(ana.userId, token)).toMatchObject({ status: 200, body: { emailVerified: true } })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { emailVerified: true } } })
    expect(await verify(ana.userId, token)).toMatchObject({ status: 409, code: 'br_0026' })
  })

  it('records which of the two links was followed', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const verificationToken = await askLink(ana)
    expect(
      await test.anonymous.call(users, 'verifyEmailZc', { params: { id: ana.userId, verificationToken } }),
    ).toMatchObject({ ok: true })
    const row = await test.database.db
      .selectFrom('email_verifications')
      .select('source')
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(row.source).toBe('zc')
  })

  it('refuses by the other address what it refuses by the first', async () => {
    const [ana, bruno] = await Promise.all([
      test.given.student({ isConfirmed: false }),
      test.given.student({ isConfirmed: false }),
    ])
    const [token, old] = [await askLink(ana), await askLink(bruno)]
    const follow = (id: string, verificationToken: string) =>
      test.anonymous.call(users, 'verifyEmailZc', { params: { id, verificationToken } })
    await sql`update email_verifications set expires_at = now() where user_id = ${bruno.userId}`.execute(
      test.database.db,
    )
    expect(await follow(bruno.userId, old)).toMatchObject({ status: 410, code: 'br_0025' })
    await sql`update email_verifications set used_at = now() where user_id = ${ana.userId}`.execute(test.database.db)
    expect(await follow(ana.userId, token)).toMatchObject({ status: 409, code: 'br_0012' })
    await sql`update users set email_verified_at = now() where id = ${ana.userId}`.execute(test.database.db)
    expect(await follow(ana.userId, token)).toMatchObject({ status: 409, code: 'br_0026' })
  })

  it('confirms once when the link is followed many times at once', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const token = await askLink(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(ana.userId, token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('br_0026')
  })

  it('ends after 48 hours', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const token = await askLink(ana)
    const row = await test.database.db
      .selectFrom('email_verifications')
      .select(sql<number>`extract(epoch from expires_at - created_at)::float8`.as('seconds'))
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(row.seconds).toBe(48 * 3600)
    await sql`update email_verifications set expires_at = now() where user_id = ${ana.userId}`.execute(test.database.db)
    expect(await verify(ana.userId, token)).toMatchObject({ status: 410, code: 'br_0025' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { emailVerified: false } } })
  })

  it('answers a wrong token, another’s token and nobody’s id alike', async () => {
    const [ana, bruno] = await Promise.all([
      test.given.student({ isConfirmed: false }),
      test.given.student({ isConfirmed: false }),
    ])
    const token = await askLink(ana)
    for (const [id, given] of [
      [ana.userId, 'x'.repeat(43)],
      [bruno.userId, token],
      [randomUUID(), token],
    ] as const)
      expect(await verify(id, given)).toMatchObject({ status: 401, code: 'br_0011' })
    expect(await verify(ana.userId, token)).toMatchObject({ ok: true })
  })

  it('spends the links to an address that is no longer the person’s', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const token = await askLink(ana)
    const username = `nova.${randomUUID()}@teste.trilha.test`
    const body = { username, currentPassword: ana.password }
    expect(await ana.call(users, 'update', { params: { id: ana.userId }, body })).toMatchObject({
      ok: true,
      body: { username, emailVerified: false },
    })
    expect(await verify(ana.userId, token)).toMatchObject({ status: 409, code: 'br_0012' })
    const [mail] = await mailbox.mailsTo(username)
    expect(mail!.subject).toBe('Confirme seu e-mail na Trilha')
    expect((await mailbox.mailsTo(ana.username, 2))[1]!.subject).toBe('O e-mail da sua conta na Trilha mudou')
  })

  it('is not sent again to who confirmed, nor where there is no mailbox, nor without end', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    await verify(ana.userId, await askLink(ana))
    const again = () => ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    expect(await again()).toMatchObject({ status: 409, code: 'br_0026' })
    await sql`update users set email_verified_at = null where id = ${ana.userId}`.execute(test.database.db)
    for (let count = 0; count < 4; count += 1) expect(await again()).toMatchObject({ status: 204 })
    expect(await again()).toMatchObject({ status: 429 })
    await sql`update users set username = 'ana.da.escola' where id = ${ana.userId}`.execute(test.database.db)
    expect(await again()).toMatchObject({ status: 400, code: 'ii_0003' })
  })

  it("is nobody else's to ask for", async () => {
    const [ana, bruno] = await Promise.all([
      test.given.student({ isConfirmed: false }),
      test.given.student({ isConfirmed: false }),
    ])
    expect(await bruno.call(users, 'resendVerification', { params: { id: ana.userId } })).toMatchObject({
      status: 404,
      code: 'nf_0011',
    })
  })
})

describe('recovery', () => {
  it('goes from code to password: ends every session, lets the new one in and the old one not', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    expect(await recover(ana.username, code)).toMatchObject({ status: 204 })
    expect(await recover(ana.username.toUpperCase(), code, 'outro-segredo')).toMatchObject({ status: 204 })
    await settled()
    expect(await ana.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    const grant = (password: string) =>
      test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username: ana.username, password } })
    expect(await grant(ana.password)).toMatchObject({ status: 401 })
    expect(await grant('outro-segredo')).toMatchObject({ ok: true })
    expect((await mailbox.mailsTo(ana.username, 2))[1]!.subject).toBe('Sua senha da Trilha mudou')
  })

  it('takes the id as well as the name', async () => {
    const ana = await test.given.student()
    await test.anonymous.call(users, 'startRecovery', { params: { id: ana.userId }, body: {} })
    const [mail] = await mailbox.mailsTo(ana.username)
    const code = /^(\d{6})$/m.exec(mail!.text!)![1]!
    expect(await recover(ana.userId, code)).toMatchObject({ status: 204 })
  })

  it('does not say whether somebody has the name, and floods no mailbox', async () => {
    const [ana, nobody] = [await test.given.student(), `ninguem.${randomUUID()}@teste.trilha.test`]
    const ask = (id: string, body = {}) => test.anonymous.call(users, 'startRecovery', { params: { id }, body })
    for (const id of [ana.username, nobody, ana.userId]) {
      for (let count = 0; count < 8; count += 1) expect(await ask(id)).toMatchObject({ status: 204 })
    }
    await mailbox.mailsTo(ana.username, 5)
    // By strangers the letters are used up; the device on which Ana signed in before has its own.
    const device_id = randomUUID()
    await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'password', username: ana.username, password: ana.password, device_id },
    })
    expect(await ask(ana.username, { device_id: randomUUID() })).toMatchObject({ status: 204 })
    expect(await ask(ana.username, { device_id })).toMatchObject({ status: 204 })
    expect(await mailbox.mailsTo(ana.username, 6)).toHaveLength(6)
    expect(mailbox.all.some(({ to }) => to === nobody)).toBe(false)
    expect(await recover(nobody, '123456')).toMatchObject({ status: 401, code: 'br_0011' })
    expect(await recover(ana.username, 'abc')).toMatchObject({ status: 400, code: 'ii_0059' })
  })

  it('refuses the right code one try too late', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    for (let count = 0; count < 5; count += 1)
      expect(await recover(ana.username, other(code))).toMatchObject({ status: 401, code: 'br_0011' })
    expect(await recover(ana.username, code, 'outro-segredo')).toMatchObject({ status: 401, code: 'br_0011' })
    const fresh = await askCode(ana, 2)
    expect(await recover(ana.username, fresh)).toMatchObject({ status: 204 })
  })

  it('leaves the tries of a device of one’s own when strangers used up theirs, and the other way round', async () => {
    const ana = await test.given.student()
    const device_id = randomUUID()
    await test.anonymous.call(auth, 'token', {
      body: { grant_type: 'password', username: ana.username, password: ana.password, device_id },
    })
    const code = await askCode(ana)
    for (let count = 0; count < 5; count += 1) await recover(ana.username, other(code), undefined, randomUUID())
    expect(await recover(ana.username, code)).toMatchObject({ code: 'br_0011' })
    for (let count = 0; count < 4; count += 1) await recover(ana.username, other(code), undefined, device_id)
    expect(await recover(ana.username, code, undefined, device_id)).toMatchObject({ status: 204 })
    await recover(ana.username, other(code), undefined, device_id)
    expect(await recover(ana.username, code, 'outro-segredo', device_id)).toMatchObject({ code: 'br_0011' })
    const fresh = await askCode(ana, 2)
    for (let count = 0; count < 5; count += 1) await recover(ana.username, other(fresh), undefined, device_id)
    expect(await recover(ana.username, fresh, 'outro-segredo')).toMatchObject({ status: 204 })
  })

  it('cannot be outrun by guessing in parallel', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    await Promise.all(Array.from({ length: 20 }, () => recover(ana.username, other(code))))
    expect(await recover(ana.username, code)).toMatchObject({ code: 'br_0011' })
    const { tries } = await test.database.db
      .selectFrom('recovery_codes')
      .select('tries')
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
  })

  it('does not count looking at the right code as a try', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    for (let count = 0; count < 4; count += 1) await recover(ana.username, other(code))
    for (let count = 0; count < 3; count += 1) expect(await recover(ana.username, code)).toMatchObject({ status: 204 })
    expect(await recover(ana.username, code, 'outro-segredo')).toMatchObject({ status: 204 })
  })

  it('sets one password when the code is used twice at once, and none after', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    const answers = await Promise.all([1, 2, 3].map((n) => recover(ana.username, code, `outro-segredo-${n}`)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await recover(ana.username, code, 'mais-um-segredo')).toMatchObject({ status: 409, code: 'br_0012' })
  })

  it('ends after 15 minutes', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    const row = await test.database.db
      .selectFrom('recovery_codes')
      .select(sql<number>`extract(epoch from expires_at - created_at)::float8`.as('seconds'))
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(row.seconds).toBe(900)
    await sql`update recovery_codes set expires_at = now() where user_id = ${ana.userId}`.execute(test.database.db)
    expect(await recover(ana.username, code, 'outro-segredo')).toMatchObject({ status: 410, code: 'br_0027' })
  })

  it('leaves the password alone when the new one is too short', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    expect(await recover(ana.username, code, 'curta')).toMatchObject({ status: 400, code: 'ii_0005' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('ends sessions for the reason that the password changed', async () => {
    const ana = await test.given.student()
    const code = await askCode(ana)
    await recover(ana.username, code, 'outro-segredo')
    const ended = await test.database.db
      .selectFrom('sessions')
      .select('end_reason')
      .where('user_id', '=', ana.userId)
      .execute()
    expect(ended).toEqual([{ end_reason: 'PASSWORD_CHANGED' }])
  })
})

describe('recovery by mail', () => {
  it('confirms the mailbox that received the code', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    expect(await recover(ana.username, await askCode(ana), 'girassol no quintal')).toMatchObject({ status: 204 })
    const row = await test.database.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(row.email_verified_at).toBeInstanceOf(Date)
  })

  it('refuses a password that is easy to guess, and the code stays', async () => {
    const ana = await test.given.student({ name: 'Ana Jatobá' })
    const code = await askCode(ana)
    for (const password of ['password', 'Jatobá 2014', ana.username])
      expect(await recover(ana.username, code, password)).toMatchObject({ status: 400, code: 'ii_1001' })
    expect(await recover(ana.username, code, 'girassol no quintal')).toMatchObject({ status: 204 })
  })
})

describe('secrets', () => {
  it('reach no log line, no queue and no table in a usable form', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const token = await askLink(ana)
    const code = await askCode(ana, 2)
    await recover(ana.username, code)
    await verify(ana.userId, token)
    const lines = test.logLines.join('\n')
    expect(lines).not.toContain(token)
    expect(lines).not.toContain(code)
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, '|'), '') as text from (
        select row_to_json(v)::text as t from email_verifications v union all select row_to_json(r)::text from recovery_codes r
        union all select row_to_json(j)::text from graphile_worker._private_jobs j) as all_rows`.execute(
      test.database.db,
    )
    expect(rows[0]!.text).not.toContain(token)
    expect(rows[0]!.text).not.toContain(`"${code}"`)
  })
})
