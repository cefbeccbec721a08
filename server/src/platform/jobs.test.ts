import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { domainJobs } from '../domains.ts'
import { testApp } from '../testing/test-app.ts'
import { enqueue } from './jobs.ts'

const test = testApp()

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from graphile_worker._private_jobs`.execute(
    test.database.db,
  )
  return rows[0]!.count
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 100; count += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to hold')
}

describe('jobs', () => {
  it('exist exactly when what caused them was committed', async () => {
    const { db } = test.database
    await db
      .transaction()
      .execute(async (tx) => {
        await enqueue(tx, 'auth:remove-stale', {})
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await waiting()).toBe(0)
  })

  it('run: stale sessions, devices, keys and counters go, fresh ones stay', async () => {
    const { db } = test.database
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    await db
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '8 days'` })
      .where('user_id', '=', ana.userId)
      .execute()
    for (const [key, days] of [
      ['old-key-000', 3],
      ['new-key-000', 0],
    ] as const) {
      await db
        .insertInto('idempotency_keys')
        .values({
          account_id: bruno.accountId,
          call: 'x',
          key,
          request_hash: Buffer.alloc(32),
          created_at: sql`now() - make_interval(days => ${days})` as never,
        })
        .execute()
    }
    await db
      .insertInto('attempt_budgets')
      .values([
        { key: 'old', tried_at: [new Date(0)], expires_at: new Date(1) },
        { key: `new${randomUUID()}`, tried_at: [new Date()], expires_at: new Date(Date.now() + 60_000) },
      ])
      .execute()
    await db.transaction().execute((tx) => enqueue(tx, 'auth:remove-stale', {}))
    await until(
      async () =>
        (await db.selectFrom('sessions').select('id').where('user_id', '=', ana.userId).execute()).length === 0,
    )
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', bruno.userId).execute()).toHaveLength(1)
    expect((await db.selectFrom('idempotency_keys').select('key').execute()).map(({ key }) => key)).toEqual([
      'new-key-000',
    ])
    expect((await db.selectFrom('attempt_budgets').select('key').execute()).map(({ key }) => key)).not.toContain('old')
    await until(async () => (await waiting()) === 0)
  })

  it('are scheduled with five cron fields', () => {
    const schedules = Object.values(domainJobs).flatMap(({ every }) => every ?? [])
    expect(schedules.filter((schedule) => schedule.split(' ').length !== 5)).toEqual([])
  })
})
