import { randomUUID } from 'node:crypto'
import type { Role } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { notifications } from '@trilha/contract/messaging/notifications'
import { invitations } from '@trilha/contract/school/invitations'
import { roster } from '@trilha/contract/school/roster'
import { schools } from '@trilha/contract/school/schools'
import { students } from '@trilha/contract/school/students'
import { afterAll, describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { settled } from '../../testing/settled.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const test = testApp({ config: { smtpUrl: mailbox.url } })

const newEmail = () => `pessoa.${randomUUID().slice(0, 8)}@teste.trilha.test`
const newName = () => `aluno.${randomUUID().slice(0, 8)}`

async function aSchool() {
  const schoolId = await test.given.school(`Escola ${randomUUID().slice(0, 8)}`)
  const [admin, staff, classId] = [
    await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
    await test.given.person({ role: 'STAFF', schoolId }),
    await test.given.schoolClass(schoolId),
  ]
  return { schoolId, admin, staff, classId }
}

function add(by: Person, entry: { username: string; role: Role; name?: string; classIds?: string[] }) {
  return by.call(roster, 'add', { body: { name: 'Lia Souza', ...entry } })
}

async function signIn(username: string, password: string) {
  const answer = await test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password } })
  return answer.ok ? caller(test.address, answer.body.access_token) : answer.code
}

async function entered(username: string, password: string) {
  const person = await signIn(username, password)
  if (typeof person === 'string') throw new Error(person)
  const answer = await person.call(accounts, 'current')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function accountsOf(username: string) {
  return test.database.db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'accounts.role', 'accounts.school_id as schoolId', 'accounts.active', 'accounts.is_member'])
    .where('users.username', '=', username)
    .execute()
}

async function mustChange(username: string) {
  const row = await test.database.db
    .selectFrom('users')
    .select('must_change_password as mustChange')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return row.mustChange
}

async function trailOf(schoolId: string) {
  const lines = await test.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('school_id', '=', schoolId)
    .orderBy('id')
    .execute()
  return lines.map(({ action }) => action)
}

describe('adding by username', () => {
  it('makes a new person with a first password, shown once, that must be changed', async () => {
    const { staff, classId, schoolId } = await aSchool()
    const username = newName()
    const answer = await add(staff, { username: ` ${username.toUpperCase()} `, role: 'STUDENT', classIds: [classId] })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body).toMatchObject({ name: 'Lia Souza', role: 'STUDENT', invitation: null })
    expect(answer.body.firstPassword).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/)
    expect(await signIn(username, answer.body.firstPassword!)).not.toBeTypeOf('string')
    expect(await mustChange(username)).toBe(true)
    expect(await accountsOf(username)).toEqual([
      expect.objectContaining({ schoolId, role: 'STUDENT', active: true, is_member: true }),
    ])
    expect(await trailOf(schoolId)).toEqual(['account.added'])
  })

  it('refuses a taken name with free proposals, in every school, and creates nothing', async () => {
    const { staff, classId } = await aSchool()
    const { staff: stranger, classId: other } = await aSchool()
    const mark = randomUUID().replaceAll(/[^a-f]/g, '')
    const [username, name] = [newName(), `Lia ${mark} Souza${mark}`]
    expect(await add(staff, { username, role: 'STUDENT', classIds: [classId] })).toMatchObject({ ok: true })
    await add(staff, { username: `lia.souza${mark}`, role: 'STUDENT', classIds: [classId] })
    const before = await writesMark(test.database.db)
    const answer = await add(stranger, { username, name, role: 'STUDENT', classIds: [other] })
    expect(answer).toMatchObject({ status: 409, code: 'ae_1005', body: { field: 'username' } })
    expect(answer.ok ? [] : answer.body.proposals).toEqual([`lia.${mark}`, `${username}2`, `${username}3`])
    expect(await add(staff, { username, role: 'STUDENT', classIds: [classId] })).toMatchObject({
      status: 409,
      code: 'ae_1004',
      body: { proposals: expect.arrayContaining([`${username}2`]) },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await add(stranger, { username: `${username}2`, role: 'STUDENT', classIds: [other] })).toMatchObject({
      ok: true,
    })
  })

  it('refuses a full name with a word that the school does not want', async () => {
    const { staff, classId } = await aSchool()
    const entry = { username: newName(), name: 'Merda Souza', role: 'STUDENT' as const, classIds: [classId] }
    expect(await add(staff, entry)).toMatchObject({ status: 400, code: 'ii_0083', body: { field: 'name' } })
  })

  it('makes one person of five that come at once', async () => {
    const { admin, classId } = await aSchool()
    const entry = { username: newName(), role: 'STUDENT' as const, classIds: [classId] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(admin, entry)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409])
    expect(await accountsOf(entry.username)).toHaveLength(1)
  })
})

