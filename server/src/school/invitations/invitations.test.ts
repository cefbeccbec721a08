import { randomUUID } from 'node:crypto'
import { CONSENT_YEARS, INVITATIONS, MAIL_REQUESTS, type Role } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { family } from '@trilha/contract/identity/family'
import { users } from '@trilha/contract/identity/users'
import { notifications } from '@trilha/contract/messaging/notifications'
import { invitations } from '@trilha/contract/school/invitations'
import { roster } from '@trilha/contract/school/roster'
import { schools } from '@trilha/contract/school/schools'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { invitationsJobs } from './invitations.jobs.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const test = testApp({ config: { smtpUrl: mailbox.url } })

const newEmail = () => `pessoa.${randomUUID().slice(0, 8)}@teste.trilha.test`
const young = new Date(Date.now() - (CONSENT_YEARS - 4) * 365.25 * 86_400_000).toISOString().slice(0, 10)

async function aSchool() {
  const schoolId = await test.given.school(`Escola ${randomUUID().slice(0, 8)}`)
  const [admin, staff, classId] = [
    await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
    await test.given.person({ role: 'STAFF', schoolId }),
    await test.given.schoolClass(schoolId),
  ]
  return { schoolId, admin, staff, classId }
}

type School = Awaited<ReturnType<typeof aSchool>>

/** A child of one school with a guardian there, and what the other school knows: the address. */
async function aFamily(dateOfBirth: string | null = young) {
  const home = await aSchool()
  const child = await test.given.student({ schoolId: home.schoolId, classId: home.classId, dateOfBirth })
  const guardian = await test.given.person({ role: 'PARENT', schoolId: home.schoolId })
  await test.given.guardianLink({ guardian, child })
  return { home, child, guardian, rival: await aSchool() }
}

