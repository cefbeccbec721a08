import { randomUUID } from 'node:crypto'
import { friends } from '@trilha/contract/community/friends'
import { accounts } from '@trilha/contract/identity/accounts'
import { family } from '@trilha/contract/identity/family'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

async function school({ hasAgreed = true } = {}) {
  const schoolId = await test.given.school(undefined, { hasAgreed })
  const child = await test.given.student({ schoolId, name: 'Noah Jenipapo', dateOfBirth: day(365 * 12) })
  await test.given.community(child)
  const staff = await test.given.person({ role: 'STAFF', schoolId, name: 'Célia Paineira' })
  return { schoolId, child, staff, studentId: await test.given.studentId(child) }
}

const paper = (studentId: string, signedOn = day(3)) => ({ studentId, signedBy: 'Rosana Jenipapo', signedOn })
const record = (by: Person, body: ReturnType<typeof paper>) => by.call(family, 'recordConsent', { body })
const look = (child: Person) => child.call(friends, 'listMine', { query: {} })
const closed = { status: 403, code: 'br_0038', body: { field: 'community' } }

async function studentsOf(staff: Person, query: { consent?: 'MISSING' | 'PAPER' | 'GUARDIAN' | 'OLD_ENOUGH' } = {}) {
  const answer = await staff.call(family, 'listStudents', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content.map(({ child, consent, paper: recorded }) => ({ name: child.name, consent, recorded }))
}

describe('a consent on paper', () => {
  it('opens the community of a student under 16, and its withdrawal closes it at once', async () => {
    const { child, staff, studentId } = await school()
    expect(await look(child)).toMatchObject(closed)
    expect(await child.call(family, 'getMine')).toMatchObject({
      body: { communityEnabled: true, communityClosedBy: 'CONSENT' },
    })
    const answer = await record(staff, paper(studentId))
    expect(answer).toMatchObject({
      status: 201,
      body: { signedBy: 'Rosana Jenipapo', signedOn: day(3), recordedBy: 'Célia Paineira' },
    })
    if (!answer.ok) throw new Error(answer.code)
    await expect.poll(() => look(child), { timeout: 900 }).toMatchObject({ ok: true })
    expect(await child.call(family, 'getMine')).toMatchObject({ body: { communityClosedBy: null } })
    expect(await studentsOf(staff)).toMatchObject([{ consent: 'PAPER', recorded: { id: answer.body.id } }])
    expect(await staff.call(family, 'withdrawConsent', { params: { id: answer.body.id } })).toMatchObject({
      status: 204,
    })
    await expect.poll(() => look(child), { timeout: 900 }).toMatchObject(closed)
    expect(await staff.call(family, 'withdrawConsent', { params: { id: answer.body.id } })).toMatchObject({
      status: 404,
      code: 'nf_1003',
    })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id'])
      .where('subject_id', '=', child.accountId)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'consent.recorded', actor_user_id: staff.userId },
      { action: 'consent.withdrawn', actor_user_id: staff.userId },
    ])
  })

  it('does not switch on what a guardian or the school closed', async () => {
    const { schoolId, staff } = await school()
    const child = await test.given.student({ schoolId, dateOfBirth: day(365 * 12) })
    await record(staff, paper(await test.given.studentId(child)))
    expect(await look(child)).toMatchObject(closed)
    expect(await child.call(family, 'getMine')).toMatchObject({ body: { communityClosedBy: 'SWITCH' } })
  })

  it('accepts the terms for the student too', async () => {
    const { child, staff, studentId } = await school({ hasAgreed: false })
    expect(await child.call(accounts, 'current')).toMatchObject({ body: { user: { grownUpAgreed: false } } })
    await record(staff, paper(studentId))
    await expect
      .poll(() => child.call(accounts, 'current'), { timeout: 900 })
      .toMatchObject({ body: { user: { grownUpAgreed: true } } })
  })

  it('is one at a time: the newest, also where two are recorded at once', async () => {
    const { child, staff, studentId } = await school()
    const answers = await Promise.all([1, 2, 3].map((days) => record(staff, paper(studentId, day(days)))))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const standing = await test.database.db
      .selectFrom('guardian_consents')
      .select('id')
      .where('account_id', '=', child.accountId)
      .where('withdrawn_at', 'is', null)
      .execute()
    expect(standing).toHaveLength(1)
  })

  it.each([
    ['a day that has not come', { signedOn: day(-2) }, [['signedOn', 'ii_0010']]],
    ['a day too long ago', { signedOn: day(366 * 5 + 2) }, [['signedOn', 'ii_0010']]],
    [
      'nothing',
      { signedBy: '', signedOn: '' },
      [
        ['signedBy', 'rq_0005'],
        ['signedOn', 'rq_0008'],
      ],
    ],
    [
      'half a name and no day',
      { signedBy: 'Rosana', signedOn: '2026-02-31' },
      [
        ['signedBy', 'ii_0007'],
        ['signedOn', 'ii_0010'],
      ],
    ],
  ])('is refused with %s', async (_, change, problems) => {
    const { staff, studentId } = await school()
    const before = await writesMark(test.database.db)
    const answer = await record(staff, { ...paper(studentId), ...change })
    if (answer.ok) throw new Error('was taken')
    expect(answer.status).toBe(400)
    expect(answer.body.details.map(({ code, field }) => [field, code])).toEqual(problems)
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('is the office’s of that school alone', async () => {
    const { child, staff, schoolId, studentId } = await school()
    const id = await test.given.consent({ child })
    const before = await writesMark(test.database.db)
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    const foreign = await test.given.person({ role: 'STAFF', schoolId: await test.given.school() })
    const mark = await writesMark(test.database.db)
    expect(mark).not.toBe(before)
    for (const by of [child, guardian, professor]) {
      expect(await record(by, paper(studentId))).toMatchObject({ status: 403, code: 'br_0003' })
      expect(await by.call(family, 'withdrawConsent', { params: { id } })).toMatchObject({ status: 403 })
    }
    expect(await record(foreign, paper(studentId))).toMatchObject({ status: 404, code: 'nf_0012' })
    expect(await foreign.call(family, 'withdrawConsent', { params: { id } })).toMatchObject({ code: 'nf_1003' })
    expect(await record(staff, paper(randomUUID()))).toMatchObject({ status: 404, code: 'nf_0012' })
    expect(await writesMark(test.database.db)).toBe(mark)
  })

  it('stays when the person who recorded it is erased', async () => {
    const { child, staff, studentId } = await school()
    await record(staff, paper(studentId))
    await inTransaction(test.database.db, (tx) =>
      test.app.platform.emit(tx, 'accounts.erasing', { accountIds: [staff.accountId] }),
    )
    const colleague = await test.given.person({ role: 'STAFF', schoolId: child.schoolId })
    expect(await studentsOf(colleague)).toMatchObject([{ consent: 'PAPER', recorded: { recordedBy: null } }])
  })
})

