import { randomUUID } from 'node:crypto'
import type { Role } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { users } from '@trilha/contract/identity/users'
import { notifications } from '@trilha/contract/messaging/notifications'
import { roster } from '@trilha/contract/school/roster'
import { schools } from '@trilha/contract/school/schools'
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

const invitationLink = /\/nsr\/invitation\/([\w-]+)\/([\w-]+)/

/** Follows the link of the newest invitation. */
async function accept(email: string, password: string, count = 1) {
  const mail = (await mailbox.mailsTo(email, count)).findLast(({ text }) => invitationLink.test(text!))!
  const [, id, verificationToken] = invitationLink.exec(mail.text!)!
  return test.anonymous.call(users, 'acceptInvitation', {
    params: { id: id!, verificationToken: verificationToken! },
    body: { password },
  })
}

async function accountsOf(username: string) {
  return test.database.db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'accounts.role', 'accounts.school_id as schoolId', 'accounts.active', 'accounts.is_member'])
    .where('users.username', '=', username)
    .execute()
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

describe('taking somebody in', () => {
  it('gives each role an account by letter, and the link lets in with the chosen password, once', async () => {
    const { schoolId, admin, classId } = await aSchool()
    for (const role of ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const) {
      const username = newEmail()
      const classIds = role === 'STUDENT' || role === 'PROFESSOR' ? [classId] : []
      expect(await add(admin, { username, role, classIds })).toMatchObject({
        status: 201,
        body: { name: 'Lia Souza', role, firstPassword: null },
      })
      expect(await accept(username, 'a-minha-senha')).toMatchObject({ status: 200, body: { username } })
      expect(await entered(username, 'a-minha-senha')).toMatchObject({
        user: { name: 'Lia Souza', emailVerified: true },
        account: { role, school: { id: schoolId } },
        student: role === 'STUDENT' ? { class: { id: classId }, isMember: true } : null,
      })
      expect(await accept(username, 'outra-senha')).toMatchObject({ status: 409, code: 'br_0026' })
    }
    expect(await trailOf(schoolId)).toEqual(Array.from({ length: 6 }, () => 'account.added'))
  })

  it('gives a name without a mailbox a first password, shown once', async () => {
    const { staff, classId } = await aSchool()
    const username = newName()
    const answer = await add(staff, { username: ` ${username.toUpperCase()} `, role: 'STUDENT', classIds: [classId] })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.firstPassword).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/)
    expect(await entered(username, answer.body.firstPassword!)).toMatchObject({ student: { class: { id: classId } } })
    expect(await add(staff, { username, role: 'STUDENT', classIds: [classId] })).toMatchObject({
      status: 201,
      body: { firstPassword: null },
    })
    const { staff: stranger, classId: other } = await aSchool()
    expect(await add(stranger, { username, role: 'STUDENT', classIds: [other] })).toMatchObject({
      status: 409,
      code: 'ae_0003',
      body: { field: 'username' },
    })
    expect(await accountsOf(username)).toHaveLength(1)
  })

  it('links who has confirmed the address, with the password they have, and says the same to the school', async () => {
    const { schoolId, admin } = await aSchool()
    const known = await test.given.student()
    await test.database.db
      .updateTable('users')
      .set({ email_verified_at: sql<Date>`now()`, name: 'Nome de Verdade' })
      .where('id', '=', known.userId)
      .execute()
    const answer = await add(admin, { username: known.username, role: 'MENTOR' })
    expect(answer).toMatchObject({ status: 201, body: { name: 'Lia Souza', role: 'MENTOR', firstPassword: null } })
    const [mail] = await mailbox.mailsTo(known.username)
    expect(mail!.text).toContain('senha que você já usa')
    expect(mail!.text).not.toContain('/nsr/invitation/')
    expect(await accountsOf(known.username)).toContainEqual(
      expect.objectContaining({ schoolId, role: 'MENTOR', active: true, is_member: true }),
    )
    expect(await signIn(known.username, known.password)).not.toBe('br_0014')
  })

  it('does not let in who signed up with an address that is not theirs', async () => {
    const { admin } = await aSchool()
    const taker = await test.given.unlinked()
    expect(await add(admin, { username: taker.username, role: 'PROFESSOR', classIds: [] })).toMatchObject({
      status: 201,
    })
    expect(await signIn(taker.username, taker.password)).toBe('br_0014')
    expect(await accept(taker.username, 'a-senha-da-dona')).toMatchObject({ status: 200 })
    expect(await entered(taker.username, 'a-senha-da-dona')).toMatchObject({ account: { role: 'PROFESSOR' } })
  })

  it('makes one account of two that come at once, and nothing of a second time', async () => {
    const { schoolId, admin, classId } = await aSchool()
    const entry = { username: newEmail(), role: 'STUDENT' as const, classIds: [classId] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(admin, entry)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await accountsOf(entry.username)).toHaveLength(1)
    expect(await trailOf(schoolId)).toEqual(['account.added'])
    await mailbox.mailsTo(entry.username)
    const before = await writesMark(test.database.db)
    expect(await add(admin, entry)).toMatchObject({ status: 201 })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(mailbox.all.filter(({ to }) => to === entry.username)).toHaveLength(1)
  })

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

  it('adds a guardian’s account to who works there, and the other way round', async () => {
    const { admin, staff, schoolId } = await aSchool()
    expect(await add(staff, { username: admin.username, role: 'PARENT' })).toMatchObject({ ok: true })
    const gil = await test.given.person({ role: 'PARENT', schoolId })
    expect(await add(admin, { username: gil.username, role: 'MENTOR' })).toMatchObject({ ok: true })
    for (const { username } of [admin, gil]) expect(await accountsOf(username)).toHaveLength(2)
  })

  it('ends the password of a guardian whose address nobody confirmed, when the address begins to work there', async () => {
    const { admin, schoolId } = await aSchool()
    const gil = await test.given.person({ role: 'PARENT', schoolId })
    expect(await add(admin, { username: gil.username, role: 'PROFESSOR' })).toMatchObject({ ok: true })
    expect(await signIn(gil.username, gil.password)).toBe('br_0014')
  })

  it('refuses a second role in the same school', async () => {
    const { admin, staff, classId } = await aSchool()
    const lia = await test.given.student({ schoolId: admin.schoolId })
    expect(await add(staff, { username: lia.username, role: 'PARENT' })).toMatchObject({ code: 'ae_0016' })
    const gil = await test.given.person({ role: 'PARENT', schoolId: admin.schoolId })
    expect(await add(staff, { username: gil.username, role: 'STUDENT', classIds: [classId] })).toMatchObject({
      code: 'ae_0016',
    })
    expect(await add(admin, { username: staff.username, role: 'MENTOR' })).toMatchObject({
      status: 409,
      code: 'ae_0016',
      body: { field: 'role' },
    })
  })
})

