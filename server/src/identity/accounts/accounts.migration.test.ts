import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261115T2040-invitations.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

it('lets links of before confirm an address, and no more', async () => {
  const { db } = test.database
  const ana = await test.given.student()
  await sql`alter table email_verifications drop column kind`.execute(db)
  await sql`insert into email_verifications (token_hash, user_id, expires_at)
    values ('\\x00', ${ana.userId}, now() + interval '1 day')`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  expect(await db.selectFrom('email_verifications').select('kind').execute()).toEqual([{ kind: 'VERIFICATION' }])
  const unsaid = sql`insert into email_verifications (token_hash, user_id, expires_at)
    values ('\\x01', ${ana.userId}, now())`.execute(db)
  await expect(unsaid).rejects.toThrow('kind')
})
