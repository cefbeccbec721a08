import { randomBytes } from 'node:crypto'
import { isEmail } from '@trilha/contract/rules'
import { findAddressee } from '../../identity/accounts/public.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { JobPayloads } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { firstNameOf } from './admissions.present.ts'
import * as repo from './admissions.repo.ts'
import { answerLetter, guardianLetter } from './letters.ts'

/** The queue holds no link: the job makes it, so that nothing usable lies in the database. */
export async function sendGuardianLetter(platform: Platform, admissionId: string): Promise<void> {
  const { db } = platform
  const row = await repo.findAdmission(db, admissionId)
  // Answered meanwhile, or the person is gone.
  if (!row || row.guardianEmail === null || row.status !== 'WAITING' || !row.needsGuardian) return
  const child = await findAddressee(db, row.userId)
  if (!child) return
  const token = randomBytes(32).toString('base64url')
  await inTransaction(db, (tx) => repo.insertLetter(tx, row.accountId, sha256(token)))
  await platform.mailer.deliver(
    guardianLetter({
      to: row.guardianEmail,
      userId: row.userId,
      locale: child.language,
      child: firstNameOf(row),
      school: row.schoolName,
      isTrial: row.isTrial,
      link: `${platform.siteUrl()}/nsr/guardian-consent/${row.id}/${token}`,
    }),
  )
}

export const answers = ['accepted', 'opened', 'refused', 'guardianRefused'] as const

/** What was answered, to the person's own mailbox. */
export async function sendAnswer(
  platform: Platform,
  { accountId, answer }: JobPayloads['admissions:send-answer'],
): Promise<void> {
  const row = await repo.findOfAccount(platform.db, accountId)
  const person = row && (await findAddressee(platform.db, row.userId))
  if (!row || !person || !isEmail(person.username)) return
  await platform.mailer.deliver(
    answerLetter({
      to: person.username,
      userId: person.id,
      locale: person.language,
      name: firstNameOf(row),
      school: row.schoolName,
      answer,
      refusal: row.refusal,
      link: `${platform.siteUrl()}/login`,
    }),
  )
}
