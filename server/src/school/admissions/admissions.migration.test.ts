import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261118T0160-admissions.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

it('lets students who signed up alone wait, and leaves members, trials and ended accounts as they are', async () => {
  const { db } = test.database
  await sql`drop table admissions, guardian_letters`.execute(db)
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const place = { schoolId, classId }
  const older = await test.given.student({ ...place, isMember: false })
  const unknown = await test.given.student({ ...place, isMember: false, dateOfBirth: null })
  const child = await test.given.student({ ...place, isMember: false, dateOfBirth: '2016-01-31' })
  const member = await test.given.student(place)
  const trial = await test.given.student({ ...place, isMember: false })
  const ended = await test.given.student({ ...place, isMember: false, active: false })
  await sql`update accounts set trial_ends_at = now() where id = ${trial.accountId}`.execute(db)
  await sql`update parental_controls set community_enabled = true`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .leftJoin('admissions', 'admissions.account_id', 'accounts.id')
    .innerJoin('parental_controls', 'parental_controls.account_id', 'accounts.id')
    .innerJoin('classes', (join) => join.on('classes.id', '=', classId))
    .select(['accounts.id', 'waits_for', 'students.class_id', 'community_enabled', 'admissions.status'])
    .select(sql<boolean | null>`admissions.grade_id = classes.grade_id`.as('keepsGrade'))
    .select(sql<boolean | null>`admissions.created_at = accounts.created_at`.as('keepsDay'))
    .where('accounts.school_id', '=', schoolId)
    .execute()
  const waits = { class_id: null, community_enabled: false, status: 'WAITING', keepsGrade: true, keepsDay: true }
  const stays = {
    waits_for: null,
    class_id: classId,
    community_enabled: true,
    status: null,
    keepsGrade: null,
    keepsDay: null,
  }
  expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
    [older.accountId]: { ...waits, waits_for: 'OFFICE' },
    [unknown.accountId]: { ...waits, waits_for: 'GUARDIAN' },
    [child.accountId]: { ...waits, waits_for: 'GUARDIAN' },
    [member.accountId]: stays,
    [trial.accountId]: stays,
    [ended.accountId]: stays,
  })
})
