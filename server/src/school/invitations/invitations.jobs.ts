import { randomBytes } from 'node:crypto'
import { isEmail } from '@trilha/contract/rules'
import { z } from 'zod'
import { invitationLetter } from '../../identity/accounts/public.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { isFailure } from '../../platform/http/failure.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import * as repo from './invitations.repo.ts'
import { stateOf } from './invitations.rules.ts'
import { audienceOf, close, complete } from './invitations.service.ts'

const ofInvitation = z.object({ invitationId: z.uuid() })

export const invitationsJobs = {
  /** Tells whom the invitation concerns, once, if the address is a known person's own. */
  'invitations:announce': {
    payload: ofInvitation,
    work: (platform, { invitationId }) =>
      inTransaction(platform.db, async (tx) => {
        await repo.lockInvitation(tx, invitationId)
        const row = await repo.findInvitation(tx, invitationId)
        if (!row || stateOf(row) !== 'OPEN' || row.toldAt !== null || !row.isConfirmed) return
        await repo.markTold(tx, invitationId)
        await platform.emit(tx, 'invitation.made', await audienceOf(tx, row, row.personId))
      }),
  },
  /** The queue holds no token: the job makes it, so that nothing usable lies in the database. */
  'invitations:send-letter': {
    payload: ofInvitation,
    async work({ db, mailer, siteUrl }, { invitationId }) {
      const row = await repo.findInvitation(db, invitationId)
      if (!row || stateOf(row) !== 'OPEN' || !isEmail(row.email)) return
      const token = randomBytes(32).toString('base64url')
      await inTransaction(db, (tx) => repo.setToken(tx, invitationId, sha256(token)))
      const language = row.personLanguage ?? row.language
      const addressee = {
        id: row.personId,
        username: row.email,
        name: row.name,
        nickname: null,
        surname: null,
        language,
      }
      await mailer.deliver(invitationLetter(addressee, row, `${siteUrl()}/nsr/invitation/${token}`))
    },
  },
  /** Ends the clocks of children to whose yes nobody objected, closes what is too old, and forgets what was closed long ago. */
  'invitations:settle': {
    payload: z.object({}),
    every: '*/5 * * * *',
    async work(platform) {
      for (const id of await repo.listDue(platform.db)) await settle(platform, id)
      await inTransaction(platform.db, async (tx) => {
        await repo.expire(tx)
        await repo.removeOld(tx)
      })
    },
  },
} satisfies Partial<Jobs>

async function settle({ db, emit }: Platform, id: string): Promise<void> {
  const settled = (how: typeof complete | typeof close) =>
    inTransaction(db, async (tx) => {
      await repo.lockInvitation(tx, id)
      const row = await repo.findInvitation(tx, id)
      // Somebody objected in the same moment.
      if (!row?.personId || row.state !== 'OPEN') return
      await how(tx, { emit }, row, { userId: row.personId, by: null })
    })
  try {
    await settled(complete)
  } catch (error) {
    if (!isFailure(error)) throw error
    // The account became impossible meanwhile: the person is of the school in another way, or the class is gone.
    await settled(close)
  }
}
