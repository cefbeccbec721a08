import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeOld } from './notifications.repo.ts'

export const notificationsJobs = {
  'notifications:remove-old': {
    payload: z.object({}),
    every: '41 3 * * *',
    work: ({ db }) => inTransaction(db, removeOld),
  },
} satisfies Partial<Jobs>
