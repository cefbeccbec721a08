import { randomBytes } from 'node:crypto'
import { isEmail } from '@trilha/contract/rules'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import type { Subscriber } from '../../platform/events.ts'
import { enqueue } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import type { VerificationSource } from './accounts.tables.ts'
import { verificationLetter } from './letters.ts'
import { confirmMailbox } from './mailbox.ts'
import * as proofs from './proofs.repo.ts'
import { findAddressee, getPerson, updateUser } from './users.repo.ts'

/** The queue holds no token: the job makes it, so that nothing usable lies in the database. */
export async function askVerification(tx: Tx, userId: string): Promise<void> {
  await enqueue(tx, 'accounts:send-verification', { userId })
}

/** The job's part; a person who confirmed meanwhile gets no second mail. */
export async function sendVerification(platform: Platform, userId: string): Promise<void> {
  const { db } = platform
  const person = await findAddressee(db, userId)
  if (!person || person.emailVerifiedAt !== null || !isEmail(person.username)) return
  const token = randomBytes(32).toString('base64url')
  await inTransaction(db, (tx) => proofs.insertVerification(tx, { userId, tokenHash: sha256(token) }))
  const link = `${platform.siteUrl()}/nsr/email-validation/${userId}/${token}`
  await platform.mailer.deliver(verificationLetter(person, link))
}

export async function resendVerification(
  { db, platform }: Work & { platform: Pick<Platform, 'budgets'> },
  userId: string,
): Promise<void> {
  const person = await getPerson(db, userId)
  if (person.emailVerifiedAt !== null) throw fail('br_0026')
  // A school's username has no mailbox behind it.
  if (!isEmail(person.username)) throw fail('ii_0003', { field: 'username' })
  await platform.budgets.mail.spend(`verification:${userId}`)
  await inTransaction(db, (tx) => askVerification(tx, userId))
}

/**
 * A stranger learns nothing: an unknown person and an unknown token answer alike. A link followed twice is good news
 * told again (decision G12).
 */
export async function verifyEmail({ db, emit }: Work, followed: FollowedLink): Promise<{ emailVerified: true }> {
  const { userId, token, source } = followed
  return inTransaction(db, async (tx) => {
    const tokenHash = sha256(token)
    const refusal = refusalOf(await proofs.lockVerification(tx, { userId, tokenHash }))
    if (refusal) throw fail(refusal)
    await proofs.useVerification(tx, { tokenHash, source })
    await confirmMailbox(tx, emit, userId)
    return { emailVerified: true }
  })
}

interface FollowedLink {
  userId: string
  token: string
  source: VerificationSource
}

function refusalOf(found: Awaited<ReturnType<typeof proofs.lockVerification>>) {
  if (!found) return 'br_0011'
  if (found.confirmed) return 'br_0026'
  if (found.used) return 'br_0012'
  return found.expired ? 'br_0025' : undefined
}

/** The password of before was chosen by somebody who may not read the mailbox, so it ends. */
export const onMailboxVouched: Subscriber<'mailbox.vouched'> = async (tx, { userId, passwordHash }, emit) => {
  await updateUser(tx, userId, { password_hash: passwordHash, must_change_password: false })
  await confirmMailbox(tx, emit, userId)
}
