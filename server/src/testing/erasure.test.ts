import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ROLES, type Role } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { privacy } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { profiles } from '@trilha/contract/growth/profiles'
import { students } from '@trilha/contract/school/students'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { domainJobs } from '../domains.ts'
import { archiveAbout } from '../identity/privacy/exports.service.ts'
import type { JobName } from '../platform/jobs.ts'
import { erase } from '../platform/personal-data/erase.ts'
import { isOf } from '../platform/personal-data/person.ts'
import type { PrivacyPlans } from '../platform/privacy.ts'
import { privacyPlans } from '../privacy.ts'
import { fillEveryTable, findLeaks, findLeaksInFiles } from './fill-tables.ts'
import type { Given, Person } from './given.ts'
import { everyCall, perform, type ContractCall } from './samples/index.ts'
import { testApp, type TestApp } from './test-app.ts'
import { unzip } from './unzip.ts'

const test = testApp()

/** Not a student: then no table has a row of theirs yet that must be the only one. */
async function personInEveryTable(marker: string): Promise<Person> {
  const schoolId = await test.given.school()
  const [me, other, third] = [
    await test.given.person({ role: 'PROFESSOR', schoolId }),
    await test.given.person({ role: 'PROFESSOR', schoolId }),
    await test.given.person({ role: 'PROFESSOR', schoolId }),
  ]
  await fillEveryTable({ db: test.database.db, plans: privacyPlans, me, other, third, marker })
  return me
}

function tracesOf(me: Person, marker: string) {
  return { texts: [marker, phoneOf(marker), me.username], ids: [me.userId, me.accountId] }
}

function leaksOf(me: Person, marker: string, { app, database }: TestApp = test) {
  return findLeaks(database.db, app.platform.privacyPlans, tracesOf(me, marker))
}

/** Digits of the marker's own, so that one test's leak is not another's. */
function phoneOf(marker: string): string {
  return `119${Number.parseInt(marker.slice(-8), 16).toString().padStart(10, '7').slice(-8)}`
}

