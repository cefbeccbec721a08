import { z } from 'zod'
import { job, type Jobs } from '../../platform/jobs.ts'
import { settleAll } from './achievements.service.ts'

export const achievementsJobs: Jobs = {
  /** A new achievement in the table reaches everybody who has long had what it counts. */
  'achievements:settle': job({
    payload: z.object({}),
    every: '23 4 * * *',
    work: async (db, _payload, { emit, log }) => {
      const settled = await settleAll({ db, emit })
      if (settled > 0) log.info({ settled }, 'achievements settled')
    },
  }),
}
