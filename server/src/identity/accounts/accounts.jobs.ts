import { isEmail } from '@trilha/contract/rules'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeOldMails } from '../../platform/mail/outbox-page.ts'
import { noticeLetter, notices } from './letters.ts'
import { removeOldProofs } from './proofs.repo.ts'
import { removeFreed } from './reserved-names.repo.ts'
import { sendRecovery } from './recovery.service.ts'
import { findAddressee } from './users.repo.ts'
import { sendVerification } from './verification.service.ts'

export const accountsJobs = {
  'accounts:send-verification': {
    payload: z.object({ userId: z.uuid() }),
    work: (platform, { userId }) => sendVerification(platform, userId),
  },
  'accounts:send-recovery': {
    payload: z.object({ name: z.string(), device: z.string().nullable().default(null), askedAt: z.iso.datetime() }),
    work: sendRecovery,
  },
  'accounts:send-notice': {
    payload: z.object({ userId: z.uuid(), notice: z.enum(notices), to: z.string().optional() }),
    async work({ db, mailer }, { userId, notice, to }) {
      const person = await findAddressee(db, userId)
      const address = to ?? person?.username
      if (person && isEmail(address ?? '')) await mailer.deliver(noticeLetter(person, notice, address!))
    },
  },
  /** Data that is no longer needed is not kept. */
  'accounts:remove-stale': {
    payload: z.object({}),
    every: '37 * * * *',
    work: ({ db }) =>
      inTransaction(db, async (tx) => {
        await removeOldProofs(tx)
        await removeOldMails(tx)
      }),
  },
  /** Names of erased people whose months are over can be chosen again. */
  'accounts:free-names': {
    payload: z.object({}),
    every: '52 4 * * *',
    work: ({ db }) => inTransaction(db, removeFreed),
  },
} satisfies Partial<Jobs>
