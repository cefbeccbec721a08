import { PIN_GRANT_SECONDS } from '@trilha/contract/constants'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail, type Failure } from '../../platform/http/failure.ts'
import { grantEditing, withdrawEditing } from '../../platform/session/edit-grants.ts'
import { tellFamily } from './family.live.ts'
import * as repo from './family.repo.ts'
import { pinLockOf } from './family.rules.ts'
import type { FamilyWork } from './family.work.ts'

/** Opens editing for this session, in whichever of the person's accounts the PIN was given. */
export async function unlock(work: FamilyWork, pin: string): Promise<{ valid: true; editUnlockedUntil: string }> {
  const { db, session } = work
  const guard = await repo.findGuard(db, session)
  if (!guard) throw fail('nf_0084')
  const controlId = guard.accountId
  const pinHash = await verifyPin(work, { controlId, pin, field: 'pin' })
  return inTransaction(db, async (tx) => {
    if (!(await repo.refundPinTry(tx, controlId, pinHash))) throw fail('br_0036', { field: 'pin' })
    const until = await grantEditing(tx, session.sessionId, PIN_GRANT_SECONDS)
    await audit(tx, { action: 'pin.used', ...actorOf(work), subject: { kind: 'parentalControl', id: controlId } })
    return { valid: true, editUnlockedUntil: until.toISOString() }
  })
}

/** Closes it again; closed already, it stays closed. */
export async function closeEditing(db: Db, sessionId: string): Promise<void> {
  await inTransaction(db, (tx) => withdrawEditing(tx, sessionId))
}

/**
 * Answers the hash that the PIN fits, or refuses. The try is taken in a transaction of its own, before the slow
 * hashing: it stays taken whatever happens after, and no connection is held meanwhile.
 */
export async function verifyPin(
  work: FamilyWork,
  { controlId, pin, field }: { controlId: string; pin: string; field: 'pin' | 'currentPin' },
): Promise<string> {
  const { db, platform } = work
  const spent = await inTransaction(db, async (tx) => {
    const taken = await repo.spendPinTry(tx, controlId)
    if (taken?.locks) {
      const subject = { kind: 'parentalControl', id: controlId }
      await audit(tx, { action: 'pin.lastTry', ...actorOf(work), subject })
    }
    return taken
  })
  if (!spent) throw await refusal(db, controlId)
  if (await platform.passwords.verify(spent.pinHash, pin)) return spent.pinHash
  if (spent.locks) await inTransaction(db, (tx) => tellOfLock(tx, work, controlId))
  throw fail('br_0036', { field })
}

/** Whoever cares for the child hears of it: it may not be the child who tries. */
async function tellOfLock(tx: Tx, { session, emit }: FamilyWork, studentAccountId: string): Promise<void> {
  const event = { studentUserId: session.userId, studentAccountId }
  await tellFamily(tx, event)
  await emit(tx, 'pin.locked', event)
}

/** Why no try could be taken. */
async function refusal(db: Db, accountId: string): Promise<Failure> {
  const control = await repo.findControl(db, accountId)
  if (!control?.pinHash) return fail('nf_0084')
  const lock = pinLockOf(control)
  const seconds = lock?.until ? await repo.secondsUntil(db, lock.until) : undefined
  return fail('br_0000', { status: 429, ...(seconds !== undefined && { retryAfter: seconds }) })
}

/** The PIN of a sign-up: it locks editing and opens nothing (decision G23). One that is there stays. */
export async function setFirstPin(
  tx: Tx,
  platform: Pick<Platform, 'passwords'>,
  accountId: string,
  pin: string,
): Promise<void> {
  const pinHash = await platform.passwords.hash(pin)
  await repo.insertControl(tx, accountId)
  await repo.insertFirstPin(tx, accountId, pinHash)
}
