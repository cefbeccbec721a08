import { randomUUID } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { ROLES, TERMS_VERSION } from '@trilha/contract/constants'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { settled } from '../../testing/settled.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

function update(person: Person, body: Record<string, unknown>) {
  return person.call(users, 'update', { params: { id: person.userId }, body })
}

async function givePin(person: Person) {
  await test.given.pin({ owner: person })
  await new Promise((resolve) => setTimeout(resolve, 1_050))
}

const wholeKeys = [
  'agreedTerms',
  'city',
  'createdAt',
  'dateOfBirth',
  'emailVerified',
  'gender',
  'id',
  'language',
  'name',
  'nickname',
  'state',
  'surname',
  'telephone',
  'username',
]
const cardKeys = ['avatar', 'displayName', 'id']

describe('what others may know', () => {
  it('is a name to call them by and the avatar, for anybody', async () => {
    const ana = await test.given.student({ name: 'Ana Clara Souza' })
    const answer = await test.anonymous.call(users, 'getProfile', { params: { id: ana.userId } })
    expect(answer).toMatchObject({ ok: true, body: { id: ana.userId, displayName: 'Ana', avatar: null } })
    expect(Object.keys(answer.body).toSorted()).toEqual(cardKeys)
    expect(await test.anonymous.call(users, 'getProfile', { params: { id: randomUUID() } })).toMatchObject({
      status: 404,
      code: 'nf_0011',
    })
  })

  it('is everything for oneself, a guardian and the school’s administrator, the card for others of the school, nothing for another school or a stranger’s guardian', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const [guardian, asking] = await Promise.all([
      test.given.person({ role: 'PARENT', schoolId }),
      test.given.person({ role: 'PARENT', schoolId }),
    ])
    await test.given.guardianLink({ guardian, child: ana })
    await test.given.guardianLink({ guardian: asking, child: ana, status: 'PENDING' })
    const others = await Promise.all(
      (['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF'] as const).map((role) => test.given.person({ role, schoolId })),
    )
    const strangers = [
      asking,
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.student({ schoolId, isMember: false }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() }),
      await test.given.student(),
    ]
    for (const idOrUsername of [ana.userId, ana.username, ana.username.toUpperCase()]) {
      const get = (person: Person) => person.call(users, 'get', { params: { idOrUsername } })
      for (const person of [ana, admin, guardian])
        expect(Object.keys((await get(person)).body).toSorted()).toEqual(wholeKeys)
      for (const person of others) expect(Object.keys((await get(person)).body).toSorted()).toEqual(cardKeys)
      for (const person of strangers) expect(await get(person)).toMatchObject({ status: 404, code: 'nf_0011' })
    }
  })

  it('in brief: of oneself also what is to be done, of another school nothing', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId, name: 'Ana Souza', isConfirmed: false, hasAgreed: false })
    const bruno = await test.given.student({ schoolId })
    const elsewhere = await test.given.student({ schoolId: await test.given.school() })
    const brief = (person: Person) => person.call(users, 'getBrief', { params: { id: ana.userId } })
    expect(await brief(ana)).toMatchObject({ body: { agreedTerms: false, emailVerified: false, role: 'STUDENT' } })
    expect(await brief(bruno)).toMatchObject({
      body: { name: 'Ana Souza', gradeName: '7º ano', agreedTerms: null, emailVerified: null },
    })
    expect(Object.keys((await brief(bruno)).body)).not.toContain('username')
    expect(await brief(elsewhere)).toMatchObject({ status: 404, code: 'nf_0011' })
  })

  it('of a child is nothing for a guardian whom the school did not link to it', async () => {
    const schoolId = await test.given.school()
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const [linked, refused, pending, other] = await Promise.all(
      Array.from({ length: 4 }, () => test.given.student({ schoolId })),
    )
    await test.given.guardianLink({ guardian, child: linked! })
    await test.given.guardianLink({ guardian, child: refused!, status: 'REFUSED' })
    await test.given.guardianLink({ guardian, child: pending!, status: 'PENDING' })
    const brief = (id: string) => guardian.call(users, 'getBrief', { params: { id } })
    expect(await brief(linked!.userId)).toMatchObject({ ok: true, body: { gradeName: '7º ano' } })
    for (const child of [refused!, pending!, other!])
      expect(await brief(child.userId)).toMatchObject({ status: 404, code: 'nf_0011' })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    expect(await brief(professor.userId)).toMatchObject({ ok: true, body: { role: 'PROFESSOR' } })
  })

  it('of who is no member is nothing for anybody of the school but a guardian whom it linked', async () => {
    const schoolId = await test.given.school()
    const trial = await test.given.student({ schoolId, isMember: false })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child: trial })
    const look = async (person: Person) => [
      await person.call(users, 'getBrief', { params: { id: trial.userId } }),
      await person.call(users, 'get', { params: { idOrUsername: trial.username } }),
    ]
    for (const role of ROLES) {
      for (const answer of await look(await test.given.person({ role, schoolId })))
        expect(answer).toMatchObject({ status: 404, code: 'nf_0011' })
    }
    for (const person of [trial, guardian]) for (const answer of await look(person)) expect(answer.ok).toBe(true)
  })

  it('ends when the person left the school', async () => {
    const schoolId = await test.given.school()
    const left = await test.given.student({ schoolId, active: false })
    const bruno = await test.given.student({ schoolId })
    expect(await bruno.call(users, 'getBrief', { params: { id: left.userId } })).toMatchObject({ code: 'nf_0011' })
    expect(await bruno.call(users, 'get', { params: { idOrUsername: left.userId } })).toMatchObject({ code: 'nf_0011' })
  })
})