async function rowsOf(table: string, me: Person): Promise<number> {
  const plan = privacyPlans[table]!
  if (!plan.personal) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where ${isOf({ userId: me.userId, accountIds: [me.accountId] }, plan.person)}`.execute(test.database.db)
  return rows[0]!.count
}

async function approvedErasure(me: Person, marker: string, { given }: TestApp = test): Promise<string> {
  const admin = await given.person({ role: 'SCHOOL_ADMIN', schoolId: me.schoolId })
  const asked = await me.call(privacy, 'create', {
    body: {
      firstName: `${marker} nome`,
      lastName: `${marker} sobrenome`,
      email: `${marker}@teste.trilha.test`,
      phone: phoneOf(marker),
      type: 'DELETION',
      description: `Apaguem tudo sobre ${marker}.`,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (!asked.ok) throw new Error(asked.code)
  const { id } = asked.body
  const approved = await admin.call(privacy, 'update', {
    params: { id },
    body: { status: 'IN_PROGRESS', approve: true, answer: `Certo, ${marker}.` },
  })
  if (!approved.ok) throw new Error(approved.code)
  return id
}

function work(name: JobName, payload: object = {}, { app }: TestApp = test): Promise<void> {
  return domainJobs[name].work(app.platform, payload as never)
}

async function whenDue(requestId: string, at: TestApp = test): Promise<void> {
  await sql`update data_requests set erase_at = now() where id = ${requestId}::uuid`.execute(at.database.db)
  await work('privacy:erase-due', {}, at)
}

describe('the erasure of a person who has a row in every table', () => {
  it('leaves no name, contact, text or id outside what is kept, in no table and no file', async () => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await personInEveryTable(marker)
    await test.given.dataExport({ owner: me })
    expect(await test.app.platform.files.list('exports')).toHaveLength(1)
    const requestId = await approvedErasure(me, marker)

    // The test means something only if there was something to erase everywhere.
    for (const [table, plan] of Object.entries(privacyPlans)) {
      if (plan.personal) expect(await rowsOf(table, me), table).toBeGreaterThan(0)
    }
    expect((await leaksOf(me, marker)).length).toBeGreaterThan(20)
    expect(await findLeaksInFiles(test.app.platform.config.dataDir, tracesOf(me, marker))).toHaveLength(1)
    await work('privacy:erase-due')
    expect(await me.call(privacy, 'getMyExport'), 'erased before its time').toMatchObject({ ok: true })

    await whenDue(requestId)
    expect(await leaksOf(me, marker)).toEqual([])
    expect(await test.app.platform.files.list('exports')).toEqual([])
    expect(await findLeaksInFiles(test.app.platform.config.dataDir, tracesOf(me, marker))).toEqual([])
    await vi.waitFor(async () =>
      expect(await me.call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' }),
    )
  })

  it('keeps the proof: the ledger, the audit line by ids, the request by its dates', async () => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await personInEveryTable(marker)
    const entries = await rowsOf('wallet_entries', me)
    const requestId = await approvedErasure(me, marker)
    await whenDue(requestId)
    const { db } = test.database
    expect(await rowsOf('wallet_entries', me)).toBe(entries)
    expect(
      await db.selectFrom('data_requests').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow(),
    ).toMatchObject({ status: 'DONE', type: 'DELETION', first_name: '', phone: '', answer: null, erase_at: null })
    const line = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'person.erased')
      .where('subject_id', '=', me.userId)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ subject_kind: 'user', school_id: me.schoolId, details: { requestId } })
    const user = await db.selectFrom('users').selectAll().where('id', '=', me.userId).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ name: '', nickname: null, email_verified_at: null })
  })

  it('leaves nobody to be found: the id answers as one that nobody ever had', async () => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await test.given.student({ schoolId: await test.given.school(), name: `${marker} Silva` })
    const profileId = await test.given.profile(me)
    const studentId = await test.given.studentId(me)
    const other = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: me.schoolId })
    const reads = (ids: { user: string; profile: string; student: string }) => [
      test.anonymous.call(users, 'getProfile', { params: { id: ids.user } }),
      other.call(users, 'get', { params: { idOrUsername: ids.user } }),
      other.call(users, 'getBrief', { params: { id: ids.user } }),
      other.call(profiles, 'get', { params: { id: ids.profile } }),
      other.call(profiles, 'getByUser', { params: { userId: ids.user } }),
      other.call(students, 'get', { params: { id: ids.student } }),
      other.call(students, 'getBasic', { params: { id: ids.student } }),
      other.call(students, 'getRankingByUser', { params: { id: ids.user }, query: {} }),
    ]
    const own = { user: me.userId, profile: profileId, student: studentId }
    for (const answer of await Promise.all(reads(own))) expect(answer).toMatchObject({ ok: true })
    await whenDue(await approvedErasure(me, marker))
    const nobody = await Promise.all(reads({ user: randomUUID(), profile: randomUUID(), student: randomUUID() }))
    for (const [index, answer] of (await Promise.all(reads(own))).entries()) {
      const { status, code } = nobody[index] as { status: number; code: string }
      expect(answer, `read ${index}`).toMatchObject({ ok: false, status, code })
    }
  })

  it('finds what a request under way wrote at the last moment, a minute later', async () => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await personInEveryTable(marker)
    await whenDue(await approvedErasure(me, marker))
    await test.given.notification({ owner: me })
    expect(await leaksOf(me, marker)).not.toEqual([])
    const { rows } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs where run_at > now() order by id desc limit 1`.execute(
      test.database.db,
    )
    await work('privacy:erase-again', rows[0]!.payload)
    expect(await leaksOf(me, marker)).toEqual([])
  })

  it('is noticed when a plan forgets a column', async () => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await personInEveryTable(marker)
    const { users: plan } = privacyPlans
    if (!plan?.personal || typeof plan.erase === 'string') throw new Error('the plan of users changed')
    const { nickname, ...rest } = plan.erase.anonymise
    const forgetful: PrivacyPlans = { ...privacyPlans, users: { ...plan, erase: { anonymise: rest } } }
    await test.database.db
      .transaction()
      .execute((tx) => erase(tx, forgetful, { userId: me.userId, accountIds: [me.accountId] }))
    expect(nickname).toBeNull()
    expect(await leaksOf(me, marker)).toMatchObject([{ place: 'users.nickname' }, { place: 'users.nickname_key' }])
  })
})

