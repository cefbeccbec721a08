import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { forgetWords } from './search.repo.ts'

export const postsJobs: Jobs = {
  'posts:forget-words': job({
    payload: z.object({}),
    every: '23 3 * * *',
    work: (db) => inTransaction(db, forgetWords),
  }),
}