async function invite(by: School, username: string, role: Role = 'STUDENT') {
  const classIds = role === 'STUDENT' ? [by.classId] : []
  const answer = await by.staff.call(roster, 'add', { body: { name: 'Lia Souza', username, role, classIds } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.invitation!
}

const link = /\/nsr\/invitation\/([\w-]+)/

async function tokenTo(email: string, count = 1): Promise<string> {
  const mails = await mailbox.mailsTo(email, count)
  return link.exec(mails.findLast(({ text }) => link.test(text!))!.text!)![1]!
}

function accept(by: Person, id: string, code?: string) {
  return by.call(invitations, 'accept', { params: { id }, body: code === undefined ? {} : { paperCode: code } })
}
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const refuse = (by: Person, id: string) => by.call(invitations, 'refuse', { params: { id } })

async function mine(by: Person) {
  const answer = await by.call(invitations, 'listMine', { query: {} })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content
}

async function stateFor(by: School, id: string) {
  const answer = await by.staff.call(invitations, 'list', { query: {} })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content.find((each) => each.id === id)
}

async function paperCode(by: School, id: string): Promise<string> {
  const answer = await by.staff.call(invitations, 'makePaperCode', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.code
}

async function accountsOf(username: string, schoolId: string) {
  return test.database.db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'accounts.role', 'accounts.active', 'accounts.is_member as isMember'])
    .where('users.username', '=', username)
    .where('accounts.school_id', '=', schoolId)
    .execute()
}

/** Waits until the job told the person: bells come by the queue. */
async function kindsOf(by: Person, count: number): Promise<string[]> {
  for (let wait = 0; wait < 100; wait += 1) {
    const answer = await by.call(notifications, 'listMine', { query: {} })
    if (!answer.ok) throw new Error(answer.code)
    const kinds = answer.body.content.map(({ kind }) => kind)
    if (kinds.length >= count) return kinds.toReversed()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${count} notifications did not come`)
}

async function change(id: string, values: Record<string, unknown>): Promise<void> {
  await test.database.db.updateTable('school_invitations').set(values).where('id', '=', id).execute()
}

const settle = () => invitationsJobs['invitations:settle'].work(test.app.platform)

async function personOf(userId: string) {
  const { db } = test.database
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const held = await db.selectFrom('accounts').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return { user, sessions: sessions.map(({ id, ended_at: endedAt }) => ({ id, endedAt })), held }
}

describe('a new person', () => {
  it('of every role follows the letter, sees what was typed, chooses a password and is in, once', async () => {
    const school = await aSchool()
    for (const role of ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const) {
      const username = newEmail()
      const classIds = role === 'STUDENT' || role === 'PROFESSOR' ? [school.classId] : []
      const added = await school.admin.call(roster, 'add', { body: { name: 'Lia Souza', username, role, classIds } })
      expect(added).toMatchObject({
        status: 201,
        body: { name: 'Lia Souza', role, firstPassword: null, invitation: { state: 'OPEN', email: username } },
      })
      expect(await accountsOf(username, school.schoolId)).toEqual([])
      const token = await tokenTo(username)
      expect(await test.anonymous.call(invitations, 'getByLink', { params: { token } })).toMatchObject({
        body: { name: 'Lia Souza', role, person: 'NEW', state: 'OPEN', needsPaperCode: false },
      })
      const join = (password = 'a-minha-senha') =>
        test.anonymous.call(invitations, 'joinByLink', { params: { token }, body: { password } })
      expect(await join('LiaSouza1')).toMatchObject({ status: 400, code: 'ii_1001', body: { field: 'password' } })
      const answers = await Promise.all([join(), join(), join()])
      expect(statusesOf(answers)).toEqual([200, 409, 409])
      const answer = await test.anonymous.call(auth, 'token', {
        body: { grant_type: 'password', username, password: 'a-minha-senha' },
      })
      if (!answer.ok) throw new Error(answer.code)
      expect(await caller(test.address, answer.body.access_token).call(accounts, 'current')).toMatchObject({
        body: {
          user: { name: 'Lia Souza', emailVerified: true },
          account: { role, school: { id: school.schoolId } },
          student: role === 'STUDENT' ? { class: { id: school.classId }, isMember: true } : null,
        },
      })
      expect((await mailbox.mailsTo(username, 2)).at(-1)!.subject).toBe('Sua conta da Trilha tem senha')
    }
  })

  it('refuses by the link without becoming anybody', async () => {
    const school = await aSchool()
    const username = newEmail()
    const { id } = await invite(school, username)
    const params = { token: await tokenTo(username) }
    expect(await test.anonymous.call(invitations, 'refuseByLink', { params })).toMatchObject({ ok: true })
    expect(await stateFor(school, id)).toMatchObject({ state: 'REFUSED' })
    expect(await test.anonymous.call(invitations, 'refuseByLink', { params })).toMatchObject({ code: 'br_1001' })
    const found = await test.database.db.selectFrom('users').select('id').where('username', '=', username).execute()
    expect(found).toEqual([])
  })

  it('hears no by a link that nobody sent, that ended, or whose class is gone', async () => {
    const school = await aSchool()
    const username = newEmail()
    const { id } = await invite(school, username)
    const token = await tokenTo(username)
    const body = { password: 'a-minha-senha' }
    const unknown = { token: 'x'.repeat(43) }
    expect(await test.anonymous.call(invitations, 'getByLink', { params: unknown })).toMatchObject({ code: 'nf_1002' })
    for (const call of ['joinByLink', 'refuseByLink'] as const)
      expect(await test.anonymous.call(invitations, call, { params: unknown, body } as never)).toMatchObject({
        status: 404,
        code: 'nf_1002',
      })
    await change(id, { class_ids: [randomUUID()] })
    expect(await test.anonymous.call(invitations, 'joinByLink', { params: { token }, body })).toMatchObject({
      code: 'ii_0072',
    })
    await change(id, { expires_at: new Date(0) })
    for (const call of ['joinByLink', 'refuseByLink'] as const)
      expect(await test.anonymous.call(invitations, call, { params: { token }, body } as never)).toMatchObject({
        status: 410,
        code: 'br_0027',
      })
    expect(await stateFor(school, id)).toMatchObject({ state: 'EXPIRED' })
    // A new one takes its place, and the link of the letter before does nothing.
    expect(await invite(school, username)).toMatchObject({ state: 'OPEN' })
  })

  it('who signed up without a school gives the password they have; one under 16 the paper code too', async () => {
    const school = await aSchool()
    for (const dateOfBirth of [null, young]) {
      const { username, password, userId } = await test.given.unlinked()
      const { db } = test.database
      await db.updateTable('users').set({ date_of_birth: dateOfBirth }).where('id', '=', userId).execute()
      const { id } = await invite(school, username)
      const params = { token: await tokenTo(username) }
      expect(await test.anonymous.call(invitations, 'getByLink', { params })).toMatchObject({
        body: { person: 'WITHOUT_SCHOOL', needsPaperCode: dateOfBirth !== null },
      })
      const join = (body: { password: string; paperCode?: string }) =>
        test.anonymous.call(invitations, 'joinByLink', { params, body })
      expect(await join({ password: 'outra-senha-qualquer' })).toMatchObject({ status: 401, code: 'br_0014' })
      if (dateOfBirth === null) expect(await join({ password })).toMatchObject({ ok: true, body: { opensAt: null } })
      else {
        expect(await join({ password })).toMatchObject({ status: 403, code: 'br_1002' })
        const code = await paperCode(school, id)
        expect(await join({ password, paperCode: 'ABCD-EFGH' })).toMatchObject({ status: 400, code: 'ii_1006' })
        expect(await join({ password, paperCode: code })).toMatchObject({
          body: { opensAt: expect.stringMatching(/^\d{4}-/) },
        })
      }
      expect(await accountsOf(username, school.schoolId)).toHaveLength(dateOfBirth === null ? 1 : 0)
    }
  })
})

describe('a grown-up who is known', () => {
  it('accepts or refuses signed in; nothing of them changes before, and the password never', async () => {
    const [here, there] = [await aSchool(), await aSchool()]
    const rui = await test.given.person({ role: 'PROFESSOR', schoolId: here.schoolId, dateOfBirth: null })
    const before = await personOf(rui.userId)
    const { id } = await invite(there, rui.username, 'PARENT')
    const token = await tokenTo(rui.username)
    expect(await kindsOf(rui, 1)).toEqual(['INVITED'])
    expect(await personOf(rui.userId)).toEqual(before)
    expect(await test.anonymous.call(invitations, 'getByLink', { params: { token } })).toMatchObject({
      body: { person: 'KNOWN' },
    })
    const body = { password: 'uma-senha-nova' }
    for (const call of ['joinByLink', 'refuseByLink'] as const)
      expect(await test.anonymous.call(invitations, call, { params: { token }, body } as never)).toMatchObject({
        status: 409,
        code: 'ae_0003',
      })
    expect(await mine(rui)).toMatchObject([{ id, as: 'SELF', typedName: 'Lia Souza', mayAccept: true }])
    // The administrator of the school where a grown-up works has no word in it.
    expect(await mine(here.admin)).toEqual([])
    expect(await accept(here.admin, id)).toMatchObject({ status: 404, code: 'nf_1002' })
    const answers = await Promise.all([accept(rui, id), refuse(rui, id), accept(rui, id), refuse(rui, id)])
    expect(statusesOf(answers).slice(1)).toEqual([409, 409, 409])
    const isIn = (await accountsOf(rui.username, there.schoolId)).length === 1
    expect(await stateFor(there, id)).toMatchObject({ state: isIn ? 'ACCEPTED' : 'REFUSED' })
    const after = await personOf(rui.userId)
    expect(after.user).toEqual(before.user)
    expect(after.sessions).toEqual(before.sessions)
    expect(await kindsOf(there.staff, 1)).toEqual(['INVITATION_ANSWERED'])
  })

  it('confirms the mailbox by following the letter signed in, and has no word before', async () => {
    const [here, there] = [await aSchool(), await aSchool()]
    const rui = await test.given.person({ role: 'MENTOR', schoolId: here.schoolId })
    const { db } = test.database
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', rui.userId).execute()
    const { id } = await invite(there, rui.username, 'PARENT')
    const params = { token: await tokenTo(rui.username) }
    expect(await mine(rui)).toEqual([])
    expect(await accept(rui, id)).toMatchObject({ code: 'nf_1002' })
    expect(await here.admin.call(invitations, 'confirmByLink', { params })).toMatchObject({ code: 'nf_1002' })
    expect(await rui.call(invitations, 'confirmByLink', { params })).toMatchObject({ body: { id, as: 'SELF' } })
    expect(await personOf(rui.userId)).toMatchObject({ user: { email_verified_at: expect.any(Date) } })
    expect(await accept(rui, id)).toMatchObject({ ok: true })
    expect(await rui.call(invitations, 'confirmByLink', { params })).toMatchObject({ code: 'br_1001' })
    const late = await invite(await aSchool(), rui.username, 'PARENT')
    const lateParams = { token: await tokenTo(rui.username, 2) }
    await change(late.id, { expires_at: new Date(0) })
    expect(await rui.call(invitations, 'confirmByLink', { params: lateParams })).toMatchObject({ code: 'br_0027' })
    expect(await refuse(rui, late.id)).toMatchObject({ code: 'br_0027' })
    expect(await accept(rui, late.id)).toMatchObject({ code: 'br_0027' })
  })

  it('is refused what the school cannot have: two roles that do not go together, a class that is gone', async () => {
    const there = await aSchool()
    const inviteTo = (email: string, role: Role, classIds: string[] = []) =>
      test.given.invitation({ schoolId: there.schoolId, email, role, classIds })
    const lia = await test.given.student({ schoolId: there.schoolId })
    expect(await accept(lia, await inviteTo(lia.username, 'PROFESSOR'))).toMatchObject({ code: 'br_0021' })
    const gil = await test.given.person({ role: 'MENTOR', schoolId: there.schoolId })
    expect(await accept(gil, await inviteTo(gil.username, 'STAFF'))).toMatchObject({ code: 'ae_0016' })
    const ada = await test.given.person({ role: 'MENTOR', schoolId: there.schoolId })
    expect(await accept(ada, await inviteTo(ada.username, 'MENTOR'))).toMatchObject({ code: 'ae_1004' })
    const eva = await test.given.person({ role: 'MENTOR' })
    expect(await accept(eva, await inviteTo(eva.username, 'STUDENT', [randomUUID()]))).toMatchObject({
      code: 'ii_0072',
    })
  })
})

describe('a child of another school', () => {
  it('gives the inviting school nothing before the yes', async () => {
    const { child, guardian, rival } = await aFamily()
    const before = await personOf(child.userId)
    const known = await invite(rival, child.username)
    const unknown = await invite(rival, newEmail())
    const shapeOf = ({ id: _id, email: _email, createdAt: _at, expiresAt: _until, ...rest }: typeof known) => rest
    expect(shapeOf(known)).toEqual(shapeOf(unknown))
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    await tokenTo(child.username)
    await kindsOf(guardian, 1)
    const listed = await rival.staff.call(invitations, 'list', { query: {} })
    expect(JSON.stringify(listed)).not.toContain(child.userId)
    expect(JSON.stringify(listed)).not.toContain('Pessoa Teste')
    const studentId = await test.given.studentId(child)
    const mark = await writesMark(test.database.db)
    const attempts = await Promise.all([
      rival.admin.call(users, 'get', { params: { idOrUsername: child.userId } }),
      rival.admin.call(users, 'get', { params: { idOrUsername: child.username } }),
      rival.admin.call(users, 'getBrief', { params: { id: child.userId } }),
      rival.admin.call(family, 'createCode', { body: { studentId } }),
      ...[child.accountId, child.userId, known.id].flatMap((id) => [
        rival.admin.call(roster, 'setClasses', { params: { id }, body: { classIds: [rival.classId] } }),
        rival.admin.call(roster, 'newPassword', { params: { id } }),
        rival.admin.call(roster, 'end', { params: { id } }),
        rival.admin.call(roster, 'reopen', { params: { id }, body: {} }),
        rival.admin.call(schools, 'block', { params: { id }, body: { reason: 'CONDUCT' } }),
        rival.admin.raw('PATCH', `/api/parental-controls/${id}`, { body: JSON.stringify({ communityEnabled: true }) }),
        rival.admin.raw('PUT', `/api/parental-controls/${id}/pin`, { body: JSON.stringify({ pin: '1234' }) }),
      ]),
    ])
    for (const answer of attempts) expect(answer.ok).toBe(false)
    // The present school's word cannot be given by the inviting one.
    for (const by of [rival.admin, rival.staff])
      for (const answer of [await accept(by, known.id), await refuse(by, known.id)])
        expect(answer).toMatchObject({ status: 404, code: 'nf_1002' })
    expect(await writesMark(test.database.db)).toBe(mark)
    expect(await personOf(child.userId)).toEqual(before)
    expect(await rival.admin.call(schools, 'listPeople', { query: { username: child.username } })).toMatchObject({
      body: { content: [] },
    })
  })

  it('tells child, guardians and the present administrators; each refuses, the others hear of it', async () => {
    for (const who of ['child', 'guardian', 'administrator'] as const) {
      const { home, child, guardian, rival } = await aFamily()
      const people = { child, guardian, administrator: home.admin }
      const { id } = await invite(rival, child.username)
      expect(await kindsOf(child, 1)).toEqual(['INVITED'])
      expect(await kindsOf(guardian, 1)).toEqual(['CHILD_INVITED'])
      expect(await kindsOf(home.admin, 1)).toEqual(['STUDENT_INVITED'])
      expect(await mine(child)).toMatchObject([{ id, as: 'SELF', needsPaperCode: true }])
      expect(await mine(guardian)).toMatchObject([{ id, as: 'GUARDIAN', mayAccept: true, personName: 'Pessoa Teste' }])
      expect(await mine(home.admin)).toMatchObject([{ id, as: 'SCHOOL', mayAccept: true }])
      expect(await mine(home.staff)).toEqual([])
      expect(await refuse(people[who], id)).toMatchObject({ ok: true })
      expect(await stateFor(rival, id)).toMatchObject({ state: 'REFUSED' })
      for (const other of Object.values(people)) {
        const isDecider = other === people[who]
        const kinds = await kindsOf(other, isDecider ? 1 : 2)
        expect(kinds.at(-1)?.endsWith('INVITATION_REFUSED')).toBe(!isDecider)
        expect(await accept(other, id)).toMatchObject({ status: 409, code: 'br_1001' })
      }
    }
  })

  it.each([young, null])(
    'born %s does not accept alone; the guardian does, and the first school keeps all',
    async (born) => {
      const { home, child, guardian, rival } = await aFamily(born)
      const { id } = await invite(rival, child.username)
      const before = await writesMark(test.database.db)
      expect(await accept(child, id)).toMatchObject({ status: 403, code: 'br_1002' })
      const stranger = await test.given.person({ role: 'PARENT', schoolId: home.schoolId })
      expect(await accept(stranger, id)).toMatchObject({ status: 404, code: 'nf_1002' })
      expect(await accept(home.staff, id)).toMatchObject({ status: 404, code: 'nf_1002' })
      expect(await accountsOf(child.username, rival.schoolId)).toEqual([])
      expect(before).toBeDefined()
      expect(await accept(guardian, id)).toMatchObject({ ok: true, body: { opensAt: null } })
      expect(await accountsOf(child.username, rival.schoolId)).toMatchObject([
        { role: 'STUDENT', active: true, isMember: true },
      ])
      expect(await accountsOf(child.username, home.schoolId)).toMatchObject([{ id: child.accountId, active: true }])
      expect((await kindsOf(child, 2)).at(-1)).toBe('INVITATION_ACCEPTED')
      expect((await kindsOf(home.admin, 2)).at(-1)).toBe('CHILD_INVITATION_ACCEPTED')
    },
  )

  it('is not for a guardian who asked and waits, who was refused, or whose mailbox nobody confirmed', async () => {
    const { home, child, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    for (const status of ['PENDING', 'REFUSED'] as const) {
      const guardian = await test.given.person({ role: 'PARENT', schoolId: home.schoolId })
      await test.given.guardianLink({ guardian, child, status })
      expect(await accept(guardian, id)).toMatchObject({ code: 'nf_1002' })
    }
    const guardian = await test.given.person({ role: 'PARENT', schoolId: home.schoolId })
    await test.given.guardianLink({ guardian, child })
    const { db } = test.database
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', guardian.userId).execute()
    expect(await accept(guardian, id)).toMatchObject({ code: 'nf_1002' })
  })

  it('of 16 accepts alone; a guardian hears of it and may only refuse, the present school has no word', async () => {
    const { home, guardian, rival } = await aFamily()
    const teen = await test.given.student({ schoolId: home.schoolId })
    await test.given.guardianLink({ guardian, child: teen })
    const { id } = await invite(rival, teen.username)
    expect(await kindsOf(guardian, 1)).toEqual(['CHILD_INVITED'])
    expect(await mine(guardian)).toMatchObject([{ id, as: 'GUARDIAN', mayAccept: false }])
    expect(await accept(guardian, id)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await accept(home.admin, id)).toMatchObject({ code: 'nf_1002' })
    expect(await accept(teen, id)).toMatchObject({ ok: true, body: { opensAt: null } })
  })

  it('of 16 is not taken in when a guardian refused', async () => {
    const { home, guardian, rival } = await aFamily()
    const teen = await test.given.student({ schoolId: home.schoolId })
    await test.given.guardianLink({ guardian, child: teen })
    const { id } = await invite(rival, teen.username)
    expect(await refuse(guardian, id)).toMatchObject({ ok: true })
    expect(await accept(teen, id)).toMatchObject({ status: 409, code: 'br_1001' })
  })

  it('is accepted by the present administrator, but not by one who works at the inviting school', async () => {
    const { home, child, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    const both = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: home.schoolId })
    await test.given.account({ owner: both, schoolId: rival.schoolId, role: 'STAFF' })
    expect(await mine(both)).toMatchObject([{ id, as: 'SCHOOL', mayAccept: false }])
    expect(await accept(both, id)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await accept(home.admin, id)).toMatchObject({ ok: true })
    expect(await accountsOf(child.username, rival.schoolId)).toHaveLength(1)
  })

  it('whose guardian works at the inviting school is accepted from the guardian’s account alone', async () => {
    const { child, guardian, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    const { accountId } = await test.given.account({ owner: guardian, schoolId: rival.schoolId, role: 'SCHOOL_ADMIN' })
    const session = await test.given.session(guardian.userId, accountId, guardian.username)
    const atWork = { ...guardian, ...session, accountId, schoolId: rival.schoolId, role: 'SCHOOL_ADMIN' as const }
    expect(await accept(atWork, id)).toMatchObject({ status: 404, code: 'nf_1002' })
    expect(await accept(guardian, id)).toMatchObject({ ok: true })
  })

  it('is not for a session that a partner started, nor while the office’s password is not changed', async () => {
    const { child, guardian, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    const { db } = test.database
    await db
      .updateTable('sessions')
      .set({ only_school_id: guardian.schoolId })
      .where('id', '=', guardian.sessionId)
      .execute()
    expect(await accept(guardian, id)).toMatchObject({ code: 'nf_1002' })
    await db.updateTable('users').set({ must_change_password: true }).where('id', '=', child.userId).execute()
    expect(await accept(child, id, 'ABCD-EFGH')).toMatchObject({ code: 'br_0038', body: { field: 'password' } })
  })

  it('makes one account of many who accept at once', async () => {
    const { home, child, guardian, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    const answers = await Promise.all([guardian, home.admin, guardian, home.admin].map((by) => accept(by, id)))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    expect(await accountsOf(child.username, rival.schoolId)).toHaveLength(1)
  })
})

describe('the code on paper', () => {
  it('starts the clock, tells the grown-ups at once, and the job opens the account when nobody objected', async () => {
    const { home, child, guardian, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    expect(await accept(child, id, 'ABCD-EFGH')).toMatchObject({
      status: 400,
      code: 'ii_1006',
      body: { field: 'paperCode' },
    })
    const first = await paperCode(rival, id)
    const code = await paperCode(rival, id)
    const other = await paperCode(rival, (await invite(rival, newEmail())).id)
    for (const wrong of [first, other])
      expect(await accept(child, id, wrong)).toMatchObject({ status: 400, code: 'ii_1006' })
    const answer = await accept(child, id, code.toLowerCase())
    if (!answer.ok) throw new Error(answer.code)
    const hours = (Date.parse(answer.body.opensAt!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThan(72.1)
    expect(await accept(child, id, code)).toMatchObject({ body: { opensAt: answer.body.opensAt } })
    expect((await kindsOf(guardian, 2)).at(-1)).toBe('CHILD_JOINING')
    expect((await kindsOf(home.admin, 2)).at(-1)).toBe('STUDENT_JOINING')
    expect(await stateFor(rival, id)).toMatchObject({ state: 'OPEN', opensAt: answer.body.opensAt })
    await settle()
    expect(await accountsOf(child.username, rival.schoolId)).toEqual([])
    // The clock runs on when the invitation itself would be too old.
    await change(id, { child_accepted_at: new Date(Date.now() - 72.01 * 3_600_000), expires_at: new Date(0) })
    await Promise.all([settle(), settle()])
    expect(await accountsOf(child.username, rival.schoolId)).toMatchObject([{ role: 'STUDENT', active: true }])
    expect(await stateFor(rival, id)).toMatchObject({ state: 'ACCEPTED', opensAt: null })
    expect((await kindsOf(child, 2)).at(-1)).toBe('INVITATION_ACCEPTED')
  })

  it.each(['guardian', 'administrator'] as const)('is stopped by an objection of the %s', async (who) => {
    const { home, child, guardian, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    await accept(child, id, await paperCode(rival, id))
    expect(await refuse(who === 'guardian' ? guardian : home.admin, id)).toMatchObject({ ok: true })
    await change(id, { child_accepted_at: new Date(0) })
    await settle()
    expect(await accountsOf(child.username, rival.schoolId)).toEqual([])
    expect(await stateFor(rival, id)).toMatchObject({ state: 'REFUSED' })
  })

  it('also works for a child whom nobody has, and the guardian can say yes before the clock ends', async () => {
    const rival = await aSchool()
    const alone = await test.given.student({ dateOfBirth: young, active: false })
    const { id } = await invite(rival, alone.username)
    expect(await accept(alone, id, await paperCode(rival, id))).toMatchObject({ ok: true })
    await change(id, { child_accepted_at: new Date(0) })
    await settle()
    expect(await accountsOf(alone.username, rival.schoolId)).toHaveLength(1)
    const { child, guardian, rival: other } = await aFamily()
    const second = await invite(other, child.username)
    await accept(child, second.id, await paperCode(other, second.id))
    expect(await accept(guardian, second.id)).toMatchObject({ body: { opensAt: null } })
  })

  it('ends as refused where the account became impossible meanwhile', async () => {
    const { child, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    await accept(child, id, await paperCode(rival, id))
    await test.given.account({ owner: child, schoolId: rival.schoolId })
    await change(id, { child_accepted_at: new Date(0) })
    await settle()
    expect(await stateFor(rival, id)).toMatchObject({ state: 'REFUSED' })
  })

  it('is guessed ten times and no more', async () => {
    const { child, rival } = await aFamily()
    const { id } = await invite(rival, child.username)
    const code = await paperCode(rival, id)
    for (let time = 0; time < 10; time += 1)
      expect(await accept(child, id, 'ABCD-EFGH')).toMatchObject({ code: 'ii_1006' })
    expect(await accept(child, id, code)).toMatchObject({ status: 429 })
  })
})

describe('the inviting office', () => {
  it('invites an address once, sends again within a budget, and withdraws', async () => {
    const school = await aSchool()
    const username = newEmail()
    const { id } = await invite(school, username)
    const again = await school.staff.call(roster, 'add', {
      body: { name: 'Lia Souza', username, role: 'STUDENT', classIds: [school.classId] },
    })
    expect(again).toMatchObject({ status: 409, code: 'ae_1002', body: { field: 'username' } })
    const first = await tokenTo(username)
    const resend = () => school.staff.call(invitations, 'resend', { params: { id } })
    expect(await resend()).toMatchObject({ ok: true })
    const second = await tokenTo(username, 2)
    expect(await test.anonymous.call(invitations, 'getByLink', { params: { token: first } })).toMatchObject({
      code: 'nf_1002',
    })
    for (let time = 2; time < MAIL_REQUESTS; time += 1) expect(await resend()).toMatchObject({ ok: true })
    expect(await resend()).toMatchObject({ status: 429 })
    await mailbox.mailsTo(username, MAIL_REQUESTS)
    const token = await tokenTo(username, MAIL_REQUESTS)
    expect(token).not.toBe(second)
    const act = (call: 'resend' | 'withdraw' | 'makePaperCode') =>
      school.admin.call(invitations, call, { params: { id } })
    expect(await act('withdraw')).toMatchObject({ body: { state: 'WITHDRAWN' } })
    for (const call of ['resend', 'withdraw', 'makePaperCode'] as const)
      expect(await act(call)).toMatchObject({ status: 409, code: 'br_1001' })
    expect(
      await test.anonymous.call(invitations, 'joinByLink', { params: { token }, body: { password: 'a-minha-senha' } }),
    ).toMatchObject({ code: 'br_1001' })
  })

  it('makes one invitation of five at once', async () => {
    const school = await aSchool()
    const body = { name: 'Lia Souza', username: newEmail(), role: 'STUDENT' as const, classIds: [school.classId] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => school.staff.call(roster, 'add', { body })))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409])
  })

  it('lists by state and address, by pages, and only its own', async () => {
    const [school, other] = [await aSchool(), await aSchool()]
    const username = newEmail()
    const [first, second] = [await invite(school, username), await invite(school, newEmail())]
    await school.staff.call(invitations, 'withdraw', { params: { id: second.id } })
    const list = async (
      by: School,
      query: { pSize?: number; cursor?: string; state?: 'OPEN' | 'EXPIRED'; username?: string },
    ) => {
      const answer = await by.staff.call(invitations, 'list', { query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body
    }
    const page = await list(school, { pSize: 1 })
    expect(page.content.map(({ id }) => id)).toEqual([second.id])
    expect((await list(school, { pSize: 1, cursor: page.next! })).content.map(({ id }) => id)).toEqual([first.id])
    expect((await list(school, { state: 'OPEN' })).content.map(({ id }) => id)).toEqual([first.id])
    expect((await list(school, { username: username.toUpperCase() })).content.map(({ id }) => id)).toEqual([first.id])
    expect((await list(other, {})).content).toEqual([])
    for (const call of ['resend', 'withdraw', 'makePaperCode'] as const)
      expect(await other.admin.call(invitations, call, { params: { id: first.id } })).toMatchObject({ code: 'nf_1002' })
    await change(first.id, { expires_at: new Date(0) })
    expect((await list(school, { state: 'EXPIRED' })).content.map(({ id }) => id)).toEqual([first.id])
    for (const call of ['resend', 'withdraw', 'makePaperCode'] as const)
      expect(await school.staff.call(invitations, call, { params: { id: first.id } })).toMatchObject({
        status: 410,
        code: 'br_0027',
      })
  })

  it('does with a colleague’s invitation only what it may do with the person', async () => {
    const school = await aSchool()
    const id = await test.given.invitation({ schoolId: school.schoolId, role: 'PROFESSOR' })
    for (const call of ['resend', 'withdraw', 'makePaperCode'] as const)
      expect(await school.staff.call(invitations, call, { params: { id } })).toMatchObject({ code: 'br_0003' })
  })

  it('cannot spray letters', async () => {
    const school = await aSchool()
    for (let time = 0; time < INVITATIONS; time += 1) await test.app.platform.budgets.invitation.spend(school.schoolId)
    const body = { name: 'Lia Souza', username: newEmail(), role: 'PARENT' as const }
    expect(await school.staff.call(roster, 'add', { body })).toMatchObject({ status: 429 })
    expect(await (await aSchool()).staff.call(roster, 'add', { body })).toMatchObject({ ok: true })
  })

  it('loses what was answered long ago', async () => {
    const school = await aSchool()
    const { id } = await invite(school, newEmail())
    await change(id, { state: 'REFUSED', decided_at: sql<Date>`now() - interval '91 days'` })
    await settle()
    expect(await stateFor(school, id)).toBeUndefined()
  })
})
