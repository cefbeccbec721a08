import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeStale } from './family.codes.repo.ts'

export const familyJobs: Jobs = {
  /** Data that is no longer needed is not kept. */
  'family:remove-stale': job({
    payload: z.object({}),
    every: '37 * * * *',
    work: (db) => inTransaction(db, removeStale),
  }),
}