describe('PATCH /users/:id', () => {
  it('changes what is sent and nothing else; null clears', async () => {
    const ana = await test.given.student()
    const nickname = `Ana ${randomUUID().slice(0, 8)}`
    expect(await update(ana, { nickname, telephone: '+55 11 91234-5678', surname: 'Souza Lima' })).toMatchObject({
      ok: true,
      body: { nickname, telephone: '+5511912345678', surname: 'Souza Lima', city: null },
    })
    expect(await update(ana, { telephone: null, gender: 'OTHER', language: 'en-us' })).toMatchObject({
      body: { nickname, telephone: null, gender: 'OTHER', language: 'en-us' },
    })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { nickname } } })
  })

  it('is locked while a PIN is set and was not entered', async () => {
    const ana = await test.given.student()
    await givePin(ana)
    const before = await writesMark(test.database.db)
    expect(await update(ana, { nickname: 'Aninha' })).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { editLocked: true } })
    await sql`update sessions set edit_granted_until = now() + interval '1 minute' where id = ${ana.sessionId}`.execute(
      test.database.db,
    )
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { editLocked: false } })
    expect(await update(ana, { city: 'Belém', state: 'PA' })).toMatchObject({ ok: true, body: { city: 'Belém' } })
  })

  it('asks for the city with the state, and for the password before name or password', async () => {
    const ana = await test.given.student()
    const before = await writesMark(test.database.db)
    expect(await update(ana, { state: 'PA', password: 'outro-segredo', username: 'ana.nova' })).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'rq_0010', field: 'city' },
          { code: 'rq_0110', field: 'currentPassword' },
        ],
      },
    })
    expect(await update(ana, { password: 'outro-segredo', currentPassword: 'errada-mesmo' })).toMatchObject({
      status: 403,
      code: 'br_0014',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('changes the password and ends the other sessions, not this one', async () => {
    const ana = await test.given.student()
    const elsewhere = await test.given.session(ana.userId, ana.accountId, ana.username)
    expect(await elsewhere.call(accounts, 'current')).toMatchObject({ ok: true })
    expect(await update(ana, { password: 'outro-segredo', currentPassword: ana.password })).toMatchObject({ ok: true })
    await settled()
    expect(await elsewhere.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true })
    const subjects = async () =>
      (
        await test.database.db.selectFrom('mail_outbox').select('subject').where('user_id', '=', ana.userId).execute()
      ).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 5_000 }).toEqual(['Sua senha da Trilha mudou'])
  })

  it('counts wrong current passwords: the eleventh is refused with the right one too', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 10; count += 1)
      expect(await update(ana, { password: 'outro-segredo', currentPassword: `errada-${count}` })).toMatchObject({
        status: 403,
      })
    expect(await update(ana, { password: 'outro-segredo', currentPassword: ana.password })).toMatchObject({
      status: 429,
    })
  })

  it.each([
    ['nickname', 'B0St@ Voadora'],
    ['username', 'v.i.a.d.o@teste.trilha.test'],
  ])('refuses a %s with a word that is not used at school', async (field, value) => {
    const ana = await test.given.student()
    expect(await update(ana, { [field]: value, currentPassword: ana.password })).toMatchObject({
      status: 400,
      code: 'ii_0083',
      body: { field },
    })
  })

  it.each([
    ['nickname', 'ae_0002'],
    ['username', 'ae_0003'],
  ] as const)('refuses a %s that somebody else has, and keeps one’s own', async (field, code) => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const value =
      field === 'nickname' ? `N ${randomUUID().slice(0, 8)}` : `n.${randomUUID().slice(0, 8)}@teste.trilha.test`
    const body = { [field]: value, currentPassword: ana.password }
    expect(await update(ana, body)).toMatchObject({ ok: true })
    expect(await update(ana, body)).toMatchObject({ ok: true })
    expect(await update(bruno, { ...body, [field]: value.toUpperCase() })).toMatchObject({ status: 409, code })
  })

  it.each(['nickname', 'lu..ana', 'a', 'luana@yopmail.com', 'luana@'])('refuses the username %s', async (username) => {
    const ana = await test.given.student()
    const answer = await update(ana, { username, currentPassword: ana.password })
    expect(answer).toMatchObject({ status: 400, body: { field: 'username' } })
    expect(['ii_0003', 'ii_0004', 'ii_0006']).toContain(answer.ok ? '' : answer.code)
  })
})

