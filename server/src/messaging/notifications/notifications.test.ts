import { randomUUID } from 'node:crypto'
import { auth } from '@trilha/contract/identity/auth'
import { family } from '@trilha/contract/identity/family'
import { privacy } from '@trilha/contract/identity/privacy'
import { notifications, type Notification } from '@trilha/contract/messaging/notifications'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { EventName, Events } from '../../platform/events.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { notificationsJobs } from './notifications.jobs.ts'

const test = testApp()

async function listOf(person: Pick<Person, 'call'>): Promise<Notification[]> {
  const answer = await person.call(notifications, 'listMine', { query: {} })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content
}
const kindsOf = async (person: Pick<Person, 'call'>) => (await listOf(person)).map(({ kind }) => kind)

async function unreadOf(person: Pick<Person, 'call'>): Promise<number> {
  const answer = await person.call(notifications, 'countUnread')
  return answer.ok ? answer.body.count : -1
}

function happens<E extends EventName>(name: E, payload: Events[E]): Promise<void> {
  return test.database.db.transaction().execute((tx) => test.app.platform.emit(tx, name, payload))
}

function signIn({ username, password }: Person, device_id: string) {
  return test.anonymous.call(auth, 'token', { body: { grant_type: 'password', username, password, device_id } })
}

