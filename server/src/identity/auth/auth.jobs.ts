import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { idempotencyHours } from '../../platform/http/idempotency.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeStale } from './auth.repo.ts'

export const authJobs: Jobs = {
  /** Data that is no longer needed is not kept. */
  'auth:remove-stale': job({
    payload: z.object({}),
    every: '17 * * * *',
    work: (db) =>
      inTransaction(db, async (tx) => {
        await removeStale(tx)
        await tx
          .deleteFrom('idempotency_keys')
          .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${idempotencyHours})`)
          .execute()
        await tx
          .deleteFrom('attempt_budgets')
          .where('expire', '<', sql<number>`(extract(epoch from now()) * 1000)::bigint`)
          .execute()
      }),
  }),
}
