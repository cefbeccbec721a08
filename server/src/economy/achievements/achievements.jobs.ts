import { z } from 'zod'
import type { Jobs } from '../../platform/jobs.ts'
import { settleAll } from './achievements.service.ts'

export const achievementsJobs = {
  /** A new achievement in the table reaches everybody who has long had what it counts. */
  'achievements:settle': {
    payload: z.object({}),
    every: '23 4 * * *',
    work: async ({ db, emit, log }) => {
      const settled = await settleAll({ db, emit })
      if (settled > 0) log.info({ settled }, 'achievements settled')
    },
  },
} satisfies Partial<Jobs>