describe('the copy that a guardian gets of a person who has a row in every table', () => {
  it('has a file for each table that the plans share with a guardian, and of a part only that part', async () => {
    const me = await personInEveryTable(`marca${randomUUID().slice(0, 8)}`)
    const guardian = await test.given.person({ role: 'PARENT', schoolId: me.schoolId })
    await test.given.guardianLink({ guardian, child: me })
    const copied = { userId: me.userId, guardianUserId: guardian.userId, locale: 'pt-br' as const }
    const files = await unzip(await buffer(await archiveAbout(test.app.platform, copied)))
    const tables = Object.keys(files).flatMap((path) => /^dados\/(\w+)\.json$/.exec(path)?.[1] ?? [])
    const shared = Object.entries(privacyPlans).filter(
      ([, plan]) => plan.personal && plan.export === 'yes' && plan.guardian !== 'nothing',
    )
    expect(tables.toSorted()).toEqual(shared.map(([table]) => table).toSorted())
    for (const [table, plan] of shared) {
      if (!plan.personal || typeof plan.guardian !== 'object' || !('columns' in plan.guardian)) continue
      const rows = JSON.parse(files[`dados/${table}.json`]!) as object[]
      expect(rows.length, table).toBeGreaterThan(0)
      const columns = rows.flatMap((row) => Object.keys(row)).filter((column) => !column.endsWith('_name'))
      expect([...new Set(columns)].toSorted(), table).toEqual(plan.guardian.columns.toSorted())
    }
  })
})

/** The calls that change something, of those that a role may make. */
function changesBy(role: Role): ContractCall[] {
  return everyCall.filter(
    ({ call: { method, access } }) => method !== 'GET' && (typeof access.who === 'string' || access.who.includes(role)),
  )
}

async function doEverything(me: Person): Promise<void> {
  for (const { call, sample } of changesBy(me.role)) {
    // Some end the session that they come from.
    const mine = { ...me, ...(await test.given.openSession({ owner: me })) }
    await perform(mine, call, await sample(mine, test.given))
  }
}

/** By the others of their school; what is done upon nobody of a person's role is done once, where all of them are. */
async function letOthersDoEverything(people: readonly [Person, ...Person[]]): Promise<void> {
  const [first, ...more] = people
  for (const role of ROLES) {
    for (const entry of changesBy(role)) {
      const met = await doUpon(first, role, entry)
      for (const me of more) if (met.has(me.role)) await doUpon(me, role, entry)
    }
  }
}

/** Answers which roles the sample took its people from. */
async function doUpon(me: Person, role: Role, { call, sample }: ContractCall): Promise<ReadonlySet<Role>> {
  const met = new Set<Role>()
  const other = await test.given.person({ role, schoolId: me.schoolId })
  await reopen(me)
  await perform(other, call, await sample(other, upon(me, met)))
  return met
}

/** What was done before may have ended the account, and nobody does anything more upon such a one. */
async function reopen({ accountId }: Person): Promise<void> {
  await test.database.db.updateTable('accounts').set({ active: true }).where('id', '=', accountId).execute()
}

/** Whoever a sample takes for its object is this person, where the role fits. */
function upon(me: Person, met: Set<Role>): Given {
  const person: Given['person'] = async (options) => {
    const role = options?.role ?? 'STUDENT'
    met.add(role)
    return role === me.role ? me : test.given.person(options)
  }
  return { ...test.given, person, student: (options) => person({ ...options, role: 'STUDENT' }) }
}

