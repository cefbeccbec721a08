import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODE_SECONDS, RECOVERY_CODE_TRIES } from '@trilha/contract/constants'
import { isEmail, normalizeLoginName } from '@trilha/contract/rules'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, isFailure, type Failure } from '../../platform/http/failure.ts'
import { enqueue, type JobPayloads } from '../../platform/jobs.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { endOtherSessions, isKnownDevice } from '../auth/public.ts'
import { recoveryLetter } from './letters.ts'
import { confirmMailbox } from './mailbox.ts'
import { checkOwnPassword } from './new-password.ts'
import * as proofs from './proofs.repo.ts'
import { findAddressee, updateUser, type Addressee } from './users.repo.ts'

const nobody = { id: '00000000-0000-4000-8000-000000000000', username: '' }

interface RecoveryWork extends Work {
  platform: Pick<Platform, 'budgets' | 'passwords' | 'secrets'>
  now: Date
}

interface RecoveryProof {
  password: string | undefined
  deviceId: string | undefined
}

/**
 * Looks nobody up: the job does. So a name that exists and one that does not take the same time and the same
 * queries (decision G16).
 */
export async function startRecovery(
  { db, now }: Pick<RecoveryWork, 'db' | 'now'>,
  { given, deviceId }: { given: string; deviceId: string | undefined },
): Promise<void> {
  const name = normalizeLoginName(given)
  const device = deviceId === undefined ? null : sha256(deviceId).toString('base64url')
  await inTransaction(db, (tx) => enqueue(tx, 'accounts:send-recovery', { name, device, askedAt: now.toISOString() }))
}

/** The job's part. A mail server that was away for longer than a code lives has missed it. */
export async function sendRecovery(
  platform: Platform,
  { name, device, askedAt }: JobPayloads['accounts:send-recovery'],
): Promise<void> {
  const { db } = platform
  if (platform.now().getTime() - Date.parse(askedAt) > RECOVERY_CODE_SECONDS * 1000) return
  const person = await findAddressee(db, name)
  if (!person || !isEmail(person.username) || !(await mayWrite(platform, person.id, device))) return
  const code = String(randomInt(10 ** RECOVERY_CODE_LENGTH)).padStart(RECOVERY_CODE_LENGTH, '0')
  await inTransaction(db, (tx) => proofs.replaceRecoveryCode(tx, person.id, hashCode(platform, person.id, code)))
  await platform.mailer.deliver(recoveryLetter(person, code))
}

/**
 * A mailbox is not flooded by who only knows its address. What strangers ask for is counted apart from what the
 * person's own devices do, so that they cannot use up the letters that the person needs (decision E6).
 */
async function mayWrite({ db, budgets }: Platform, userId: string, device: string | null): Promise<boolean> {
  const isKnown = device !== null && (await isKnownDevice(db, userId, Buffer.from(device, 'base64url')))
  try {
    await budgets.mail.spend(`recovery:${userId}:${isKnown ? device : 'unknown'}`)
    return true
  } catch (refusal) {
    if (isFailure(refusal)) return false
    throw refusal
  }
}

/** Without a password it only checks; with one it sets it, uses the code up and ends every session. */
export async function recover(
  work: RecoveryWork,
  { name, code, password, deviceId }: { name: string; code: string } & RecoveryProof,
): Promise<void> {
  const found = await findAddressee(work.db, normalizeLoginName(name))
  // For a name that nobody has the same steps are taken, so that time tells nothing (decision G6).
  const person = found ?? nobody
  const by = await triedBy(work.db, person.id, deviceId)
  await tryCode(work, { person, code, by })
  if (password === undefined) return
  if (found) await checkOwnPassword(work.db, person.id, password)
  // Hashing takes its time, so it happens between the two looks at the code, without holding it.
  const hash = await work.platform.passwords.hash(password)
  await tryCode(work, { person, code, by }, (tx) => setPassword(tx, work, person, hash))
}

/** Strangers who use up their tries leave those of the person's own devices (decision 10). */
async function triedBy(db: Db, userId: string, deviceId: string | undefined): Promise<proofs.TriedBy> {
  return (await isKnownDevice(db, userId, sha256(deviceId ?? ''))) ? 'known_tries' : 'tries'
}

/** A wrong code is counted although the call is refused, so the count commits before the refusal is thrown. */
async function tryCode(
  { db, platform }: RecoveryWork,
  { person, code, by }: { person: Pick<Addressee, 'id'>; code: string; by: proofs.TriedBy },
  accept: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  const refusal = await inTransaction(db, async (tx) => {
    const found = await proofs.lockRecoveryCode(tx, person.id, by)
    const judged = judge(found, hashCode(platform, person.id, code))
    if (judged === 'right') await accept(tx)
    else await proofs.countWrongCode(tx, person.id, by)
    return refusals[judged]()
  })
  if (refusal) throw refusal
}

type Judgement = 'none' | 'wrong' | 'used' | 'expired' | 'right'

/** Only who knows the code hears more than "not that": a guesser cannot tell a dead code from a wrong one. */
const refusals: Record<Judgement, () => Failure | undefined> = {
  none: () => fail('br_0011'),
  wrong: () => fail('br_0011'),
  used: () => fail('br_0012'),
  expired: () => fail('br_0027', { status: 410 }),
  right: () => undefined,
}

function judge(found: proofs.LockedCode | undefined, hash: Buffer): Judgement {
  if (!found || found.tries >= RECOVERY_CODE_TRIES) return 'none'
  if (!timingSafeEqual(found.codeHash, hash)) return 'wrong'
  if (found.used) return 'used'
  return found.expired ? 'expired' : 'right'
}

async function setPassword(
  tx: Tx,
  work: RecoveryWork,
  { id: userId, username }: Pick<Addressee, 'id' | 'username'>,
  hash: string,
) {
  await proofs.markCodeUsed(tx, userId)
  await updateUser(tx, userId, { password_hash: hash, must_change_password: false })
  // The code came to this mailbox, so whoever has it reads the mailbox.
  await confirmMailbox(tx, work.emit, userId)
  await endOtherSessions(tx, { userId })
  await work.emit(tx, 'password.changed', { userId })
  await enqueue(tx, 'accounts:send-notice', { userId, notice: 'passwordChanged', to: username })
}

/** Six digits are guessed in a moment from a plain hash; the pepper is not in the database. */
function hashCode({ secrets }: Pick<Platform, 'secrets'>, userId: string, code: string): Buffer {
  return createHmac('sha256', secrets.pepper).update(`recovery:${userId}:${code}`).digest()
}
