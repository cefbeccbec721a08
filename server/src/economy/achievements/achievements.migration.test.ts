import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261115T2110-finished-classes.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

function factsOf({ accountId }: Person) {
  return test.database.db
    .selectFrom('achievement_facts')
    .select(['fact', 'object_id'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

it('counts every class that was finished before it came, once, and takes nothing away', async () => {
  const { db } = test.database
  const [ana, gone, helena] = [
    await test.given.student(),
    await test.given.student(),
    await test.given.person({ role: 'PROFESSOR' }),
  ]
  const { id: courseId, contentIds } = await test.given.course(ana, { modules: [['TEXT', 'TEXT', 'TEXT']] })
  const [counted, finished, begun] = contentIds as [string, string, string]
  const resetSince = randomUUID()
  await db
    .insertInto('content_progress')
    .values(
      [counted, finished, begun].map((contentId, day) => ({
        account_id: ana.accountId,
        course_id: courseId,
        content_id: contentId,
        status: contentId === begun ? ('STARTED' as const) : ('FINISHED' as const),
        finished_at: contentId === begun ? null : new Date(2026, 5, day + 1),
      })),
    )
    .execute()
  // What had been counted, and an achievement that nothing counts for.
  await db
    .insertInto('achievement_facts')
    .values({ account_id: ana.accountId, fact: 'CLASS', object_id: counted, created_at: new Date(2026, 5, 1) })
    .execute()
  await db.insertInto('achievements_reached').values({ account_id: ana.accountId, code: 'CLASSES_10' }).execute()
  for (const owner of [ana, gone, helena])
    for (const coin of ['EDU_COIN', 'XP'] as const)
      for (const operatorId of owner === ana ? [finished, resetSince] : [resetSince])
        await test.given.pastEntry({
          owner,
          coin,
          operatorId,
          value: 5,
          origin: 'MODULE_CONTENT_USER',
          at: new Date(2026, 5, 20),
        })
  await db.updateTable('users').set({ name: '' }).where('id', '=', gone.userId).execute()

  await up(db as unknown as Kysely<unknown>)

  expect(await factsOf(ana)).toEqual([counted, finished, resetSince].map((object_id) => ({ fact: 'CLASS', object_id })))
  expect([await factsOf(gone), await factsOf(helena)]).toEqual([[], []])
  const reached = await db
    .selectFrom('achievements_reached')
    .select('code')
    .where('account_id', '=', ana.accountId)
    .execute()
  expect(reached).toEqual([{ code: 'CLASSES_10' }])
})
