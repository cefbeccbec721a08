import { randomBytes } from 'node:crypto'
import { isEmail } from '@trilha/contract/rules'
import type { FieldProblem } from '@trilha/contract/fields'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import type { Subscriber } from '../../platform/events.ts'
import { enqueue } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { endOtherSessions } from '../auth/public.ts'
import type { LinkKind, VerificationSource } from './accounts.tables.ts'
import { verificationLetter } from './letters.ts'
import { ownPasswordProblems } from './new-password.ts'
import * as proofs from './proofs.repo.ts'
import { confirmMailbox, findAddressee, getPerson, getUsername, updateUser } from './users.repo.ts'

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
  const proof = { userId, tokenHash: sha256(token), kind: 'VERIFICATION' as const }
  await inTransaction(db, (tx) => proofs.insertVerification(tx, proof))
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
export async function verifyEmail(
  { db, emit }: Work,
  followed: Omit<FollowedLink, 'kind'>,
): Promise<{ emailVerified: true }> {
  return inTransaction(db, async (tx) => {
    await useLink(tx, emit, { ...followed, kind: 'VERIFICATION' })
    return { emailVerified: true }
  })
}

interface FollowedLink {
  userId: string
  token: string
  kind: LinkKind
  source: VerificationSource
}

async function useLink(tx: Tx, emit: Emit, { userId, token, kind, source }: FollowedLink): Promise<void> {
  const proof = { userId, tokenHash: sha256(token), kind }
  const refusal = refusalOf(await proofs.lockVerification(tx, proof))
  if (refusal) throw fail(refusal)
  await proofs.useVerification(tx, { ...proof, source })
  await emit(tx, 'mailbox.confirmed', { userId })
}

function refusalOf(found: Awaited<ReturnType<typeof proofs.lockVerification>>) {
  if (!found) return 'br_0011'
  if (found.confirmed) return 'br_0026'
  if (found.used) return 'br_0012'
  return found.expired ? 'br_0025' : undefined
}

/** The password of before was chosen by somebody who may not read the mailbox, so it ends. */
export const onMailboxVouched: Subscriber<'mailbox.vouched'> = async (tx, { userId, passwordHash }) => {
  await updateUser(tx, userId, { password_hash: passwordHash, must_change_password: false })
  await confirmMailbox(tx, userId)
}

/** What the link would be refused for as well, when the password cannot be one. */
export async function checkInvitation(
  { db }: Work,
  { userId, token }: { userId: string | undefined; token: string | undefined },
): Promise<FieldProblem[]> {
  if (userId === undefined || token === undefined) return []
  const proof = { userId, tokenHash: sha256(token), kind: 'INVITATION' as const }
  const code = refusalOf(await inTransaction(db, (tx) => proofs.lockVerification(tx, proof)))
  return code ? [{ code, field: 'verificationToken' }] : []
}

/** Whoever reads the mailbox chooses the password of the person whom a school took in; it works once. */
export async function acceptInvitation(
  { db, emit, platform }: Work & { platform: Pick<Platform, 'passwords'> },
  { userId, token, password }: Pick<FollowedLink, 'userId' | 'token'> & { password: string },
): Promise<{ username: string }> {
  const hash = await platform.passwords.hash(password)
  return inTransaction(db, async (tx) => {
    await useLink(tx, emit, { userId, token, kind: 'INVITATION', source: 'link' })
    // Only the owner of the link hears what the password must not be.
    const problems = await ownPasswordProblems(tx, userId, password)
    if (problems.length > 0) throw failFields(problems)
    await updateUser(tx, userId, { password_hash: hash, must_change_password: false })
    await endOtherSessions(tx, { userId })
    await emit(tx, 'password.changed', { userId })
    await enqueue(tx, 'accounts:send-notice', { userId, notice: 'passwordChosen' })
    return { username: await getUsername(tx, userId) }
  })
}