describe('what the bell tells', () => {
  it('a sign-in from a new device, but not the very first one', async () => {
    const ana = await test.given.student()
    const [home, lab] = [randomUUID(), randomUUID()]
    await signIn(ana, home)
    await signIn(ana, home)
    expect(await kindsOf(ana)).toEqual([])
    await signIn(ana, lab)
    expect(await kindsOf(ana)).toEqual(['NEW_DEVICE'])
  })

  it('which browser and system a new device has, where it says so', async () => {
    const ana = await test.given.student()
    await signIn(ana, randomUUID())
    const body = {
      grant_type: 'password' as const,
      username: ana.username,
      password: ana.password,
      device_id: randomUUID(),
    }
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    await test.anonymous.call(auth, 'token', { body, headers })
    expect(await ana.call(notifications, 'listMine', { query: { pSize: 5 } })).toMatchObject({
      body: { content: [{ kind: 'NEW_DEVICE', device: { browser: 'Firefox', system: 'Linux' } }] },
    })
  })

  it('a token that came back', async () => {
    const ana = await test.given.student()
    const refresh = () =>
      test.anonymous.call(auth, 'token', { body: { grant_type: 'refresh_token', refresh_token: ana.refreshToken } })
    await refresh()
    await sql`update sessions set rotated_at = now() - interval '1 minute' where id = ${ana.sessionId}::uuid`.execute(
      test.database.db,
    )
    await refresh()
    const again = await test.given.session(ana.userId, ana.accountId, ana.username)
    expect(await kindsOf(again)).toEqual(['SESSION_REUSED'])
  })

  it('a new password', async () => {
    const ana = await test.given.student()
    await happens('password.changed', { userId: ana.userId })
    expect(await listOf(ana)).toMatchObject([{ kind: 'PASSWORD_CHANGED', about: null, readAt: null }])
  })

  it('guardians to the student and to the guardian, by the names they have when it is read', async () => {
    const ana = await test.given.student({ name: 'Ana Teste' })
    const guardian = await test.given.person({ role: 'PARENT', name: 'Gil Antigo' })
    const link = {
      guardianUserId: guardian.userId,
      guardianAccountId: guardian.accountId,
      studentUserId: ana.userId,
      studentAccountId: ana.accountId,
    }
    await happens('guardian.linked', link)
    await happens('guardian.unlinked', {
      ...link,
      schoolId: ana.schoolId,
      guardian: { userId: guardian.userId, accountId: guardian.accountId },
      byUserId: null,
    })
    await happens('controls.changed', {
      studentUserId: ana.userId,
      studentAccountId: ana.accountId,
      byUserId: guardian.userId,
    })
    await sql`update users set name = 'Gil Novo' where id = ${guardian.userId}::uuid`.execute(test.database.db)
    expect(await listOf(ana)).toMatchObject([
      { kind: 'CONTROLS_CHANGED', about: { name: 'Gil Novo' } },
      { kind: 'GUARDIAN_UNLINKED', about: { name: 'Gil Novo' } },
      { kind: 'GUARDIAN_LINKED', about: { id: guardian.userId, name: 'Gil Novo' } },
    ])
    expect(await listOf(guardian)).toMatchObject([
      { kind: 'GUARDIAN_UNLINKED', about: { name: 'Ana Teste' } },
      { kind: 'GUARDIAN_LINKED' },
    ])
  })

  it('a guardian who comes or goes to the child’s other guardians too', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const [one, other, asking, office] = [
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
    ]
    await test.given.guardianLink({ guardian: one, child: ana })
    await test.given.guardianLink({ guardian: asking, child: ana, status: 'PENDING' })
    const id = await test.given.guardianLink({ guardian: other, child: ana, status: 'PENDING' })
    await office.call(family, 'decide', { params: { id }, body: { status: 'LINKED' } })
    const names = { about: { id: ana.userId }, by: { id: other.userId } }
    expect(await listOf(one)).toMatchObject([{ kind: 'CHILD_GUARDIAN_LINKED', ...names }])
    expect(await listOf(other)).toMatchObject([{ kind: 'GUARDIAN_LINKED', about: { id: ana.userId } }])
    const colleague = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    await office.call(family, 'unlink', { params: { id } })
    // The office is told too, but not who did it.
    expect(await listOf(colleague)).toMatchObject([{ kind: 'GUARDIAN_LINK_ENDED', ...names }])
    expect(await kindsOf(office)).not.toContain('GUARDIAN_LINK_ENDED')
    expect((await listOf(one))[0]).toMatchObject({ kind: 'CHILD_GUARDIAN_UNLINKED', ...names })
    expect(await kindsOf(other)).toEqual(['GUARDIAN_UNLINKED', 'GUARDIAN_LINKED'])
    expect(await kindsOf(ana)).toEqual(['GUARDIAN_UNLINKED', 'GUARDIAN_LINKED'])
    expect(await kindsOf(asking)).toEqual([])
  })

  it('changed controls to the other guardians too, and not to whoever changed them', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const [one, other, asking] = await Promise.all(
      Array.from({ length: 3 }, () => test.given.person({ role: 'PARENT', schoolId })),
    )
    await test.given.guardianLink({ guardian: one!, child: ana })
    await test.given.guardianLink({ guardian: other!, child: ana })
    await test.given.guardianLink({ guardian: asking!, child: ana, status: 'PENDING' })
    const change = (body: object) => one!.call(family, 'update', { params: { id: ana.accountId }, body })
    const names = { about: { id: ana.userId }, by: { id: one!.userId } }
    await change({ chatEnabled: true })
    expect(await listOf(other!)).toMatchObject([{ kind: 'CHILD_CONTROLS_CHANGED', ...names }])
    expect(await listOf(ana)).toMatchObject([{ kind: 'CONTROLS_CHANGED', about: { id: one!.userId } }])
    await change({ newPin: '1357', confirmPin: '1357' })
    expect((await listOf(other!))[0]).toMatchObject({ kind: 'CHILD_PIN_CHANGED', ...names })
    expect(await kindsOf(ana)).toEqual(['PIN_CHANGED', 'CONTROLS_CHANGED'])
    expect(await listOf(one!)).toEqual([])
    expect(await listOf(asking!)).toEqual([])
  })

  it('what concerns a child in the guardian’s account of that school, and in no other (decision G24)', async () => {
    const schoolId = await test.given.school()
    const [ana, bia] = [await test.given.student({ schoolId }), await test.given.student({ schoolId })]
    const [admin, guardian] = [
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.person({ role: 'PARENT', schoolId }),
    ]
    const elsewhere = await test.given.account({ owner: guardian, role: 'PROFESSOR' })
    const teaching = await test.given.session(guardian.userId, elsewhere.accountId, guardian.username)
    const [linked, refused] = [
      await test.given.guardianLink({ guardian, child: ana, status: 'PENDING' }),
      await test.given.guardianLink({ guardian, child: bia, status: 'PENDING' }),
    ]
    const decide = (id: string, status: 'LINKED' | 'REFUSED') =>
      admin.call(family, 'decide', { params: { id }, body: { status } })
    await decide(linked, 'LINKED')
    await decide(refused, 'REFUSED')
    await admin.call(family, 'update', { params: { id: ana.accountId }, body: { chatEnabled: true } })
    await admin.call(family, 'unlink', { params: { id: linked } })
    expect((await kindsOf(guardian)).toSorted()).toEqual([
      'CHILD_CONTROLS_CHANGED',
      'GUARDIAN_LINKED',
      'GUARDIAN_REFUSED',
      'GUARDIAN_UNLINKED',
    ])
    expect(await kindsOf(teaching)).toEqual([])
  })

  it('a PIN that wrong tries locked, to the guardians', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    await test.given.pin({ owner: ana, pin: '2468' })
    const guess = (pin: string) => ana.call(family, 'unlock', { body: { pin } })
    // The fifth is right: nothing was locked.
    for (const pin of ['0000', '1111', '2222', '3333', '2468']) await guess(pin)
    expect(await listOf(guardian)).toEqual([])
    for (const pin of ['0000', '1111', '2222', '3333', '4444', '5555']) await guess(pin)
    expect(await listOf(guardian)).toMatchObject([{ kind: 'CHILD_PIN_LOCKED', about: { id: ana.userId }, by: null }])
    expect(await listOf(ana)).toEqual([])
  })

  it('a link that the school refused, to who asked, without the name that only the linked know', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId, name: 'Ana Jatobá' })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const id = await test.given.guardianLink({ guardian, child: ana, status: 'PENDING' })
    await staff.call(family, 'decide', { params: { id }, body: { status: 'REFUSED' } })
    expect(await listOf(guardian)).toMatchObject([{ kind: 'GUARDIAN_REFUSED', about: { name: 'Ana' } }])
  })

  it('requests to those of the school who work on them, and the answer to whoever asked', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const [admin, staff, blocked, foreign] = await Promise.all([
      test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      test.given.person({ role: 'STAFF', schoolId }),
      test.given.person({ role: 'SCHOOL_ADMIN', schoolId, blocked: true }),
      test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() }),
    ])
    const id = await test.given.dataRequest({ owner: ana })
    await happens('guardian.requested', { schoolId, studentUserId: ana.userId, guardianUserId: blocked.userId })
    expect(await listOf(admin)).toMatchObject([
      { kind: 'GUARDIAN_REQUESTED', about: { id: ana.userId }, by: { id: blocked.userId } },
      { kind: 'DATA_REQUEST_CREATED', objectId: id, about: { id: ana.userId } },
    ])
    expect(await kindsOf(staff)).toEqual(['GUARDIAN_REQUESTED'])
    for (const person of [blocked, foreign]) expect(await kindsOf(person)).toEqual([])
    await admin.call(privacy, 'update', { params: { id }, body: { status: 'REFUSED', answer: 'Não somos nós.' } })
    expect(await listOf(ana)).toMatchObject([{ kind: 'DATA_REQUEST_ANSWERED', objectId: id, status: 'REFUSED' }])
  })

  it('nothing that was undone', async () => {
    const ana = await test.given.student()
    const undone = test.database.db.transaction().execute(async (tx) => {
      await test.app.platform.emit(tx, 'password.changed', { userId: ana.userId })
      throw new Error('something else failed')
    })
    await expect(undone).rejects.toThrow('something else failed')
    expect(await kindsOf(ana)).toEqual([])
  })
})

