import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261115T0761-kept-apart.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

it('gives what a guardian was told before it came to the account in the child’s school', async () => {
  const { db } = test.database
  await sql`alter table recovery_codes drop column known_tries`.execute(db)
  const schoolId = await test.given.school()
  const child = await test.given.student({ schoolId })
  const guardian = await test.given.person({ role: 'PARENT', schoolId: await test.given.school() })
  const { accountId } = await test.given.account({ owner: guardian, schoolId, role: 'PARENT' })
  const stranger = await test.given.person({ role: 'PARENT', schoolId: await test.given.school() })
  const told = { account_id: null, about_user_id: child.userId, object_id: null }
  await db
    .insertInto('notifications')
    .values([
      { ...told, user_id: guardian.userId, kind: 'GUARDIAN_REFUSED' },
      { ...told, user_id: guardian.userId, kind: 'CHILD_PIN_LOCKED' },
      { ...told, user_id: guardian.userId, kind: 'NEW_DEVICE', about_user_id: null },
      { ...told, user_id: stranger.userId, kind: 'CHILD_PIN_CHANGED' },
    ])
    .execute()
  await up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('notifications').select(['kind', 'account_id']).orderBy('kind').execute()
  expect(rows).toEqual([
    { kind: 'CHILD_PIN_LOCKED', account_id: accountId },
    { kind: 'GUARDIAN_REFUSED', account_id: accountId },
    { kind: 'NEW_DEVICE', account_id: null },
  ])
})
