import { isEmail } from '@trilha/contract/rules'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeOldMails } from '../../platform/mail/outbox-page.ts'
import { noticeLetter, notices } from './letters.ts'
import { removeOldProofs } from './proofs.repo.ts'
import { sendRecovery } from './recovery.service.ts'
import { findAddressee } from './users.repo.ts'
import { sendVerification } from './verification.service.ts'

export const accountsJobs: Jobs = {
  'accounts:send-verification': job({
    payload: z.object({ userId: z.uuid() }),
    work: (db, { userId }, platform) => sendVerification(db, platform, userId),
  }),
  'accounts:send-recovery': job({
    payload: z.object({ name: z.string(), device: z.string().nullable().default(null), askedAt: z.iso.datetime() }),
    work: (db, payload, platform) => sendRecovery(db, platform, payload),
  }),
  'accounts:send-notice': job({
    payload: z.object({ userId: z.uuid(), notice: z.enum(notices), to: z.string() }),
    async work(db, { userId, notice, to }, platform) {
      const person = await findAddressee(db, userId)
      if (person && isEmail(to)) await platform.mailer.deliver(noticeLetter(person, notice, to))
    },
  }),
  /** Data that is no longer needed is not kept. */
  'accounts:remove-stale': job({
    payload: z.object({}),
    every: '37 * * * *',
    work: (db) =>
      inTransaction(db, async (tx) => {
        await removeOldProofs(tx)
        await removeOldMails(tx)
      }),
  }),
}
