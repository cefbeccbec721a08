import { randomUUID } from 'node:crypto'
import { auth } from '@trilha/contract/identity/auth'
import { users } from '@trilha/contract/identity/users'
import { accounts } from '@trilha/contract/identity/accounts'
import { family } from '@trilha/contract/identity/family'
import { profiles } from '@trilha/contract/growth/profiles'
import { TERMS_VERSION } from '@trilha/contract/constants'
import { notifications } from '@trilha/contract/messaging/notifications'
import { admissions } from '@trilha/contract/school/admissions'
import { students } from '@trilha/contract/school/students'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { settled } from '../../testing/settled.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const schoolId = randomUUID()
const test = testApp({ config: { smtpUrl: mailbox.url, predefinedSchoolId: schoolId } })

const grownUp = '2000-05-20'

/** Under 16 unless another day is given, with the mailbox of who takes care of the child. */
function newcomer(more: Record<string, unknown> = {}, dateOfBirth = '2013-05-20') {
  return {
    name: 'Luzia Andrade',
    username: `luzia.${randomUUID().slice(0, 8)}@teste.trilha.test`,
    password: 'um-segredo-novo',
    dateOfBirth,
    state: 'SP' as const,
    city: 'Campinas',
    guardianEmail: `rosa.${randomUUID().slice(0, 8)}@teste.trilha.test`,
    ...more,
  }
}

