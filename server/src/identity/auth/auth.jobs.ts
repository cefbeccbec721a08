import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { removeOldKeys } from '../../platform/http/idempotency.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeSpentBudgets } from '../../platform/session/budgets.ts'
import { removeStale } from './auth.repo.ts'

export const authJobs: Jobs = {
  /** Data that is no longer needed is not kept. */
  'auth:remove-stale': job({
    payload: z.object({}),
    every: '17 * * * *',
    work: (db) =>
      inTransaction(db, async (tx) => {
        await removeStale(tx)
        await removeOldKeys(tx)
        await removeSpentBudgets(tx)
      }),
  }),
}
