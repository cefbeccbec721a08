import { TERMS_VERSION } from '@trilha/contract/constants'
import { notes } from '@trilha/contract/learning/notes'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { privacy } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

const agree = (person: Person) =>
  person.call(users, 'agreeTerms', { params: { id: person.userId }, body: { version: TERMS_VERSION } })
const write = (person: Person) =>
  person.call(users, 'update', { params: { id: person.userId }, body: { gender: 'OTHER' } })

/** A second session, so that nothing of the first is remembered. */
async function anew(person: Person): Promise<Person> {
  return { ...person, ...(await test.given.openSession({ owner: person })) }
}

/** Twelve years ago: whatever day the tests run on. */
async function givenChild(options: { schoolId: string; hasAgreed?: boolean }): Promise<Person> {
  const child = await test.given.student({ ...options, dateOfBirth: '2000-01-01' })
  await sql`update users set date_of_birth = current_date - interval '12 years' where id = ${child.userId}`.execute(
    test.database.db,
  )
  return child
}

describe('while the terms are open', () => {
  it('every write is refused and changes nothing', async () => {
    const ana = await test.given.student({ hasAgreed: false })
    const before = await writesMark(test.database.db)
    expect(await write(ana)).toMatchObject({ status: 403, code: 'br_0038', body: { field: 'terms' } })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('reading, data rights, accepting and signing out work', async () => {
    const ana = await test.given.student({ hasAgreed: false })
    expect(await ana.call(notes, 'listMine', { query: {} })).toMatchObject({ ok: true })
    expect(await ana.call(privacy, 'create', { body: { ...dataRequestFields, type: 'OTHERS' } })).toMatchObject({
      ok: true,
    })
    expect(await agree(ana)).toMatchObject({ status: 204 })
    expect(await write(ana)).toMatchObject({ ok: true })
    const bia = await test.given.student({ hasAgreed: false })
    expect(await bia.call(auth, 'revoke')).toMatchObject({ status: 204 })
  })

  it('hold for grown-ups too', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR', hasAgreed: false })
    expect(await write(helena)).toMatchObject({ code: 'br_0038', body: { field: 'terms' } })
  })
})

describe('a student under 16', () => {
  it('writes only when a grown-up accepted too: the administrator does so for the school', async () => {
    const schoolId = await test.given.school(undefined, { hasAgreed: false })
    const [child, admin] = [
      await givenChild({ schoolId, hasAgreed: false }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, hasAgreed: false }),
    ]
    expect(await agree(child)).toMatchObject({ status: 204 })
    expect(await write(child)).toMatchObject({ code: 'br_0038', body: { field: 'terms' } })
    expect(await child.call(accounts, 'current')).toMatchObject({
      body: { user: { agreedTerms: true, grownUpAgreed: false } },
    })
    expect(await agree(admin)).toMatchObject({ status: 204 })
    expect(await write(await anew(child))).toMatchObject({ ok: true })
  })

  it('is not opened by the school alone: the child reads the terms too', async () => {
    const schoolId = await test.given.school(undefined, { hasAgreed: false })
    const child = await givenChild({ schoolId, hasAgreed: false })
    await agree(await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, hasAgreed: false }))
    expect(await write(child)).toMatchObject({ code: 'br_0038', body: { field: 'terms' } })
  })

  it('is opened by a linked guardian with a confirmed mailbox, and by no other', async () => {
    const schoolId = await test.given.school(undefined, { hasAgreed: false })
    const child = await givenChild({ schoolId })
    const [pending, unconfirmed, guardian] = await Promise.all([
      test.given.person({ role: 'PARENT', schoolId }),
      test.given.person({ role: 'PARENT', schoolId, isConfirmed: false }),
      test.given.person({ role: 'PARENT', schoolId, hasAgreed: false }),
    ])
    await test.given.guardianLink({ guardian: pending, child, status: 'PENDING' })
    await test.given.guardianLink({ guardian: unconfirmed, child })
    await test.given.guardianLink({ guardian, child })
    expect(await write(child)).toMatchObject({ code: 'br_0038', body: { field: 'terms' } })
    await agree(guardian)
    expect(await write(await anew(child))).toMatchObject({ ok: true })
  })

  it('is not opened by the staff, nor by another school', async () => {
    const schoolId = await test.given.school(undefined, { hasAgreed: false })
    const child = await givenChild({ schoolId })
    await agree(await test.given.person({ role: 'STAFF', schoolId, hasAgreed: false }))
    await agree(
      await test.given.person({
        role: 'SCHOOL_ADMIN',
        schoolId: await test.given.school(undefined, { hasAgreed: false }),
        hasAgreed: false,
      }),
    )
    expect(await write(await anew(child))).toMatchObject({ code: 'br_0038', body: { field: 'terms' } })
  })
})

describe('a birth date', () => {
  const change = (person: Person, dateOfBirth: string) =>
    person.call(users, 'update', { params: { id: person.userId }, body: { dateOfBirth } })

  it('that the office wrote is not changed by the student', async () => {
    const schoolId = await test.given.school()
    const child = await givenChild({ schoolId })
    expect(await change(child, '2000-01-01')).toMatchObject({
      status: 403,
      code: 'br_0003',
      body: { field: 'dateOfBirth' },
    })
  })

  it('that the student writes opens nothing: it counts as unknown until the office confirms it', async () => {
    const schoolId = await test.given.school()
    const child = await test.given.student({ schoolId, dateOfBirth: null })
    await sql`update parental_controls set community_enabled = true where account_id = ${child.accountId}`.execute(
      test.database.db,
    )
    expect(await change(child, '2000-01-01')).toMatchObject({ ok: true })
    expect(await (await anew(child)).call(accounts, 'current')).toMatchObject({
      body: { closedGates: expect.arrayContaining(['community', 'chat']) },
    })
  })
})