describe('terms', () => {
  it('are agreed to by version, once; a new version asks again', async () => {
    const ana = await test.given.student({ hasAgreed: false })
    const agree = (version: string) =>
      ana.call(users, 'agreeTerms', { params: { id: ana.userId }, body: { version } as never })
    expect(await agree('2020-01')).toMatchObject({ status: 400, code: 'ii_0061' })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { agreedTerms: false } } })
    expect(await agree(TERMS_VERSION)).toMatchObject({ status: 204 })
    const when = () =>
      test.database.db
        .selectFrom('users')
        .select('terms_agreed_at')
        .where('id', '=', ana.userId)
        .executeTakeFirstOrThrow()
    const first = await when()
    expect(await agree(TERMS_VERSION)).toMatchObject({ status: 204 })
    expect(await when()).toEqual(first)
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { agreedTerms: true } } })
    await sql`update users set terms_version = '2020-01' where id = ${ana.userId}`.execute(test.database.db)
    const later = { ...ana, ...(await test.given.openSession({ owner: ana })) }
    expect(await later.call(accounts, 'current')).toMatchObject({ body: { user: { agreedTerms: false } } })
  })

  it('can be agreed to with a blocked account: its rights do not wait', async () => {
    const blocked = await test.given.student({ blocked: true })
    const body = { version: TERMS_VERSION } as const
    expect(await blocked.call(users, 'agreeTerms', { params: { id: blocked.userId }, body })).toMatchObject({
      ok: true,
    })
  })
})

describe('registration', () => {
  it('says what is missing and fills it without touching what is there', async () => {
    const ana = await test.given.student({ dateOfBirth: null })
    const complete = () => ana.call(users, 'checkCompleteData')
    expect(await complete()).toMatchObject({ body: { complete: false, missing: ['dateOfBirth', 'state', 'city'] } })
    await givePin(ana)
    const fill = (body: Record<string, string>) => ana.call(users, 'completeRegister', { body })
    expect(await fill({ dateOfBirth: '2012-03-04' })).toMatchObject({ ok: true, body: { dateOfBirth: '2012-03-04' } })
    expect(await complete()).toMatchObject({ body: { missing: ['state', 'city'] } })
    expect(await fill({ state: 'PA', city: 'Belém', dateOfBirth: '2000-01-01' })).toMatchObject({
      body: { state: 'PA', city: 'Belém', dateOfBirth: '2012-03-04' },
    })
    expect(await fill({ state: 'SP', city: 'Santos' })).toMatchObject({ body: { state: 'PA', city: 'Belém' } })
    expect(await complete()).toMatchObject({ body: { complete: true, missing: [] } })
  })

  it('asks grown-ups for nothing', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    expect(await helena.call(users, 'checkCompleteData')).toMatchObject({ body: { complete: true } })
  })

  it('refuses what is wrong, and a state without its city', async () => {
    const ana = await test.given.student()
    expect(
      await ana.call(users, 'completeRegister', { body: { state: 'PA', dateOfBirth: '2999-01-01' } as never }),
    ).toMatchObject({ status: 400, body: { details: [{ field: 'dateOfBirth' }, { field: 'city' }] } })
    // A day that has not come, beside what is wrong by its shape.
    const wrong = { dateOfBirth: '2098-01-01', state: 'ZZ', city: '' }
    expect(await ana.call(users, 'completeRegister', { body: wrong as never })).toMatchObject({
      status: 400,
      body: { details: [{ code: 'ii_0010', field: 'dateOfBirth' }, { field: 'state' }, { field: 'city' }] },
    })
  })
})

describe('GET /users/nickname/:nick/exists', () => {
  it('looks for somebody else, whatever the case', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const nick = `Ná ${randomUUID().slice(0, 8)}`
    await update(ana, { nickname: nick })
    const exists = (person: Person, given: string) => person.call(users, 'nicknameExists', { params: { nick: given } })
    expect(await exists(bruno, nick.toUpperCase())).toMatchObject({ body: { exists: true } })
    expect(await exists(ana, nick)).toMatchObject({ body: { exists: false } })
    expect(await exists(bruno, randomUUID().slice(0, 8))).toMatchObject({ body: { exists: false } })
    expect(await exists(bruno, 'ab')).toMatchObject({ status: 400, code: 'ii_0008' })
  })
})
