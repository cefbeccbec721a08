import { APPEAL_DAYS } from '@trilha/contract/constants'
import { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { lockOverdueRemovals, markRemoved } from './cases.repo.ts'

const atOnce = 100

/** What was removed stays hidden while its author may appeal; then it goes. */
async function removeForGood(db: Db, platform: Pick<Platform, 'emit' | 'findReportable'>): Promise<void> {
  let found: number
  do {
    found = await inTransaction(db, async (tx) => {
      const due = await lockOverdueRemovals(tx, { days: APPEAL_DAYS, limit: atOnce })
      for (const { id, entity, contentId } of due) {
        await platform.findReportable(entity)?.remove(tx, contentId, platform.emit)
        await markRemoved(tx, id)
        await audit(tx, { action: 'moderation.removed', subject: { kind: 'moderationCase', id } })
      }
      return due.length
    })
  } while (found === atOnce)
}

export const moderationJobs: Jobs = {
  'moderation:remove-for-good': job({
    payload: z.object({}),
    every: '17 * * * *',
    work: (db, _payload, platform) => removeForGood(db, platform),
  }),
}
