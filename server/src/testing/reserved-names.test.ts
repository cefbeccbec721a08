import { randomUUID } from 'node:crypto'
import { privacy } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { profiles } from '@trilha/contract/growth/profiles'
import { roster } from '@trilha/contract/school/roster'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { domainJobs } from '../domains.ts'
import type { Person } from './given.ts'
import { testApp } from './test-app.ts'

const test = testApp()

interface Names {
  username?: string
  nickname?: string | null
}

async function named(person: Person, { username, nickname = null }: Names): Promise<void> {
  await test.database.db
    .updateTable('users')
    .set({ ...(username !== undefined && { username }), nickname })
    .where('id', '=', person.userId)
    .execute()
}

/** By the person's own request, which the school approves. */
async function erase(person: Person): Promise<void> {
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: person.schoolId })
  const id = await test.given.dataRequest({ owner: person, type: 'DELETION' })
  await admin.call(privacy, 'update', { params: { id }, body: { status: 'IN_PROGRESS', approve: true } })
  await sql`update data_requests set erase_at = now() where id = ${id}::uuid`.execute(test.database.db)
  await domainJobs['privacy:erase-due'].work(test.app.platform, {})
}

async function erasedPerson() {
  const schoolId = await test.given.school()
  const tag = randomUUID().slice(0, 6)
  const names = { username: `lia.ipe.${tag}`, nickname: `Liá${tag}` }
  const lia = await test.given.student({ schoolId, name: 'Lia Ipê' })
  await named(lia, names)
  await erase(lia)
  return { schoolId, ...names }
}

const signUpAs = (names: { nickname: string }) =>
  test.anonymous.call(users, 'signUp', {
    body: {
      name: 'Rita Nova',
      username: `rita.${randomUUID().slice(0, 8)}@teste.trilha.test`,
      password: 'um-segredo-novo',
      dateOfBirth: '2000-05-20',
      state: 'SP',
      city: 'Campinas',
      ...names,
    },
  })

it('nobody takes the names of a person who was erased: not who signs up, is renamed or is added by the office', async () => {
  const { schoolId, username, nickname } = await erasedPerson()
  const ana = await test.given.student({ schoolId })
  const staff = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  for (const spelling of [nickname, nickname.toUpperCase()]) {
    expect(await signUpAs({ nickname: spelling })).toMatchObject({ status: 409, code: 'ae_0002' })
    expect(await ana.call(users, 'update', { params: { id: ana.userId }, body: { nickname: spelling } })).toMatchObject(
      {
        code: 'ae_0002',
      },
    )
    const profileId = await test.given.profile(ana)
    expect(
      await ana.call(profiles, 'update', { params: { id: profileId }, body: { nickname: spelling } }),
    ).toMatchObject({
      code: 'ae_0002',
    })
    expect(await ana.call(users, 'nicknameExists', { params: { nick: spelling } })).toMatchObject({
      body: { exists: true },
    })
  }
  const renamed = { username: username.toUpperCase(), currentPassword: ana.password }
  expect(await ana.call(users, 'update', { params: { id: ana.userId }, body: renamed })).toMatchObject({
    code: 'ae_0003',
  })
  const added = {
    name: 'Lia Outra',
    username,
    role: 'STUDENT' as const,
    classIds: [await test.given.schoolClass(schoolId)],
  }
  expect(await staff.call(roster, 'add', { body: added })).toMatchObject({ status: 409, code: 'ae_1005' })
  const { db } = test.database
  expect(await db.selectFrom('users').select('id').where('username', '=', username).execute()).toEqual([])
  expect(
    await db.selectFrom('users').select(['username', 'nickname']).where('id', '=', ana.userId).executeTakeFirst(),
  ).toEqual({ username: ana.username, nickname: null })
})

it('keeps them as hashes that say nothing, for 24 months, and then anybody may have them', async () => {
  const { schoolId, username, nickname } = await erasedPerson()
  const { db } = test.database
  const { rows } = await sql<{ row: string; months: number }>`
    select t::text as row, round(extract(epoch from reserved_until - now()) / 2629800)::int as months
    from reserved_names t`.execute(db)
  expect(rows.length).toBeGreaterThanOrEqual(2)
  for (const { row, months } of rows) {
    expect(row.toLowerCase()).not.toContain(Buffer.from(username).toString('hex'))
    expect(row).not.toContain(username)
    expect(months).toBe(24)
  }
  await sql`update reserved_names set reserved_until = now()`.execute(db)
  expect(await signUpAs({ nickname })).toMatchObject({ status: 201 })
  await domainJobs['accounts:free-names'].work(test.app.platform, {})
  expect(await db.selectFrom('reserved_names').selectAll().execute()).toEqual([])
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  const added = {
    name: 'Lia Outra',
    username,
    role: 'STUDENT' as const,
    classIds: [await test.given.schoolClass(schoolId)],
  }
  expect(await admin.call(roster, 'add', { body: added })).toMatchObject({ ok: true })
})

it('leaves an email to whoever has the mailbox, who may come back', async () => {
  const rita = await test.given.student({ schoolId: await test.given.school() })
  const { db } = test.database
  const before = await db.selectFrom('reserved_names').select('kind').execute()
  await erase(rita)
  expect(await db.selectFrom('reserved_names').select('kind').execute()).toEqual(before)
  const answer = await test.anonymous.call(users, 'signUp', {
    body: {
      name: 'Rita Outra',
      username: rita.username,
      password: 'um-segredo-novo',
      dateOfBirth: '2000-05-20',
      state: 'SP',
      city: 'Campinas',
    },
  })
  expect(answer).toMatchObject({ status: 201 })
})

it('reserves nothing where one school’s part goes and the person stays', async () => {
  const schoolId = await test.given.school()
  const ana = await test.given.student({ schoolId })
  await test.given.account({ owner: ana })
  const nickname = `Ficou${randomUUID().slice(0, 6)}`
  await named(ana, { nickname })
  const { db } = test.database
  const before = await db.selectFrom('reserved_names').select('kind').execute()
  await erase(ana)
  expect(await db.selectFrom('reserved_names').select('kind').execute()).toEqual(before)
  expect(await db.selectFrom('users').select('nickname').where('id', '=', ana.userId).executeTakeFirst()).toEqual({
    nickname,
  })
})
