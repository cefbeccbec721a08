import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeOldAsks, removeUnrelated } from './friends.repo.ts'

export const friendsJobs = {
  'friends:remove-old-asks': {
    payload: z.object({}),
    every: '11 3 * * *',
    work: ({ db }) => inTransaction(db, removeOldAsks),
  },
  /** Classes change, mostly with the school year: who taught a student is then a grown-up like any other. */
  'friends:remove-unrelated': {
    payload: z.object({}),
    every: '17 3 * * *',
    work: async ({ db, log }) => {
      const removed = await inTransaction(db, removeUnrelated)
      if (removed > 0) log.info({ removed }, 'friendships without a class ended')
    },
  },
} satisfies Partial<Jobs>
