import { randomBytes } from 'node:crypto'
import type { Locale, Role } from '@trilha/contract/constants'
import { isEmail } from '@trilha/contract/rules'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { enqueue, type JobPayloads } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { endOtherSessions } from '../auth/public.ts'
import * as accounts from './accounts.repo.ts'
import { invitationLetter, welcomeLetter } from './letters.ts'
import { insertVerification } from './proofs.repo.ts'
import { isRoomFor } from './users.rules.ts'
import { findAddressee, findSchool, insertUserOnce, lockUser, updateUser } from './users.repo.ts'

interface Newcomer {
  name: string
  username: string
  language: Locale
  schoolId: string
  role: Role
  /** Of a password that nobody has chosen. */
  passwordHash: string
}

interface Admitted {
  accountId: string
  /** Nobody had the name before. */
  isNewPerson: boolean
  /** False where they were one of the school's people already. */
  isChanged: boolean
}

/**
 * Makes somebody one of the school's people: whoever confirmed the address, or a new person. Whether they were there
 * is told to nobody but the mailbox, which gets a letter.
 */
export async function admit(tx: Tx, newcomer: Newcomer): Promise<Admitted> {
  const { username, name, language, passwordHash, schoolId, role } = newcomer
  const insertedId = await insertUserOnce(tx, { username, name, language, password_hash: passwordHash })
  const user = (await lockUser(tx, username))!
  const held = await accounts.lockMemberships(tx, user.id, schoolId)
  if (!isRoomFor(role, held)) throw fail('ae_0016', { field: 'role' })
  const account = held.find((each) => each.role === role)
  if (account?.active && account.isMember) return { accountId: account.id, isNewPerson: false, isChanged: false }
  // Such a person is answered in the queue of sign-ups, where a guardian's yes counts (E70).
  if (account?.waitsFor) throw fail('ae_1060', { field: 'username' })
  const isNewPerson = insertedId !== undefined
  // Who works there came in by the school's own letter: they only get one account more.
  const worksThere = held.some((each) => each.role !== role && each.role !== 'PARENT' && each.active)
  if (!isNewPerson && !worksThere) await checkOwner(tx, user, newcomer, held.length > 0)
  const accountId =
    account?.id ?? (await accounts.insertAccount(tx, { userId: user.id, schoolId, role, isMember: true }))
  if (account) await accounts.makeMember(tx, accountId)
  if (isEmail(username)) await enqueue(tx, 'accounts:send-invitation', { userId: user.id, schoolId })
  return { accountId, isNewPerson, isChanged: true }
}

/**
 * An address that nobody confirmed is not yet anybody's: the password that was chosen with it ends, so that whoever
 * signed up with another's address does not come in by the school's invitation. A name of the school is its owner's.
 */
async function checkOwner(
  tx: Tx,
  { id: userId, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  { username, passwordHash }: Newcomer,
  isOfSchool: boolean,
): Promise<void> {
  if (!isEmail(username) && !isOfSchool) throw failFields([{ code: 'ae_0003', field: 'username' }])
  if (!isEmail(username) || emailVerifiedAt !== null) return
  await updateUser(tx, userId, { password_hash: passwordHash })
  await endOtherSessions(tx, { userId })
}

/** The job's part. Who has confirmed the address has a password too, and only hears of the new account. */
export async function sendInvitation(
  platform: Platform,
  { userId, schoolId }: JobPayloads['accounts:send-invitation'],
): Promise<void> {
  const { db } = platform
  const [person, school] = [await findAddressee(db, userId), await findSchool(db, schoolId)]
  if (!person || !school || !isEmail(person.username)) return
  if (person.emailVerifiedAt !== null)
    return platform.mailer.deliver(welcomeLetter(person, school.name, `${platform.siteUrl()}/login`))
  const token = randomBytes(32).toString('base64url')
  await inTransaction(db, (tx) => insertVerification(tx, { userId, tokenHash: sha256(token), kind: 'INVITATION' }))
  const link = `${platform.siteUrl()}/nsr/invitation/${userId}/${token}`
  await platform.mailer.deliver(invitationLetter(person, school.name, link))
}
