import { isEmail } from '@trilha/contract/rules'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import { job, type Jobs } from '../../platform/jobs.ts'
import { removeOldMails } from '../../platform/mail/outbox-page.ts'
import { sendInvitation } from './admission.service.ts'
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
  'accounts:send-invitation': job({
    payload: z.object({ userId: z.uuid(), schoolId: z.uuid() }),
    work: (db, payload, platform) => sendInvitation(db, platform, payload),
  }),
  'accounts:send-recovery': job({
    payload: z.object({ name: z.string(), device: z.string().nullable().default(null), askedAt: z.iso.datetime() }),
    work: (db, payload, platform) => sendRecovery(db, platform, payload),
  }),
  'accounts:send-notice': job({
    /** `to` only where it is an address that the person had before; the one they have is looked up. */
    payload: z.object({ userId: z.uuid(), notice: z.enum(notices), to: z.string().optional() }),
    async work(db, { userId, notice, to }, platform) {
      const person = await findAddressee(db, userId)
      const address = to ?? person?.username
      if (person && isEmail(address ?? '')) await platform.mailer.deliver(noticeLetter(person, notice, address!))
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
