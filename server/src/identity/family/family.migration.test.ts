import { family } from '@trilha/contract/identity/family'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261118T0150-guardians.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

it('reads from the audit log whose the choices of before are', async () => {
  const { db } = test.database
  const schoolId = await test.given.school()
  const child = await test.given.student({ schoolId })
  const [guardian, gone] = [
    await test.given.person({ role: 'PARENT', schoolId }),
    await test.given.person({ role: 'PARENT', schoolId }),
  ]
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  await test.given.guardianLink({ guardian, child })
  const left = await test.given.guardianLink({ guardian: gone, child })
  const set = (by: typeof admin, body: object) => by.call(family, 'update', { params: { id: child.accountId }, body })
  await set(guardian, { communityEnabled: true, chatEnabled: true, newPin: '1357', confirmPin: '1357' })
  await set(admin, { chatEnabled: false })
  await set(gone, { purchasesEnabled: true })
  await db.deleteFrom('guardian_links').where('id', '=', left).execute()
  await sql`drop table control_choices`.execute(db)
  await sql`alter table guardian_links drop column relation, drop column by_school, drop column vouched_by_account_id,
    drop column expected_email`.execute(db)
  await sql`alter table guardian_codes drop column expected_email`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const choices = await db.selectFrom('control_choices').select(['part', 'guardian_user_id']).orderBy('part').execute()
  expect(choices).toEqual([
    { part: 'communityEnabled', guardian_user_id: guardian.userId },
    { part: 'pin', guardian_user_id: guardian.userId },
  ])
})