describe('whose they are', () => {
  it('of the account in use, and of the person in every account', async () => {
    const ana = await test.given.student()
    const second = await test.database.db
      .insertInto('accounts')
      .values({ user_id: ana.userId, school_id: await test.given.school(), role: 'PROFESSOR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const there = await test.given.session(ana.userId, second.id, ana.username)
    const id = await test.given.notification({ owner: ana })
    await happens('password.changed', { userId: ana.userId })
    expect(await listOf(ana)).toHaveLength(2)
    expect(await listOf(there)).toHaveLength(1)
    expect(await unreadOf(there)).toBe(1)
    expect(await there.call(notifications, 'markRead', { params: { id } })).toMatchObject({ code: 'nf_0088' })
    await there.call(notifications, 'markAllRead')
    expect(await unreadOf(there)).toBe(0)
    expect(await unreadOf(ana)).toBe(1)
  })
})

describe('reading', () => {
  it('marks one, then all, and stays as it was first read', async () => {
    const ana = await test.given.student()
    const ids = [
      await test.given.notification({ owner: ana }),
      await test.given.notification({ owner: ana }),
      await test.given.notification({ owner: ana }),
    ]
    expect(await unreadOf(ana)).toBe(3)
    expect(await ana.call(notifications, 'markRead', { params: { id: ids[0]! } })).toMatchObject({ status: 204 })
    const first = (await listOf(ana)).find(({ id }) => id === ids[0])!.readAt
    expect(await unreadOf(ana)).toBe(2)
    expect(await ana.call(notifications, 'markAllRead')).toMatchObject({ status: 204 })
    expect(await unreadOf(ana)).toBe(0)
    expect((await listOf(ana)).find(({ id }) => id === ids[0])!.readAt).toBe(first)
    const bia = await test.given.student()
    expect(await bia.call(notifications, 'markRead', { params: { id: ids[1]! } })).toMatchObject({
      status: 404,
      code: 'nf_0088',
    })
  })

  it('goes page by page, newest first, while new ones come', async () => {
    const ana = await test.given.student({ blocked: true })
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.unshift(await test.given.notification({ owner: ana }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await ana.call(notifications, 'listMine', { query: { pSize: 2, cursor } })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ id }) => id))
      cursor = answer.body.next ?? undefined
      await test.given.notification({ owner: ana })
    } while (cursor)
    expect(seen).toEqual(ids)
    expect(await ana.call(notifications, 'listMine', { query: { cursor: 'x' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('ends after ninety days', async () => {
    const ana = await test.given.student()
    const [old, young] = [await test.given.notification({ owner: ana }), await test.given.notification({ owner: ana })]
    await sql`update notifications set created_at = now() - interval '91 days' where id = ${old}::uuid`.execute(
      test.database.db,
    )
    await notificationsJobs['notifications:remove-old'].work(test.app.platform)
    expect((await listOf(ana)).map(({ id }) => id)).toEqual([young])
  })
})