describe('adding by e-mail', () => {
  it('names every failing field at once', async () => {
    const { admin, staff, classId } = await aSchool()
    const { classId: foreign } = await aSchool()
    const before = await writesMark(test.database.db)
    const fieldsOf = async (body: unknown) => {
      const answer = await admin.raw('POST', '/api/schools/my/people', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (answer.ok) throw new Error('was taken')
      return answer.body.details.map(({ code, field }) => `${field} ${code}`)
    }
    expect(await fieldsOf({})).toEqual(['name rq_0005', 'username rq_0001', 'role rq_0187'])
    expect(await fieldsOf({ name: 'Lia', username: 'a@b', role: 'STUDENT' })).toEqual([
      'name ii_0007',
      'username ii_0003',
      'classIds rq_0186',
    ])
    expect(
      await fieldsOf({ name: 'Lia Souza', username: 'lia@mailinator.com', role: 'PARENT', classIds: [classId] }),
    ).toEqual(['username ii_0004', 'classIds ii_0072'])
    expect(await fieldsOf({ name: 'Lia Souza', username: 'merda.lia', role: 'STUDENT', classIds: [foreign] })).toEqual([
      'username ii_0083',
      'classIds ii_0072',
    ])
    expect(await add(staff, { username: newEmail(), role: 'PROFESSOR' })).toMatchObject({
      status: 403,
      code: 'br_0003',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses who is one of the school already, and a second role that does not go with the first', async () => {
    const { admin, staff, classId, schoolId } = await aSchool()
    const lia = await test.given.student({ schoolId })
    const gil = await test.given.person({ role: 'PARENT', schoolId })
    const rui = await test.given.person({ role: 'PROFESSOR', schoolId })
    const before = await writesMark(test.database.db)
    const student = { role: 'STUDENT' as const, classIds: [classId] }
    expect(await add(staff, { username: lia.username, ...student })).toMatchObject({
      code: 'ae_1004',
      body: { field: 'username' },
    })
    expect(await add(staff, { username: lia.username, role: 'PARENT' })).toMatchObject({ code: 'ae_0016' })
    expect(await add(staff, { username: gil.username, ...student })).toMatchObject({ code: 'ae_0016' })
    expect(await add(admin, { username: staff.username, role: 'MENTOR' })).toMatchObject({
      status: 409,
      code: 'ae_0016',
      body: { field: 'role' },
    })
    expect(await add(admin, { username: rui.username, ...student })).toMatchObject({ status: 409, code: 'br_0021' })
    expect(await add(admin, { username: lia.username, role: 'PROFESSOR' })).toMatchObject({ code: 'br_0021' })
    expect(await writesMark(test.database.db)).toBe(before)
    // Who works there may be invited as a guardian too, and the other way round.
    expect(await add(staff, { username: admin.username, role: 'PARENT' })).toMatchObject({ ok: true })
    expect(await add(admin, { username: gil.username, role: 'MENTOR' })).toMatchObject({ ok: true })
    for (const { username } of [admin, gil]) expect(await accountsOf(username)).toHaveLength(1)
  })

  it('invites who came in by the open door, who is not one of the school yet', async () => {
    const { staff, classId, schoolId } = await aSchool()
    const { username } = await test.given.student({ schoolId, isMember: false })
    expect(await add(staff, { username, role: 'STUDENT', classIds: [classId] })).toMatchObject({
      body: { invitation: { state: 'OPEN' } },
    })
  })
})

describe('classes', () => {
  it('are those of the newest year, for the office alone', async () => {
    const { schoolId, staff, classId } = await aSchool()
    await test.given.schoolClass(schoolId, 2025)
    const answer = await staff.call(roster, 'listClasses')
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.map(({ id }) => id)).toEqual([classId])
    const student = await test.given.student({ schoolId, classId })
    expect(await student.call(roster, 'listClasses')).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('of a professor are exactly those that are said, and a student moves', async () => {
    const { schoolId, admin, staff, classId } = await aSchool()
    const other = await test.given.schoolClass(schoolId)
    await test.given.flags(schoolId, { isPermitAccessClassMenu: true })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    const student = await test.given.student({ schoolId, classId })
    const set = (by: Person, id: string, classIds: string[]) =>
      by.call(roster, 'setClasses', { params: { id }, body: { classIds } })
    const both = [classId, other].toSorted()
    const taught = await set(admin, professor.accountId, both)
    if (!taught.ok) throw new Error(taught.code)
    expect(taught.body.classIds.toSorted()).toEqual(both)
    expect(await professor.call(students, 'listClassmates', { params: { id: student.userId } })).toMatchObject({
      status: 200,
    })
    expect(await set(admin, professor.accountId, [])).toMatchObject({ status: 200, body: { classIds: [] } })
    expect(await set(staff, student.accountId, [other])).toMatchObject({ status: 200, body: { classIds: [other] } })
    expect(await trailOf(schoolId)).toEqual(Array.from({ length: 3 }, () => 'account.classes.changed'))

    const { classId: foreign, admin: stranger } = await aSchool()
    const before = await writesMark(test.database.db)
    for (const classIds of [[], both, [foreign]])
      expect(await set(admin, student.accountId, classIds)).toMatchObject({ status: 400, code: 'ii_0072' })
    expect(await set(admin, staff.accountId, [])).toMatchObject({ status: 400, code: 'ii_0072' })
    expect(await set(staff, professor.accountId, [classId])).toMatchObject({ status: 403, code: 'br_0003' })
    for (const id of [student.accountId, randomUUID()])
      expect(await set(stranger, id, [foreign])).toMatchObject({ status: 404, code: 'nf_0001' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('a new first password', () => {
  const renew = (by: Person, id: string) => by.call(roster, 'newPassword', { params: { id } })

  it('is not given to a guardian by who may not manage the account that they work with', async () => {
    const { schoolId, staff, admin } = await aSchool()
    const rui = await test.given.person({ role: 'PROFESSOR', schoolId })
    const { db } = test.database
    await db.updateTable('users').set({ username: newName() }).where('id', '=', rui.userId).execute()
    const { id } = await db
      .insertInto('accounts')
      .values({ user_id: rui.userId, school_id: schoolId, role: 'PARENT' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await renew(staff, id)).toMatchObject({ code: 'br_0003' })
    expect(await renew(admin, id)).toMatchObject({ ok: true })
  })

  it('ends the sessions of who signs in with a name of the school', async () => {
    const { schoolId, staff, admin, classId } = await aSchool()
    const username = newName()
    const added = await add(staff, { username, role: 'STUDENT', classIds: [classId] })
    if (!added.ok) throw new Error(added.code)
    const session = await signIn(username, added.body.firstPassword!)
    if (typeof session === 'string') throw new Error(session)
    const [account] = await accountsOf(username)
    const answer = await renew(staff, account!.id)
    if (!answer.ok) throw new Error(answer.code)
    await settled()
    expect(await session.call(accounts, 'current')).toMatchObject({ status: 401 })
    expect(await signIn(username, added.body.firstPassword!)).toBe('br_0014')
    expect(await entered(username, answer.body.firstPassword)).toMatchObject({ account: { id: account!.id } })
    expect((await trailOf(schoolId)).at(-1)).toBe('account.password.given')

    const mailed = await test.given.student({ schoolId })
    expect(await renew(staff, mailed.accountId)).toMatchObject({ status: 400, code: 'ii_0085' })
    const { admin: stranger } = await aSchool()
    expect(await renew(stranger, account!.id)).toMatchObject({ status: 404, code: 'nf_0001' })
    const named = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.database.db.updateTable('users').set({ username: newName() }).where('id', '=', named.userId).execute()
    expect(await renew(staff, named.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    await test.given.account({ owner: named })
    expect(await renew(admin, named.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
  })
})

describe('the end of an account', () => {
  const end = (by: Person, id: string) => by.call(roster, 'end', { params: { id } })

  it('closes the door at once, leaves one line, and shows what the school keeps', async () => {
    const { schoolId, admin, staff } = await aSchool()
    const mentor = await test.given.person({ role: 'MENTOR', schoolId })
    await test.database.db.updateTable('users').set({ nickname: newName() }).where('id', '=', mentor.userId).execute()
    const endedAt = expect.stringMatching(/^\d{4}-/)
    expect(await end(admin, mentor.accountId)).toMatchObject({ status: 200, body: { active: false, endedAt } })
    expect(await end(admin, mentor.accountId)).toMatchObject({ status: 200, body: { active: false, endedAt } })
    await settled()
    expect(await mentor.call(schools, 'get', { params: { id: schoolId } })).toMatchObject({ status: 403 })
    expect(await trailOf(schoolId)).toEqual(['account.ended'])
    expect(await staff.call(schools, 'listPeople', { query: { username: mentor.username } })).toMatchObject({
      body: { content: [{ accountId: mentor.accountId, endedAt, nickname: null, avatar: null }] },
    })
    const before = await writesMark(test.database.db)
    expect(await end(staff, mentor.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await end(admin, admin.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await end(admin, randomUUID())).toMatchObject({ status: 404, code: 'nf_0001' })
    expect(await add(admin, { username: mentor.username, role: 'MENTOR' })).toMatchObject({
      status: 409,
      code: 'ae_1003',
      body: { field: 'username' },
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('reopening', () => {
  const reopen = (by: Person, id: string, classIds?: string[]) =>
    by.call(roster, 'reopen', { params: { id }, body: classIds ? { classIds } : {} })

  it('opens an ended account in its class or in another, tells the person, and leaves a line', async () => {
    const { schoolId, staff, classId } = await aSchool()
    const other = await test.given.schoolClass(schoolId)
    const lia = await test.given.student({ schoolId, classId, active: false })
    expect(await reopen(staff, lia.accountId, [other])).toMatchObject({
      status: 200,
      body: { person: { active: true, endedAt: null, classIds: [other] }, invitation: null },
    })
    expect(await trailOf(schoolId)).toEqual(['account.reopened'])
    expect((await mailbox.mailsTo(lia.username))[0]!.subject).toBe('Sua conta da Trilha foi reaberta')
    expect(await lia.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'ACCOUNT_REOPENED' }] },
    })
    expect(await reopen(staff, lia.accountId)).toMatchObject({ status: 409, code: 'ae_1004' })
    const tito = await test.given.student({ schoolId, classId, active: false })
    expect(await reopen(staff, tito.accountId)).toMatchObject({ body: { person: { classIds: [classId] } } })
  })

  it('is refused for a wrong class, for who may not manage the role, for a stranger and beside another role', async () => {
    const { schoolId, admin, staff } = await aSchool()
    const { admin: stranger, classId: foreign } = await aSchool()
    const lia = await test.given.student({ schoolId, active: false })
    const mentor = await test.given.person({ role: 'MENTOR', schoolId, active: false })
    const before = await writesMark(test.database.db)
    expect(await reopen(admin, lia.accountId, [foreign])).toMatchObject({ status: 400, code: 'ii_0072' })
    expect(await reopen(staff, mentor.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await reopen(stranger, lia.accountId)).toMatchObject({ status: 404, code: 'nf_0001' })
    expect(await writesMark(test.database.db)).toBe(before)
    await test.given.account({ owner: lia, schoolId, role: 'PARENT' })
    expect(await reopen(admin, lia.accountId)).toMatchObject({ status: 409, code: 'ae_0016' })
  })

  it('asks for a yes where another school has the person now', async () => {
    const { schoolId, admin } = await aSchool()
    const mentor = await test.given.person({ role: 'MENTOR', schoolId, active: false })
    await test.given.account({ owner: mentor, role: 'MENTOR' })
    expect(await reopen(admin, mentor.accountId)).toMatchObject({
      status: 200,
      body: { person: { active: false }, invitation: { state: 'OPEN', email: mentor.username } },
    })
    expect(await reopen(admin, mentor.accountId)).toMatchObject({ status: 409, code: 'ae_1002' })
    const mine = await mentor.call(invitations, 'listMine', { query: {} })
    if (!mine.ok) throw new Error(mine.code)
    expect(
      await mentor.call(invitations, 'accept', { params: { id: mine.body.content[0]!.id }, body: {} }),
    ).toMatchObject({ ok: true })
    expect(await accountsOf(mentor.username)).toContainEqual(
      expect.objectContaining({ id: mentor.accountId, active: true }),
    )
  })
})

describe('a guardian who works at the school', () => {
  it('does nothing at the desk to the own child, in whichever of the accounts', async () => {
    const { schoolId, admin, classId } = await aSchool()
    const child = await test.given.student({ schoolId, classId })
    const elsewhere = await test.given.person({ role: 'PARENT', schoolId: await test.given.school() })
    const second = await test.given.account({ owner: child, schoolId: elsewhere.schoolId })
    await test.database.db
      .updateTable('accounts')
      .set({ user_id: admin.userId })
      .where('id', '=', elsewhere.accountId)
      .execute()
    await test.given.guardianLink({ guardian: elsewhere, child: { ...child, accountId: second.accountId } })
    const params = { id: child.accountId }
    const before = await writesMark(test.database.db)
    for (const answer of [
      await admin.call(roster, 'setClasses', { params, body: { classIds: [classId] } }),
      await admin.call(roster, 'newPassword', { params }),
      await admin.call(roster, 'end', { params }),
      await admin.call(roster, 'reopen', { params, body: {} }),
      await admin.call(schools, 'block', { params, body: { reason: 'CONDUCT' } }),
      await admin.call(schools, 'unblock', { params }),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('the birth date of a student', () => {
  const write = (by: Person, id: string, dateOfBirth: string) =>
    by.call(roster, 'setBirthDate', { params: { id }, body: { dateOfBirth } })
  const seventeen = () => `${new Date().getFullYear() - 17}-01-01`

  it('counts once the office wrote it: from 16 on the community asks for no consent', async () => {
    const schoolId = await test.given.school()
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const lia = await test.given.student({ schoolId, dateOfBirth: null })
    const db = test.database.db
    await db
      .updateTable('parental_controls')
      .set({ community_enabled: true })
      .where('account_id', '=', lia.accountId)
      .execute()
    const closed = async () => {
      const anew = { ...lia, ...(await test.given.openSession({ owner: lia })) }
      const answer = await anew.call(accounts, 'current')
      return answer.ok && answer.body.closedGates.includes('community')
    }
    expect(await closed()).toBe(true)
    expect(await write(staff, lia.accountId, seventeen())).toMatchObject({
      ok: true,
      body: { birthDate: { day: seventeen(), isProven: true } },
    })
    expect(await closed()).toBe(false)
  })

  it('is not written by another school, for a person of two schools, for a grown-up, nor by a guardian', async () => {
    const [schoolId, otherId] = [await test.given.school(), await test.given.school()]
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const rival = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: otherId })
    const [lia, shared, own] = await Promise.all([
      test.given.student({ schoolId }),
      test.given.student({ schoolId }),
      test.given.student({ schoolId }),
    ])
    await test.given.account({ owner: shared, schoolId: otherId })
    const guardian = await test.given.account({ owner: staff, schoolId, role: 'PARENT' })
    await test.given.guardianLink({ guardian: { ...staff, ...guardian }, child: own })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    expect(await write(rival, lia.accountId, seventeen())).toMatchObject({ status: 404, code: 'nf_0001' })
    expect(await write(staff, shared.accountId, seventeen())).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await write(admin, professor.accountId, seventeen())).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await write(staff, own.accountId, seventeen())).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await write(staff, lia.accountId, '2999-01-01')).toMatchObject({
      status: 400,
      body: { field: 'dateOfBirth' },
    })
  })
})