/** Everything that a sign-up wrote. */
function rowsOf(username: string) {
  return test.database.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .innerJoin('parental_controls', 'parental_controls.account_id', 'accounts.id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .leftJoin('admissions', 'admissions.account_id', 'accounts.id')
    .select(['role', 'school_id', 'class_id', 'is_member', 'waits_for', 'trial_ends_at'])
    .select(['community_enabled', 'chat_enabled', 'purchases_enabled', 'pin_hash', 'grade_id', 'guardian_email'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}

type Newcomer = ReturnType<typeof newcomer> & { nickname?: string }

/** The school that the setting names, with a class in each of two grades and a second class in the first. */
let opened: Promise<{ grade: string; classes: [small: string, big: string] }> | undefined
function openSchool() {
  return (opened ??= (async () => {
    const { db } = test.database
    await db
      .insertInto('schools')
      .values({ id: schoolId, name: 'Escola Aberta', is_permit_access_class_menu: true })
      .execute()
    const big = await test.given.schoolClass(schoolId)
    const { grade_id } = await db
      .selectFrom('classes')
      .select('grade_id')
      .where('id', '=', big)
      .executeTakeFirstOrThrow()
    const small = await db
      .insertInto('classes')
      .values({ school_id: schoolId, grade_id, name: `7º ${randomUUID()}`, school_year: 2026 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let count = 0; count < 3; count += 1) await test.given.student({ schoolId, classId: big })
    return { grade: grade_id, classes: [small.id, big] }
  })())
}

async function signIn(username: string, password: string) {
  const answer = await test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password } })
  if (!answer.ok) throw new Error(answer.code)
  return caller(test.address, answer.body.access_token)
}

describe('POST /users', () => {
  it('writes the person as given, tidied, and sends the link to confirm', async () => {
    const body = newcomer({
      name: '  Luzia   Andrade ',
      nickname: 'Lulu',
      telephone: '(11) 91234-5678',
      dateOfBirth: '20/05/2013',
      gender: 'FEMALE',
    })
    const answer = await test.anonymous.call(users, 'signUp', {
      body: { ...body, username: ` ${body.username.toUpperCase()}` },
    })
    expect(answer).toMatchObject({ status: 201, body: { user: { displayName: 'Lulu', avatar: null } } })
    const row = await test.database.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', body.username)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name: 'Luzia Andrade',
      nickname: 'Lulu',
      telephone: '11912345678',
      date_of_birth: '2013-05-20',
      gender: 'FEMALE',
      state: 'SP',
      city: 'Campinas',
      language: 'pt-br',
      email_verified_at: null,
      terms_version: null,
    })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const [mail] = await mailbox.mailsTo(body.username)
    expect(mail).toMatchObject({ subject: 'Confirme seu e-mail na Trilha', from: { address: 'trilha@localhost' } })
    expect(mail!.text).toContain(`${test.address}/nsr/email-validation/${row.id}/`)
    expect(mail!.html).toContain('Oi, Lulu.')
  })

  it('gives no way in: a school must link the person first', async () => {
    const body = newcomer()
    await test.anonymous.call(users, 'signUp', { body })
    const { username, password } = body
    expect(
      await test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password } }),
    ).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('writes in the language of the person, else of the request', async () => {
    const [english, asked] = [newcomer({ language: 'en-us' }), newcomer()]
    await test.anonymous.call(users, 'signUp', { body: english })
    await test.anonymous.call(users, 'signUp', { body: asked, headers: { 'accept-language': 'en-US' } })
    for (const { username } of [english, asked])
      expect((await mailbox.mailsTo(username))[0]).toMatchObject({ subject: 'Confirm your email for Trilha' })
  })

  it('names every failing field at once, and writes nothing', async () => {
    await openSchool()
    const before = await writesMark(test.database.db)
    const answer = await test.anonymous.raw('POST', '/api/users', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Luzia',
        username: 'luzia@mailinator.com',
        password: 'curta',
        nickname: 'ab',
        surname: 'abc',
        gender: 'X',
        dateOfBirth: '31/02/2013',
        state: 'XX',
        telephone: '123',
        language: 'xx',
      }),
    })
    expect(answer).toMatchObject({ status: 400 })
    expect(
      (answer.body as { details: unknown[] }).details.map((d) => [
        (d as { field: string }).field,
        (d as { code: string }).code,
      ]),
    ).toEqual([
      ['name', 'ii_0007'],
      ['username', 'ii_0004'],
      ['password', 'ii_0005'],
      ['nickname', 'ii_0008'],
      ['surname', 'ii_0009'],
      ['gender', 'ii_0067'],
      ['telephone', 'ii_0014'],
      ['language', 'ii_0067'],
      ['dateOfBirth', 'ii_0010'],
      ['state', 'ii_0067'],
      ['city', 'rq_0010'],
    ])
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses a name or nickname that is taken, whatever its case, both at once', async () => {
    const nickname = `Zé ${randomUUID().slice(0, 6)}`
    const first = newcomer({ nickname })
    await test.anonymous.call(users, 'signUp', { body: first })
    const again = await test.anonymous.call(users, 'signUp', {
      body: newcomer({ username: first.username, nickname: nickname.toUpperCase() }),
    })
    expect(again).toMatchObject({
      status: 409,
      body: {
        details: [
          { code: 'ae_0003', field: 'username' },
          { code: 'ae_0002', field: 'nickname' },
        ],
      },
    })
  })

  it('refuses words that are not used at school, in both names at once', async () => {
    const body = newcomer({ username: 'p.u.t.a@teste.trilha.test', nickname: 'F0d4-se' })
    expect(await test.anonymous.call(users, 'signUp', { body })).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_0083', field: 'username' },
          { code: 'ii_0083', field: 'nickname' },
        ],
      },
    })
  })

  it.each([
    ['username', () => ({ username: `um.${randomUUID()}@teste.trilha.test` }), 'ae_0003'],
    ['nickname', () => ({ nickname: `n ${randomUUID().slice(0, 8)}` }), 'ae_0002'],
  ] as const)('gives a %s to one of many who ask for it at once', async (field, same, code) => {
    const shared = same()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.anonymous.call(users, 'signUp', { body: newcomer(shared) })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(answer.body).toMatchObject({ code, field, details: [{ code, field }] })
  })

  it.each([
    ['pt-BR', 'Confira a data: o dia precisa existir, de 1900 até hoje.'],
    ['en-US', 'Check the date: the day must exist, from 1900 until today.'],
  ])('knows that nobody is born tomorrow, and says so in %s', async (language, message) => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const dateOfBirth of [tomorrow, '2099-01-01']) {
      const headers = { 'accept-language': language }
      const answer = await test.anonymous.call(users, 'signUp', { body: newcomer({ dateOfBirth }), headers })
      expect(answer).toMatchObject({ status: 400, code: 'ii_0010', body: { field: 'dateOfBirth', message } })
    }
  })

  it('takes an email alone: a username of a school is not for choosing here', async () => {
    expect(await test.anonymous.call(users, 'signUp', { body: newcomer({ username: 'luzia.andrade' }) })).toMatchObject(
      {
        code: 'ii_0003',
      },
    )
  })

  it('never lets the body choose role, school or a verified mark', async () => {
    const body = newcomer({ role: 'SCHOOL_ADMIN', schoolId, emailVerified: true, email_verified_at: '2026-01-01' })
    const answer = await test.anonymous.call(users, 'signUp', { body })
    expect(answer).toMatchObject({ ok: true })
    const row = await test.database.db
      .selectFrom('users')
      .leftJoin('accounts', 'accounts.user_id', 'users.id')
      .select(['users.email_verified_at', 'accounts.id as accountId'])
      .where('username', '=', body.username)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ email_verified_at: null, accountId: null })
  })

  it('sends nothing for a sign-up that was undone', async () => {
    const body = newcomer()
    await sql`create function refuse_profile() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_profile before insert on profiles for each row execute function refuse_profile()`.execute(
      test.database.db,
    )
    expect(await test.anonymous.call(users, 'signUp', { body })).toMatchObject({ status: 500 })
    await sql`drop function refuse_profile cascade`.execute(test.database.db)
    const other = newcomer()
    await test.anonymous.call(users, 'signUp', { body: other })
    await mailbox.mailsTo(other.username)
    expect(mailbox.all.filter(({ to }) => to === body.username)).toEqual([])
  })
})

