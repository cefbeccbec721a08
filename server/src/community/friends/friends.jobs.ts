import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeOldAsks, removeUnrelated } from './friends.repo.ts'

export const friendsJobs: Jobs = {
  'friends:remove-old-asks': job({
    payload: z.object({}),
    every: '11 3 * * *',
    work: (db) => inTransaction(db, removeOldAsks),
  }),
  /** Classes change, mostly with the school year: who taught a student is then a grown-up like any other. */
  'friends:remove-unrelated': job({
    payload: z.object({}),
    every: '17 3 * * *',
    work: async (db, _payload, { log }) => {
      const removed = await inTransaction(db, removeUnrelated)
      if (removed > 0) log.info({ removed }, 'friendships without a class ended')
    },
  }),
}