describe('the erasure of a person who did everything, and to whom everything was done', () => {
  const marked = async (role: Role, schoolId: string) => {
    const marker = `marca${randomUUID().slice(0, 8)}`
    const me = await test.given.person({ role, name: `${marker} Silva`, schoolId })
    await sql`update users set nickname = ${marker} where id = ${me.userId}::uuid`.execute(test.database.db)
    return { me, marker }
  }
  let people: Record<'STUDENT' | 'PARENT', { me: Person; marker: string }>

  beforeAll(
    async () => {
      const schoolId = await test.given.school()
      people = { STUDENT: await marked('STUDENT', schoolId), PARENT: await marked('PARENT', schoolId) }
      await doEverything(people.STUDENT.me)
      await doEverything(people.PARENT.me)
      await letOthersDoEverything([people.STUDENT.me, people.PARENT.me])
    },
    // Every call of the product, many times: minutes where others work too.
    600_000,
  )

  it.each(['STUDENT', 'PARENT'] as const)('leaves no name and no id of a %s outside what is kept', async (role) => {
    const { me, marker } = people[role]
    await reopen(me)
    const done = await test.database.db
      .selectFrom('audit_log')
      .select('action')
      .distinct()
      .where((eb) => eb.or([eb('actor_user_id', '=', me.userId), eb('subject_id', '=', me.accountId)]))
      .execute()
    expect(done.length).toBeGreaterThan(role === 'STUDENT' ? 5 : 2)
    // One of the samples gives them an account elsewhere, with which the person would stay.
    const { db } = test.database
    await db
      .updateTable('accounts')
      .set({ active: false })
      .where('user_id', '=', me.userId)
      .where('id', '<>', me.accountId)
      .execute()
    const anew = { ...me, ...(await test.given.openSession({ owner: me })) }
    await whenDue(await approvedErasure(anew, marker))
    expect(await leaksOf(me, marker)).toEqual([])
  })
})

describe('the erasure of a person to whom mails could not be sent', () => {
  const mailless = testApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } })

  it('takes the mails that wait with their addresses along, and leaves those of others', async () => {
    const marker = 'marca00000001'
    const [me, other] = [await mailless.given.student(), await mailless.given.student()]
    for (const { call, userId, username, password } of [me, other]) {
      const body = { currentPassword: password, username: `nova.${username}`, password: 'outra-senha-longa' }
      expect(await call(users, 'update', { params: { id: userId }, body })).toMatchObject({ ok: true })
      await mailless.anonymous.call(users, 'startRecovery', { params: { id: `nova.${username}` }, body: {} })
    }
    const waiting = async (person: Person) =>
      (await leaksOf(person, marker, mailless)).filter(({ place }) => place.startsWith('graphile_worker'))
    expect(await waiting(me)).toHaveLength(4)
    await whenDue(await approvedErasure(me, marker, mailless), mailless)
    expect(await leaksOf(me, marker, mailless)).toEqual([])
    expect(await waiting(other)).toHaveLength(4)
  })
})

describe('a person with accounts at two schools', () => {
  it('loses one school’s part and keeps the rest', async () => {
    const me = await test.given.student()
    const { db } = test.database
    const second = await db
      .insertInto('accounts')
      .values({ user_id: me.userId, school_id: await test.given.school(), role: 'PROFESSOR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.given.chest({ owner: me })
    const there = await test.given.session(me.userId, second.id, me.username)
    await whenDue(await approvedErasure(me, 'marca00000001'))
    await vi.waitFor(async () => expect(await me.call(accounts, 'current')).toMatchObject({ code: 'br_0027' }))
    expect(await there.call(accounts, 'current')).toMatchObject({ body: { user: { name: 'Pessoa Teste' } } })
    expect(await db.selectFrom('chests').select('id').where('account_id', '=', me.accountId).execute()).toEqual([])
    expect(await db.selectFrom('accounts').select('active').where('id', '=', me.accountId).executeTakeFirst()).toEqual({
      active: false,
    })
    // The request speaks of the person too: it was made from the account that is gone.
    expect(await there.call(privacy, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ status: 'DONE', firstName: '' }] },
    })
  })
})

describe('taking back', () => {
  it('keeps everything', async () => {
    const me = await test.given.student()
    const id = await approvedErasure(me, 'marca00000001')
    await me.call(privacy, 'withdraw', { params: { id } })
    await whenDue(id)
    expect(await me.call(accounts, 'current')).toMatchObject({ ok: true })
  })
})