describe('GET /sign-up/options', () => {
  it('names the school and the grades that have a class there', async () => {
    const { grade } = await openSchool()
    const answer = await test.anonymous.call(users, 'signUpOptions')
    expect(answer).toMatchObject({
      ok: true,
      body: { school: { name: 'Escola Aberta' }, grades: [{ id: grade, name: '7º ano' }] },
    })
  })
})

describe('POST /students/predefined-school', () => {
  it('makes person, account and closed controls together, without a class: the account waits for the office', async () => {
    const { grade } = await openSchool()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    await test.database.db
      .updateTable('schools')
      .set({ default_community_enabled: true })
      .where('id', '=', schoolId)
      .execute()
    const body = newcomer({ gradeId: grade, pin: '4321', confirmPin: '4321' }, grownUp)
    const answer = await test.anonymous.call(users, 'signUpStudent', { body: body as never })
    await test.database.db
      .updateTable('schools')
      .set({ default_community_enabled: false })
      .where('id', '=', schoolId)
      .execute()
    expect(answer).toMatchObject({
      status: 201,
      body: { schoolName: 'Escola Aberta', student: null, waitsFor: 'OFFICE' },
    })
    const row = await rowsOf(body.username)
    expect(row).toMatchObject({
      role: 'STUDENT',
      school_id: schoolId,
      class_id: null,
      is_member: false,
      waits_for: 'OFFICE',
      community_enabled: false,
      chat_enabled: false,
      purchases_enabled: false,
      trial_ends_at: null,
      grade_id: grade,
      guardian_email: null,
    })
    expect(row.pin_hash).toMatch(/^\$argon2id\$/)
    const me = await signIn(body.username, body.password)
    expect(await me.call(accounts, 'current')).toMatchObject({
      ok: true,
      body: {
        editLocked: true,
        user: { emailVerified: false, agreedTerms: false },
        account: { role: 'STUDENT', waitsFor: 'OFFICE' },
        student: null,
      },
    })
    expect(await admin.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'ADMISSION_ASKED' }] },
    })
  })

  it('asks under 16 for a guardian’s mailbox, writes there, and waits for the guardian first', async () => {
    const { grade } = await openSchool()
    const { guardianEmail, ...without } = newcomer({ gradeId: grade })
    const send = (body: object) => test.anonymous.call(users, 'signUpStudent', { body: body as never })
    const before = await writesMark(test.database.db)
    expect(await send(without)).toMatchObject({ status: 400, code: 'rq_1001', body: { field: 'guardianEmail' } })
    const ownPlus = without.username.replace('@', '+mae@')
    expect(await send({ ...without, guardianEmail: ownPlus })).toMatchObject({ code: 'ii_1007' })
    expect(await send({ ...without, guardianEmail: 'mae@yopmail.com' })).toMatchObject({ code: 'ii_0004' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await send({ ...without, guardianEmail })).toMatchObject({
      status: 201,
      body: { student: null, waitsFor: 'GUARDIAN' },
    })
    expect(await rowsOf(without.username)).toMatchObject({
      waits_for: 'GUARDIAN',
      class_id: null,
      is_member: false,
      guardian_email: guardianEmail,
    })
    const [mail] = await mailbox.mailsTo(guardianEmail)
    expect(mail!.subject).toBe('Luzia quer entrar na Trilha: falta o seu sim')
    expect(mail!.text).toMatch(/\/nsr\/guardian-consent\/[0-9a-f-]{36}\/[\w-]{43}/)
    const { rows } = await sql`select from guardian_letters where token_hash = ${Buffer.from(mail!.text!)}`.execute(
      test.database.db,
    )
    expect(rows).toEqual([])
  })

  it('keeps no guardian’s mailbox of who is old enough, and floods none', async () => {
    const { grade } = await openSchool()
    const older = newcomer({ gradeId: grade, guardianEmail: 'avo@teste.trilha.test' }, grownUp)
    await test.anonymous.call(users, 'signUpStudent', { body: older as never })
    expect(await rowsOf(older.username)).toMatchObject({ waits_for: 'OFFICE', guardian_email: null })
    const guardianEmail = `vitima.${randomUUID()}@teste.trilha.test`
    const send = () =>
      test.anonymous.call(users, 'signUpStudent', { body: newcomer({ gradeId: grade, guardianEmail }) as never })
    for (let count = 0; count < 5; count += 1) expect(await send()).toMatchObject({ status: 201 })
    expect(await send()).toMatchObject({ status: 429 })
  })

  it.each([
    ['/api/users', false],
    ['/api/students/predefined-school', false],
    ['/api/students/predefined-school', true],
  ])(
    'names what only the database knows beside a fault of shape, and writes nothing: %s, trial %s',
    async (path, trial) => {
      await openSchool()
      const taken = newcomer({ nickname: `Zé ${randomUUID().slice(0, 6)}` }) as Newcomer
      await test.anonymous.call(users, 'signUp', { body: taken })
      const isStudent = path.includes('students')
      const before = await writesMark(test.database.db)
      const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      const { username, nickname } = taken
      const more = { ...(isStudent && { gradeId: randomUUID() }), ...(trial && { trial }) }
      const send = (wrong: object) =>
        test.anonymous.raw('POST', path, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...newcomer({ username, nickname, ...more }), ...wrong }),
        })
      const codesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
        Object.fromEntries(
          (body as { details: { field: string; code: string }[] }).details.map((d) => [d.field, d.code]),
        )
      const answer = await send({ name: 'x', dateOfBirth: tomorrow, city: 'Salvador' })
      expect(answer).toMatchObject({ status: 400, body: { field: 'name' } })
      expect(codesOf(answer)).toEqual({
        name: 'ii_0007',
        username: 'ae_0003',
        nickname: 'ae_0002',
        dateOfBirth: 'ii_0010',
        city: 'ii_0067',
        ...(isStudent && { gradeId: 'ii_0056' }),
      })
      // A field is named once, and a city of no state is not judged.
      expect(codesOf(await send({ username: 'x', state: 'XX', city: 'Salvador' }))).toEqual({
        username: 'ii_0003',
        state: 'ii_0067',
        nickname: 'ae_0002',
        ...(isStudent && { gradeId: 'ii_0056' }),
      })
      expect(await writesMark(test.database.db)).toBe(before)
    },
  )

  it('counts a form of the wrong shape as well: it tells who exists', async () => {
    await test.database.db.deleteFrom('attempt_budgets').execute()
    await test.anonymous.call(users, 'signUp', { body: { ...newcomer(), name: 'x' } })
    const { rows } = await sql<{ tries: number }>`
      select cardinality(tried_at) as tries from attempt_budgets where key like 'signUp:%'`.execute(test.database.db)
    expect(rows).toEqual([{ tries: 1 }])
  })

  it('refuses a name with a word of the school’s own list, which a school that nobody knows yet does not ask for', async () => {
    const { grade } = await openSchool()
    await test.database.db.insertInto('blocked_words').values({ school_id: schoolId, word: 'zureta' }).execute()
    const names = {
      nickname: `Zureta ${randomUUID().slice(0, 6)}`,
      username: `zureta.${randomUUID()}@teste.trilha.test`,
    }
    const body = { ...newcomer(), ...names, gradeId: grade }
    expect(await test.anonymous.call(users, 'signUpStudent', { body })).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_0083', field: 'username' },
          { code: 'ii_0083', field: 'nickname' },
        ],
      },
    })
    expect(await test.anonymous.call(users, 'signUp', { body: { ...newcomer(), ...names } })).toMatchObject({
      status: 201,
    })
  })

  it('asks for the PIN twice, and names it beside whatever else fails', async () => {
    const { grade } = await openSchool()
    const answer = await test.anonymous.raw('POST', '/api/students/predefined-school', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gradeId: grade, name: 5, pin: '12', confirmPin: '4322' }),
    })
    const codes = (answer.body as { details: { field: string; code: string }[] }).details
    expect(Object.fromEntries(codes.map(({ field, code }) => [field, code]))).toEqual({
      name: 'ii_0007',
      username: 'rq_0001',
      password: 'rq_0002',
      pin: 'ii_0001',
      dateOfBirth: 'rq_0008',
      state: 'rq_0011',
      city: 'rq_0010',
      confirmPin: 'ii_0029',
    })
  })

  it('refuses the name of a grown-up of the school as nickname and as displayed name', async () => {
    const { grade } = await openSchool()
    await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Aurora Guarantã' })
    const chosen = { nickname: '4urora Guarantа', surname: 'Professora Aurora' }
    const body = { ...newcomer(), ...chosen, gradeId: grade }
    expect(await test.anonymous.call(users, 'signUpStudent', { body })).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_1002', field: 'nickname' },
          { code: 'ii_1002', field: 'surname' },
        ],
      },
    })
    // A school that nobody knows yet asks for nothing.
    const alone = { ...newcomer(), surname: 'Professora Aurora' }
    expect(await test.anonymous.call(users, 'signUp', { body: alone })).toMatchObject({ status: 201 })
  })

  it('refuses a password that is easy to guess, in every way of signing up', async () => {
    const { grade } = await openSchool()
    const refused = { status: 400, code: 'ii_1001', body: { field: 'password' } }
    for (const password of ['password', 'luziaandrade', 'Andrade2013']) {
      const person = newcomer({ password })
      expect(await test.anonymous.call(users, 'signUp', { body: person })).toMatchObject(refused)
      const student = { ...person, gradeId: grade }
      expect(await test.anonymous.call(users, 'signUpStudent', { body: student })).toMatchObject(refused)
      const guardianCode = await test.given.guardianCode({ child: await test.given.student({ schoolId }) })
      const { name, username } = person
      const guardian = { name, username, password, guardianCode, relation: 'MOTHER' as const }
      expect(await test.anonymous.call(users, 'signUpGuardian', { body: guardian })).toMatchObject(refused)
    }
  })

  it('refuses words that are not used at school in every name', async () => {
    const { grade } = await openSchool()
    const names = { name: 'Luzia Merda', surname: 'C4ralho' }
    const refused = {
      status: 400,
      body: {
        details: [
          { code: 'ii_0083', field: 'name' },
          { code: 'ii_0083', field: 'surname' },
        ],
      },
    }
    const student = { ...newcomer(), ...names, gradeId: grade }
    expect(await test.anonymous.call(users, 'signUpStudent', { body: student })).toMatchObject(refused)
    const person = { ...newcomer(), ...names }
    expect(await test.anonymous.call(users, 'signUp', { body: person })).toMatchObject(refused)
    const { username, password } = newcomer()
    const child = await test.given.student({ schoolId })
    const guardianCode = await test.given.guardianCode({ child })
    const guardian = { name: 'Luzia Merda', username, password, guardianCode, relation: 'MOTHER' as const }
    expect(await test.anonymous.call(users, 'signUpGuardian', { body: guardian })).toMatchObject({
      code: 'ii_0083',
      body: { field: 'name' },
    })
  })

  it.each([
    ['a username that is taken', (taken: Newcomer) => ({ username: taken.username }), 'ae_0003', 409],
    ['a nickname that is taken', (taken: Newcomer) => ({ nickname: taken.nickname }), 'ae_0002', 409],
    ['a username that is no email', () => ({ username: 'luzia.andrade' }), 'ii_0003', 400],
    ['an address for one use', () => ({ username: 'luzia@mailinator.com' }), 'ii_0004', 400],
    ['a nickname that is not said at school', () => ({ nickname: 'Mérrrda Pura' }), 'ii_0083', 400],
  ] as const)('refuses %s', async (_what, wrong, code, status) => {
    const { grade } = await openSchool()
    const taken = newcomer({ gradeId: grade, nickname: `n ${randomUUID().slice(0, 8)}` }) as Newcomer
    expect(await test.anonymous.call(users, 'signUpStudent', { body: taken as never })).toMatchObject({ status: 201 })
    const body = { ...newcomer({ gradeId: grade }), ...wrong(taken) }
    expect(await test.anonymous.call(users, 'signUpStudent', { body: body as never })).toMatchObject({ status, code })
  })

  it('refuses a grade without a class there', async () => {
    await openSchool()
    const body = newcomer({ gradeId: randomUUID() })
    expect(await test.anonymous.call(users, 'signUpStudent', { body: body as never })).toMatchObject({
      status: 400,
      code: 'ii_0056',
      body: { field: 'gradeId' },
    })
  })

  it('writes nothing when one of its rows cannot be written', async () => {
    const { grade } = await openSchool()
    await sql`create function refuse_admission() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_admission before insert on admissions for each row execute function refuse_admission()`.execute(
      test.database.db,
    )
    const before = await writesMark(test.database.db)
    expect(
      await test.anonymous.call(users, 'signUpStudent', { body: newcomer({ gradeId: grade }) as never }),
    ).toMatchObject({ status: 500 })
    expect(await writesMark(test.database.db)).toBe(before)
    await sql`drop function refuse_admission cascade`.execute(test.database.db)
  })

  it('opens a trial of seven days from 16 on, and is blocked when it ends', async () => {
    const { grade, classes } = await openSchool()
    const { name, username, password, dateOfBirth } = newcomer({}, grownUp)
    const body = { name, username, password, dateOfBirth, gradeId: grade, trial: true }
    expect(await test.anonymous.call(users, 'signUpStudent', { body })).toMatchObject({
      status: 201,
      body: { waitsFor: null, student: { schoolName: 'Escola Aberta' } },
    })
    expect(await rowsOf(username)).toMatchObject({ class_id: classes[0], waits_for: null, is_member: false })
    const me = await signIn(username, password)
    expect(await me.call(accounts, 'current')).toMatchObject({ body: { flags: { isBlockedAccount: false } } })
    expect(await me.call(users, 'checkCompleteData')).toMatchObject({
      body: { complete: false, missing: ['state', 'city'] },
    })
    expect(await daysLeft(username)).toBeCloseTo(7, 2)
    await sql`update accounts set trial_ends_at = now() - interval '1 second' where trial_ends_at is not null`.execute(
      test.database.db,
    )
    await settled()
    expect(await me.call(accounts, 'current')).toMatchObject({ ok: true, body: { flags: { isBlockedAccount: true } } })
    expect(await me.call(users, 'checkCompleteData')).toMatchObject({ status: 403, code: 'br_0038' })
  })

  it.each([
    ['a birth date under 16', '2015-03-01'],
    ['no birth date', undefined],
  ])('lets a trial with %s wait for the guardian, and opens it then without the office', async (_what, dateOfBirth) => {
    const { grade, classes } = await openSchool()
    const { name, username, password, guardianEmail } = newcomer()
    const birth = dateOfBirth === undefined ? {} : { dateOfBirth }
    const body = { name, username, password, gradeId: grade, trial: true, ...birth }
    expect(await test.anonymous.call(users, 'signUpStudent', { body })).toMatchObject({
      code: 'rq_1001',
      body: { field: 'guardianEmail' },
    })
    expect(await test.anonymous.call(users, 'signUpStudent', { body: { ...body, guardianEmail } })).toMatchObject({
      status: 201,
      body: { waitsFor: 'GUARDIAN', student: null },
    })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const queue = await staff.call(admissions, 'list', { query: { pSize: 100 } })
    expect(JSON.stringify(queue.body)).not.toContain(username)
    const me = await signIn(username, password)
    expect(await me.call(accounts, 'current')).toMatchObject({
      body: { account: { waitsFor: 'GUARDIAN' }, student: null, flags: { isBlockedAccount: false } },
    })
    const [mail] = await mailbox.mailsTo(guardianEmail)
    const [, id, verificationToken] = /guardian-consent\/([^/]+)\/([\w-]+)/.exec(mail!.text!)!
    const answer = { consents: true, name: 'Rosa Andrade', version: TERMS_VERSION } as const
    expect(
      await test.anonymous.call(admissions, 'answerRequest', {
        params: { id: id!, verificationToken: verificationToken! },
        body: answer,
      }),
    ).toMatchObject({ ok: true, body: { next: 'OPEN' } })
    await settled()
    expect(await me.call(accounts, 'current')).toMatchObject({
      body: { account: { waitsFor: null }, student: { isMember: false, class: { id: classes[0] } } },
    })
    // The days begin with the yes.
    expect(await daysLeft(username)).toBeCloseTo(7, 2)
  })
})

