import { APPEAL_DAYS } from '@trilha/contract/constants'
import { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeFiles } from '../../media/files/public.ts'
import { lockOverdueRemovals, markRemoved } from './cases.repo.ts'
import { releaseKept } from './kept-files.repo.ts'

const atOnce = 100

/** What was removed stays hidden while its author may appeal; then it goes. */
async function removeForGood({ db, emit, findReportable }: Platform): Promise<void> {
  let found: number
  do {
    found = await inTransaction(db, async (tx) => {
      const due = await lockOverdueRemovals(tx, { days: APPEAL_DAYS, limit: atOnce })
      for (const { id, entity, contentId } of due) {
        await findReportable(entity)?.remove(tx, contentId, emit)
        await markRemoved(tx, id)
        await audit(tx, { action: 'moderation.removed', subject: { kind: 'moderationCase', id } })
      }
      return due.length
    })
  } while (found === atOnce)
}

/** What was kept to be judged goes with the end of the case, unless something still shows it. */
async function releaseFiles({ db }: Platform): Promise<void> {
  let released: number
  do {
    released = await inTransaction(db, async (tx) => {
      const fileIds = await releaseKept(tx, { days: APPEAL_DAYS, limit: atOnce })
      await removeFiles(tx, fileIds)
      return fileIds.length
    })
  } while (released > 0)
}

export const moderationJobs = {
  'moderation:remove-for-good': {
    payload: z.object({}),
    every: '17 * * * *',
    work: async (platform) => {
      await removeForGood(platform)
      await releaseFiles(platform)
    },
  },
} satisfies Partial<Jobs>
