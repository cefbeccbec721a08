import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { removeOldKeys } from '../../platform/http/idempotency.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeSpentBudgets } from '../../platform/session/budgets.ts'
import { removeStale } from './auth.repo.ts'
import { takeEndedProviderTokens } from './external.repo.ts'
import { releaseProviderTokens } from './external.service.ts'

const releasedAtOnce = 50

export const authJobs = {
  /** Signing out tells the identity provider at once; what ended in another way is told within a minute. */
  'auth:release-provider-tokens': {
    payload: z.object({}),
    every: '* * * * *',
    async work(platform) {
      const sealed = await inTransaction(platform.db, (tx) => takeEndedProviderTokens(tx, releasedAtOnce))
      await releaseProviderTokens({ platform }, sealed)
    },
  },
  /** Data that is no longer needed is not kept. */
  'auth:remove-stale': {
    payload: z.object({}),
    every: '17 * * * *',
    work: ({ db }) =>
      inTransaction(db, async (tx) => {
        await removeStale(tx)
        await removeOldKeys(tx)
        await removeSpentBudgets(tx)
      }),
  },
} satisfies Partial<Jobs>