async function daysLeft(username: string): Promise<number> {
  const { days } = await test.database.db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(sql<number>`extract(epoch from trial_ends_at - now())::float8 / 86400`.as('days'))
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return days
}

describe('without a predefined school', () => {
  const closed = testApp()

  it('nobody joins by themselves', async () => {
    expect(await closed.anonymous.call(users, 'signUpOptions')).toMatchObject({ body: { school: null, grades: [] } })
    expect(
      await closed.anonymous.call(users, 'signUpStudent', { body: newcomer({ gradeId: randomUUID() }) as never }),
    ).toMatchObject({ status: 404, code: 'nf_0082' })
  })

  it('takes so many sign-ups from one address in a while and no more, told apart neither by name nor by success', async () => {
    expect(await closed.anonymous.call(users, 'signUp', { body: newcomer() })).toMatchObject({ status: 201 })
    await sql`
      update attempt_budgets set tried_at = array_fill(now(), array[300]) where key like 'signUp:%'`.execute(
      closed.database.db,
    )
    const answer = await closed.anonymous.call(users, 'signUp', { body: newcomer() })
    expect(answer).toMatchObject({ status: 429, code: 'br_0000' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

/** Who came in by the open door, with the ways in which one could look at the others. */
async function enter(more: Record<string, unknown> = {}) {
  const { grade } = await openSchool()
  const body = newcomer({ gradeId: grade, ...more }, grownUp)
  await test.anonymous.call(users, 'signUpStudent', { body: body as never })
  const me = await signIn(body.username, body.password)
  const current = await me.call(accounts, 'current')
  if (!current.ok) throw new Error(current.code)
  return { me, username: body.username, userId: current.body.user.id, student: current.body.student }
}

async function seen(me: Pick<Person, 'call'>, other: Pick<Person, 'userId'>) {
  const list = await me.call(students, 'listMyClassmates')
  const answers = await Promise.all([
    me.call(profiles, 'getByUser', { params: { userId: other.userId } }),
    me.call(users, 'get', { params: { idOrUsername: other.userId } }),
    me.call(users, 'getBrief', { params: { id: other.userId } }),
    me.call(students, 'listRankingByUser', { params: { id: other.userId }, query: {} }),
  ])
  return { list: list.ok ? list.body.map(({ id }) => id) : list.code, codes: answers.map((one) => one.ok || one.code) }
}

describe('who came in by the open door', () => {
  const nobody = { list: [], codes: ['nf_0014', 'nf_0011', 'nf_0011', 'nf_0012'] }

  it('sees nobody of the school and is seen by nobody, also after the address is confirmed', async () => {
    const { me, username, userId } = await enter()
    const { classes } = await openSchool()
    const ana = await test.given.student({ schoolId, classId: classes[0] })
    const closed = { list: 'br_0038', codes: ['br_0038', 'br_0038', 'nf_0011', 'br_0038'] }
    expect(await seen(me, ana)).toEqual(closed)
    const [mail] = await mailbox.mailsTo(username)
    const verificationToken = /email-validation\/[^/]+\/([\w-]+)/.exec(mail!.text!)![1]!
    expect(
      await test.anonymous.call(users, 'verifyEmail', { params: { id: userId, verificationToken } }),
    ).toMatchObject({ ok: true })
    await settled()
    expect(await rowsOf(username)).toMatchObject({ is_member: false, waits_for: 'OFFICE', class_id: null })
    expect(await seen(me, ana)).toEqual(closed)
    const unseen = await seen(ana, { userId })
    expect(unseen.list).not.toContain(userId)
    expect(unseen.codes).toEqual(nobody.codes)
  })

  it('stays alone in a trial, confirmed or not, with every switch off whatever the school gives to others', async () => {
    await openSchool()
    const defaults = (enabled: boolean) =>
      test.database.db
        .updateTable('schools')
        .set({ default_community_enabled: enabled, default_chat_enabled: enabled, default_purchases_enabled: enabled })
        .where('id', '=', schoolId)
        .execute()
    await defaults(true)
    const { me, userId, student } = await enter({ trial: true })
    const ana = await test.given.student({ schoolId, classId: student!.class.id })
    await sql`update users set email_verified_at = now() where id = ${userId}`.execute(test.database.db)
    expect(await seen(me, ana)).toEqual(nobody)
    expect(await me.call(family, 'getMine')).toMatchObject({
      ok: true,
      body: { communityEnabled: false, chatEnabled: false, purchasesEnabled: false },
    })
    await defaults(false)
  })
})