describe('the list of students', () => {
  it('says what each has, and finds those with nothing', async () => {
    const { schoolId, child, staff } = await school()
    const young = (name: string) => test.given.student({ schoolId, name, dateOfBirth: day(365 * 10) })
    const [withGuardian, asleep, withPaper] = [await young('Bia'), await young('Caio'), await young('Davi')]
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child: withGuardian })
    const unproven = await test.given.person({ role: 'PARENT', schoolId })
    await sql`update users set email_verified_at = null where id = ${unproven.userId}`.execute(test.database.db)
    await test.given.guardianLink({ guardian: unproven, child: asleep })
    await test.given.consent({ child: withPaper })
    await test.given.student({ schoolId, name: 'Elisa', dateOfBirth: day(366 * 16 + 1) })
    await test.given.student({ schoolId, name: 'Fábio', dateOfBirth: null })
    expect((await studentsOf(staff)).map(({ name, consent }) => [name, consent])).toEqual([
      ['Bia', 'GUARDIAN'],
      ['Caio', 'MISSING'],
      ['Davi', 'PAPER'],
      ['Elisa', 'OLD_ENOUGH'],
      ['Fábio', 'MISSING'],
      ['Noah Jenipapo', 'MISSING'],
    ])
    expect((await studentsOf(staff, { consent: 'MISSING' })).map(({ name }) => name)).toEqual([
      'Caio',
      'Fábio',
      'Noah Jenipapo',
    ])
    expect(await child.call(family, 'listStudents', { query: {} })).toMatchObject({ code: 'br_0003' })
  })
})