describe('the link of an invitation', () => {
  const follow = (id: string, verificationToken: string) =>
    test.anonymous.call(users, 'acceptInvitation', {
      params: { id, verificationToken },
      body: { password: 'uma-senha-nova' },
    })

  it('is refused where nobody sent it, and when its time is over or it was used', async () => {
    expect(await follow(randomUUID(), 'x'.repeat(43))).toMatchObject({ status: 401, code: 'br_0011' })
    const { admin } = await aSchool()
    const username = newEmail()
    await add(admin, { username, role: 'MENTOR' })
    const [mail] = await mailbox.mailsTo(username)
    const [, id, token] = invitationLink.exec(mail!.text!)!
    const change = (values: { expires_at?: Date; used_at?: Date | null }) =>
      test.database.db.updateTable('email_verifications').set(values).where('user_id', '=', id!).execute()
    await change({ expires_at: new Date(0) })
    expect(await follow(id!, token!)).toMatchObject({ status: 410, code: 'br_0025' })
    await change({ used_at: new Date() })
    expect(await follow(id!, token!)).toMatchObject({ status: 409, code: 'br_0012' })
  })

  it('chooses a password, which a link that confirms an address does not, and confirms nothing else', async () => {
    const [{ admin }, ana] = [await aSchool(), await test.given.student()]
    const username = newEmail()
    await add(admin, { username, role: 'MENTOR' })
    await ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    const [invitation] = await mailbox.mailsTo(username)
    const [verification] = await mailbox.mailsTo(ana.username)
    const [, invited, inviting] = invitationLink.exec(invitation!.text!)!
    const [, confirming] = /\/nsr\/email-validation\/[\w-]+\/([\w-]+)/.exec(verification!.text!)!
    const before = await writesMark(test.database.db)
    expect(await follow(ana.userId, confirming!)).toMatchObject({ status: 401, code: 'br_0011' })
    for (const call of ['verifyEmail', 'verifyEmailZc'] as const)
      expect(
        await test.anonymous.call(users, call, { params: { id: invited!, verificationToken: inviting! } }),
      ).toMatchObject({ status: 401, code: 'br_0011' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await follow(invited!, inviting!)).toMatchObject({ ok: true })
  })

  it('is told as a password is, by letter and bell', async () => {
    const { admin } = await aSchool()
    const username = newEmail()
    await add(admin, { username, role: 'MENTOR' })
    expect(await accept(username, 'uma-senha-nova')).toMatchObject({ ok: true })
    expect((await mailbox.mailsTo(username, 2)).at(-1)!.subject).toBe('Sua conta da Trilha tem senha')
    const lia = await signIn(username, 'uma-senha-nova')
    if (typeof lia === 'string') throw new Error(lia)
    expect(await lia.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'PASSWORD_CHANGED' }] },
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
    expect(await entered(username, answer.body.firstPassword!)).toMatchObject({ account: { id: account!.id } })
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

  it('closes the door at once, leaves one line, and adding opens it again', async () => {
    const { schoolId, admin, staff } = await aSchool()
    const mentor = await test.given.person({ role: 'MENTOR', schoolId })
    expect(await end(admin, mentor.accountId)).toMatchObject({ status: 200, body: { active: false } })
    expect(await end(admin, mentor.accountId)).toMatchObject({ status: 200, body: { active: false } })
    await settled()
    expect(await mentor.call(schools, 'get', { params: { id: schoolId } })).toMatchObject({ status: 403 })
    expect(await trailOf(schoolId)).toEqual(['account.ended'])
    expect(await add(admin, { username: mentor.username, role: 'MENTOR' })).toMatchObject({ status: 201 })
    expect(await accountsOf(mentor.username)).toEqual([expect.objectContaining({ active: true, is_member: true })])
    const before = await writesMark(test.database.db)
    expect(await end(staff, mentor.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await end(admin, admin.accountId)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await end(admin, randomUUID())).toMatchObject({ status: 404, code: 'nf_0001' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})
