import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeStale } from './codes.repo.ts'

export const familyJobs = {
  /** Data that is no longer needed is not kept. */
  'family:remove-stale': {
    payload: z.object({}),
    every: '37 * * * *',
    work: ({ db }) => inTransaction(db, removeStale),
  },
} satisfies Partial<Jobs>
