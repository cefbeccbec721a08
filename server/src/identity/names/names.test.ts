import { randomUUID } from 'node:crypto'
import { names } from '@trilha/contract/identity/names'
import { profiles } from '@trilha/contract/growth/profiles'
import { users } from '@trilha/contract/identity/users'
import { notifications } from '@trilha/contract/messaging/notifications'
import { roster } from '@trilha/contract/school/roster'
import { moderation } from '@trilha/contract/community/moderation'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { profileReportable } from '../../growth/profiles/public.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const ask = (student: Person, name: string) => student.call(names, 'ask', { body: { name } })
const decide = (by: Person, id: string, status: 'ACCEPTED' | 'REFUSED') =>
  by.call(names, 'decide', { params: { id }, body: { status } })

async function school() {
  const schoolId = await test.given.school()
  const [child, staff, admin] = await Promise.all([
    test.given.student({ schoolId, name: 'Caio Souza Jatobá' }),
    test.given.person({ role: 'STAFF', schoolId, name: 'Renata Vasconcelos' }),
    test.given.person({ role: 'SCHOOL_ADMIN', schoolId, name: 'Otávio Brandão' }),
  ])
  return { schoolId, child, staff, admin }
}

async function asked(student: Person, name = 'Caio Jatobá Sampaio'): Promise<string> {
  const answer = await ask(student, name)
  if (!answer.ok) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

async function nameOf({ userId }: Person): Promise<string> {
  const row = await test.database.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row!.name
}

async function kindsOf(person: Person): Promise<string[]> {
  const answer = await person.call(notifications, 'listMine', { query: {} })
  return answer.ok ? answer.body.content.map(({ kind }) => kind) : []
}

describe('a student', () => {
  it('asks for another full name and reads how the request stands', async () => {
    const { child } = await school()
    expect(await child.call(names, 'getMine')).toMatchObject({ status: 204 })
    expect(await ask(child, '  Caio  Jatobá Sampaio ')).toMatchObject({
      status: 201,
      body: { name: 'Caio Jatobá Sampaio', status: 'WAITING', closedAt: null },
    })
    expect(await child.call(names, 'getMine')).toMatchObject({ body: { name: 'Caio Jatobá Sampaio' } })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
  })

  it('has one waiting request, also when two are sent at once', async () => {
    const { child } = await school()
    const answers = await Promise.all([ask(child, 'Caio Jatobá'), ask(child, 'Caio Sampaio')])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ae_1001' })
    expect(await ask(child, 'Caio Terceiro')).toMatchObject({ code: 'ae_1001' })
  })

  it('takes the request back and may send another; the closed one is not kept', async () => {
    const { child } = await school()
    const id = await asked(child)
    const withdraw = () => child.call(names, 'withdraw', { params: { id } })
    expect(await Promise.all([withdraw(), withdraw()])).toMatchObject([
      { body: { status: 'WITHDRAWN' } },
      { body: { status: 'WITHDRAWN' } },
    ])
    await asked(child, 'Caio Sampaio')
    const kept = await test.database.db
      .selectFrom('name_requests')
      .select('name')
      .where('user_id', '=', child.userId)
      .execute()
    expect(kept).toEqual([{ name: 'Caio Sampaio' }])
  })

  it('does not take back what was decided, nor a request of somebody else', async () => {
    const { schoolId, child, staff } = await school()
    const id = await asked(child)
    const friend = await test.given.student({ schoolId })
    expect(await friend.call(names, 'withdraw', { params: { id } })).toMatchObject({ code: 'nf_1001' })
    await decide(staff, id, 'REFUSED')
    expect(await child.call(names, 'withdraw', { params: { id } })).toMatchObject({ code: 'ii_1004' })
  })

  it('asks for no name that is refused: the same, a blocked word, one word alone', async () => {
    const { child } = await school()
    const before = await writesMark(test.database.db)
    expect(await ask(child, 'Caio Souza Jatobá')).toMatchObject({ code: 'ii_1003', body: { field: 'name' } })
    expect(await ask(child, 'Caio M3rda')).toMatchObject({ code: 'ii_0083', body: { field: 'name' } })
    expect(await ask(child, 'Caio')).toMatchObject({ code: 'ii_0007', body: { field: 'name' } })
    expect(await ask(child, 'Caio Kuntz')).toMatchObject({ status: 201 })
    expect(before).not.toBe(await writesMark(test.database.db))
  })

  it('asks for no name of a grown-up of the school, however it is spelled', async () => {
    const { schoolId, child } = await school()
    await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Prado' })
    for (const name of ['Helena Prado', 'H3lena Prad0', 'Неlеnа Prado', 'Professora Helena'])
      expect(await ask(child, name), name).toMatchObject({ code: 'ii_1002', body: { field: 'name' } })
  })

  it('may have the name of a grown-up of another school, or of one who left', async () => {
    const { schoolId, child } = await school()
    await test.given.person({ role: 'PROFESSOR', schoolId: await test.given.school(), name: 'Helena Prado' })
    await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Prado', active: false })
    expect(await ask(child, 'Helena Prado')).toMatchObject({ status: 201 })
  })

  it('asks behind the PIN, as for every change of one’s own data', async () => {
    const { child } = await school()
    await test.given.pin({ owner: child })
    expect(await ask(child, 'Caio Sampaio')).toMatchObject({ code: 'br_0038' })
  })

  it('neither decides nor reads the queue', async () => {
    const { child } = await school()
    const id = await asked(child)
    expect(await decide(child, id, 'ACCEPTED')).toMatchObject({ code: 'br_0003' })
    expect(await child.call(names, 'listWaiting', { query: {} })).toMatchObject({ code: 'br_0003' })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
  })

  it('does not write the full name, and may send the one that stands', async () => {
    const { child } = await school()
    const change = (body: object) => child.call(users, 'update', { params: { id: child.userId }, body })
    const before = await writesMark(test.database.db)
    expect(await change({ name: 'Caio Sampaio', nickname: 'caiozinho' })).toMatchObject({
      status: 403,
      code: 'br_0003',
      body: { field: 'name', message: expect.stringContaining('secretaria') },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await change({ name: 'Caio Souza Jatobá', nickname: 'caiozinho' })).toMatchObject({
      body: { name: 'Caio Souza Jatobá', nickname: 'caiozinho' },
    })
  })
})

describe('the office', () => {
  it('accepts: the name changes, student and guardians are told, the log says who and not what', async () => {
    const { schoolId, child, staff } = await school()
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child })
    const id = await asked(child)
    expect(await staff.call(names, 'listWaiting', { query: {} })).toMatchObject({
      body: {
        content: [
          {
            id,
            name: 'Caio Jatobá Sampaio',
            student: { userId: child.userId, name: 'Caio Souza Jatobá' },
            mayDecide: true,
          },
        ],
        last: true,
      },
    })
    expect(await decide(staff, id, 'ACCEPTED')).toMatchObject({
      body: { status: 'ACCEPTED', student: { name: 'Caio Jatobá Sampaio' } },
    })
    expect(await nameOf(child)).toBe('Caio Jatobá Sampaio')
    expect(await kindsOf(child)).toEqual(['NAME_ACCEPTED'])
    expect(await kindsOf(guardian)).toEqual(['CHILD_NAME_ACCEPTED'])
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id as by', 'subject_id as subject', 'details'])
      .where('school_id', '=', schoolId)
      .orderBy('id')
      .execute()
    expect(lines).toMatchObject([
      { action: 'name.requested', by: child.userId },
      { action: 'name.accepted', by: staff.userId, subject: id, details: { userId: child.userId } },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Caio|Sampaio/)
  })

  it('refuses: the name stays', async () => {
    const { schoolId, child, admin } = await school()
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child })
    const id = await asked(child)
    expect(await decide(admin, id, 'REFUSED')).toMatchObject({ body: { status: 'REFUSED' } })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
    expect([await kindsOf(child), await kindsOf(guardian)]).toEqual([['NAME_REFUSED'], ['CHILD_NAME_REFUSED']])
    expect(await child.call(names, 'getMine')).toMatchObject({ body: { status: 'REFUSED' } })
  })

  it('decides once: of two at the same time one has an effect', async () => {
    const { child, staff, admin } = await school()
    const id = await asked(child)
    const answers = await Promise.all([decide(staff, id, 'ACCEPTED'), decide(admin, id, 'REFUSED')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ii_1004' })
    const [kept] = answers.flatMap((answer) => (answer.ok ? [answer.body.status] : []))
    expect(await nameOf(child)).toBe(kept === 'ACCEPTED' ? 'Caio Jatobá Sampaio' : 'Caio Souza Jatobá')
    expect(await kindsOf(child)).toHaveLength(1)
  })

  it('may say the same twice: one name, one notification', async () => {
    const { child, staff, admin } = await school()
    const id = await asked(child)
    const answers = await Promise.all([staff, admin, staff].map((by) => decide(by, id, 'ACCEPTED')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await kindsOf(child)).toEqual(['NAME_ACCEPTED'])
  })

  it('of another school sees and decides nothing', async () => {
    const { child } = await school()
    const rival = await school()
    const id = await asked(child)
    for (const by of [rival.staff, rival.admin]) {
      expect(await by.call(names, 'listWaiting', { query: {} })).toMatchObject({ body: { content: [] } })
      expect(await decide(by, id, 'ACCEPTED')).toMatchObject({ code: 'nf_1001' })
    }
    expect(await decide(rival.staff, randomUUID(), 'ACCEPTED')).toMatchObject({ code: 'nf_1001' })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
  })

  it('does not decide about a child whose guardian one is, in whichever account', async () => {
    const { schoolId, child, staff, admin } = await school()
    // The same person has a guardian's account beside the one of the office.
    const { id: guardianAccountId } = await test.database.db
      .insertInto('accounts')
      .values({ user_id: staff.userId, school_id: schoolId, role: 'PARENT', is_member: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await asked(child)
    expect(await staff.call(names, 'listWaiting', { query: {} })).toMatchObject({
      body: { content: [{ mayDecide: true }] },
    })
    // A link that only waits counts too.
    await test.given.guardianLink({ guardian: { ...staff, accountId: guardianAccountId }, child, status: 'PENDING' })
    expect(await staff.call(names, 'listWaiting', { query: {} })).toMatchObject({
      body: { content: [{ mayDecide: false }] },
    })
    for (const status of ['ACCEPTED', 'REFUSED'] as const)
      expect(await decide(staff, id, status)).toMatchObject({ code: 'br_0003', body: { field: 'status' } })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
    expect(await decide(admin, id, 'ACCEPTED')).toMatchObject({ ok: true })
  })

  it('does not decide about a request of one’s own', async () => {
    // Nobody studies and works at one school, so the row is written by hand.
    const own = await test.given.person({ role: 'STAFF' })
    const id = await test.given.nameRequest({ student: own })
    expect(await decide(own, id, 'ACCEPTED')).toMatchObject({ code: 'br_0003', body: { field: 'status' } })
  })

  it('decides nothing of an account that has ended, or of a request that was taken back', async () => {
    const { child, staff, admin } = await school()
    const id = await asked(child)
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', child.accountId).execute()
    expect(await decide(staff, id, 'ACCEPTED')).toMatchObject({ code: 'nf_1001' })
    expect(await admin.call(names, 'listWaiting', { query: {} })).toMatchObject({ body: { content: [] } })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
    const other = await school()
    const withdrawn = await asked(other.child)
    await other.child.call(names, 'withdraw', { params: { id: withdrawn } })
    expect(await decide(other.staff, withdrawn, 'ACCEPTED')).toMatchObject({ code: 'ii_1004' })
  })

  it('does not accept the name of a grown-up who came since', async () => {
    const { schoolId, child, staff } = await school()
    const id = await asked(child, 'Helena Prado')
    await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Prado' })
    expect(await decide(staff, id, 'ACCEPTED')).toMatchObject({ code: 'ii_1002' })
    expect(await nameOf(child)).toBe('Caio Souza Jatobá')
    expect(await decide(staff, id, 'REFUSED')).toMatchObject({ ok: true })
  })

  it('reads the queue page by page, the oldest first', async () => {
    const { schoolId, child, staff } = await school()
    const ids = [await asked(child)]
    for (let more = 0; more < 2; more += 1) ids.push(await asked(await test.given.student({ schoolId })))
    const first = await staff.call(names, 'listWaiting', { query: { pSize: 2 } })
    if (!first.ok) throw new Error(first.code)
    const cursor = first.body.next!
    const second = await staff.call(names, 'listWaiting', { query: { pSize: 2, cursor } })
    expect([first, second].flatMap((page) => (page.ok ? page.body.content.map(({ id }) => id) : []))).toEqual(ids)
    expect(second).toMatchObject({ body: { last: true, next: null } })
    expect(await staff.call(names, 'listWaiting', { query: { cursor: 'x' } })).toMatchObject({ code: 'ii_0030' })
  })
})

describe('open tabs', () => {
  it('of the student and of the office hear of a request and of what became of it', async () => {
    const { schoolId, child, staff, admin } = await school()
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    const heard = await Promise.all([child, staff, admin].map(listen))
    const strange = await listen(professor)
    const id = await asked(child)
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([1, 1, 1]))
    await decide(staff, id, 'ACCEPTED')
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([2, 2, 2]))
    expect(strange()).toBe(0)
  })
})

async function listen({ accessToken }: Person): Promise<() => number> {
  const socket = io(test.address, {
    path: '/ws',
    transports: ['websocket'],
    auth: { token: accessToken },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  let heard = 0
  socket.on('names.changed', () => (heard += 1))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return () => heard
}

describe('names that a student chooses', () => {
  const change = (person: Person, body: object) => person.call(users, 'update', { params: { id: person.userId }, body })

  it('are never those of a grown-up of the school: nickname and displayed name, in one answer', async () => {
    const { schoolId, child } = await school()
    const helena = await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Prado' })
    await test.database.db
      .updateTable('users')
      .set({ nickname: `lele ${schoolId.slice(0, 8)}`, surname: 'Helena do 7º ano' })
      .where('id', '=', helena.userId)
      .execute()
    const before = await writesMark(test.database.db)
    expect(await change(child, { nickname: 'H3lenа Pr4do', surname: 'Profª Helena' })).toMatchObject({
      code: 'ii_1002',
      body: {
        details: [
          { code: 'ii_1002', field: 'nickname' },
          { code: 'ii_1002', field: 'surname' },
        ],
      },
    })
    expect(await change(child, { surname: 'helena do 7o ano' })).toMatchObject({ code: 'ii_1002' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await change(child, { nickname: `caio ${randomUUID().slice(0, 8)}`, surname: 'Caio do 7º' })).toMatchObject({
      ok: true,
      body: { surname: 'Caio do 7º' },
    })
  })

  it('are compared in the profile too', async () => {
    const { schoolId, child } = await school()
    await test.given.person({ role: 'MENTOR', schoolId, name: 'Ivone Macaúba' })
    const wish = { params: { id: child.userId }, body: { nickname: 'iv0ne macauba' } }
    expect(await child.call(profiles, 'update', wish)).toMatchObject({ code: 'ii_1002', body: { field: 'nickname' } })
  })

  it('are shown to others of the school: the displayed name, and to strangers never the full name', async () => {
    const { schoolId, child } = await school()
    const friend = await test.given.student({ schoolId })
    await change(child, { surname: 'Caio do 7º' })
    expect(await friend.call(users, 'getBrief', { params: { id: child.userId } })).toMatchObject({
      body: { surname: 'Caio do 7º', role: 'STUDENT' },
    })
    const card = async () => (await test.anonymous.call(users, 'getProfile', { params: { id: child.userId } })).body
    expect(await card()).toMatchObject({ displayName: 'Caio do 7º' })
    await change(child, { surname: 'Caio Souza Jatobá' })
    expect(await card()).toMatchObject({ displayName: 'Caio' })
  })

  it('are laid aside with a profile that moderation takes off, and come back with it', async () => {
    const { child } = await school()
    await change(child, { surname: 'Caio do 7º' })
    const surname = async () => {
      const row = await test.database.db
        .selectFrom('users')
        .select('surname')
        .where('id', '=', child.userId)
        .executeTakeFirst()
      return row?.surname
    }
    await inTransaction(test.database.db, (tx) => profileReportable.hide(tx, child.userId))
    expect(await surname()).toBeNull()
    await inTransaction(test.database.db, (tx) => profileReportable.show(tx, child.userId))
    expect(await surname()).toBe('Caio do 7º')
  })

  it('are held to the filter in every field, also in those of a grown-up', async () => {
    const { admin, staff } = await school()
    await admin.call(moderation, 'addWord', { body: { word: 'zureta' } })
    const body = { name: 'Ana Zureta', nickname: 'zuretinha merda', surname: 'Zureta' }
    expect(await change(staff, body)).toMatchObject({
      body: {
        details: [
          { code: 'ii_0083', field: 'name' },
          { code: 'ii_0083', field: 'nickname' },
          { code: 'ii_0083', field: 'surname' },
        ],
      },
    })
    expect(await change(staff, { name: 'Renata Kuntz Vasconcelos' })).toMatchObject({
      body: { name: 'Renata Kuntz Vasconcelos' },
    })
  })

  it('of a grown-up are not compared: the role stands beside them', async () => {
    const { schoolId, staff } = await school()
    await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Prado' })
    expect(await change(staff, { name: 'Helena Prado' })).toMatchObject({ ok: true })
  })
})

describe('a name that the office writes', () => {
  const add = (by: Person, body: { name: string; role: 'STUDENT' | 'PARENT'; classIds?: string[] }) =>
    by.call(roster, 'add', { body: { username: `nova.${randomUUID().slice(0, 8)}`, ...body } })

  it('passes with a warning where it is a grown-up’s', async () => {
    const { schoolId, staff } = await school()
    const classIds = [await test.given.schoolClass(schoolId)]
    expect(await add(staff, { name: 'Ren4ta Vasconcelos', role: 'STUDENT', classIds })).toMatchObject({
      status: 201,
      body: { warnings: ['NAME_OF_GROWN_UP'] },
    })
    expect(await add(staff, { name: 'Caio Souza Jatobá', role: 'PARENT' })).toMatchObject({
      body: { warnings: ['NAME_OF_STUDENT'] },
    })
    expect(await add(staff, { name: 'Lia Campos', role: 'STUDENT', classIds })).toMatchObject({
      body: { warnings: [] },
    })
  })

  it('is held to the filter', async () => {
    const { staff } = await school()
    expect(await add(staff, { name: 'Lia Merda', role: 'PARENT' })).toMatchObject({
      code: 'ii_0083',
      body: { field: 'name' },
    })
    expect(await add(staff, { name: 'Lia Fucks', role: 'PARENT' })).toMatchObject({ status: 201 })
  })
})
