import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeOld } from './notifications.repo.ts'

export const notificationsJobs: Jobs = {
  'notifications:remove-old': job({
    payload: z.object({}),
    every: '41 3 * * *',
    work: (db) => inTransaction(db, removeOld),
  }),
}
