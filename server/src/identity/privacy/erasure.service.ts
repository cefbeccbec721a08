import { auditNumbered } from '../../platform/audit.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/jobs.ts'
import { erase, type Erased, type StoredFile } from '../../platform/personal-data/erase.ts'
import type { Subject } from '../../platform/personal-data/person.ts'
import { announceSessionChange } from '../../platform/session/session-store.ts'
import { reserveNames } from '../accounts/public.ts'
import { closeRequests, takeTime } from './erasure.repo.ts'
import { askerOf } from './privacy.present.ts'
import * as repo from './privacy.repo.ts'

/** Longer than a request may take: what was under way when the person was erased has ended by then. */
const secondsUntilAgain = 60

export async function eraseDue(platform: Platform): Promise<void> {
  for (const requestId of await repo.listDueErasures(platform.db)) {
    // One that fails is tried again with the next round, and does not hold up the others.
    await eraseFor(platform, requestId).catch((error: unknown) =>
      platform.log.error({ err: error, requestId }, 'person not erased'),
    )
  }
}

/** In one transaction: the request's own end, sessions, every table by its plan and the audit line; then the files. */
async function eraseFor(platform: Platform, requestId: string): Promise<void> {
  await eraseWithFiles(platform, async (tx) => {
    const request = await repo.lockRequest(tx, requestId)
    if (request?.status !== 'IN_PROGRESS' || request.erase_at === null) return []
    if (await repo.isLastAdministrator(tx, request)) {
      // Since the approval the others have gone: it is called off, and the school decides anew.
      await repo.takeStep(tx, requestId, { status: 'IN_PROGRESS' })
      return []
    }
    const subject = await subjectOf(tx, request.user_id, request.account_id)
    await finish(platform, tx, requestId)
    const about =
      subject.userId === null ? { kind: 'account', id: request.account_id } : { kind: 'user', id: subject.userId }
    return erasePerson(platform, tx, subject, { about, schoolId: request.school_id, details: { requestId } })
  })
}

/** Whoever asked for somebody else and still may is told; whom it is about has no bell any more. */
async function finish({ emit }: Platform, tx: Tx, requestId: string): Promise<void> {
  const request = await repo.getRequest(tx, requestId, null)
  const askerStays = request.mayAsk && request.asker_user_id !== request.user_id
  await repo.takeStep(tx, requestId, { status: 'DONE', askerStays })
  if (askerStays) await emit(tx, 'dataRequest.answered', { requestId, status: 'DONE', parties: [askerOf(request)] })
}

/** A file cannot be brought back, so it goes only when the rows have gone for certain. */
async function eraseWithFiles(platform: Platform, work: (tx: Tx) => Promise<readonly StoredFile[]>): Promise<void> {
  const files = await inTransaction(platform.db, async (tx) => {
    await takeTime(tx)
    return work(tx)
  })
  for (const { kind, name } of files) await platform.files.remove(kind, name)
}

/** A school decides over its own part; the person goes with the last account (decision G24). */
async function subjectOf(tx: Tx, userId: string, accountId: string): Promise<Subject> {
  if ((await repo.countOtherAccounts(tx, userId, accountId)) > 0) return { userId: null, accountIds: [accountId] }
  return { userId, accountIds: await repo.listAccounts(tx, userId) }
}

/** Writes down that it was done, and has it done once more a little later. */
async function erasePerson(
  platform: Platform,
  tx: Tx,
  subject: Subject,
  line: { about: { kind: string; id: string }; schoolId?: string; details?: Record<string, unknown> },
): Promise<readonly StoredFile[]> {
  const { counts, files } = await eraseSubject(platform, tx, subject)
  const { about, schoolId, details } = line
  const auditId = await auditNumbered(tx, {
    action: 'person.erased',
    schoolId,
    subject: about,
    details: { ...details, counts },
  })
  // By the line's number: the queue names nobody.
  await enqueue(tx, 'privacy:erase-again', { auditId }, { inSeconds: secondsUntilAgain })
  return files
}

async function eraseSubject({ privacyPlans, emit, secrets }: Platform, tx: Tx, subject: Subject): Promise<Erased> {
  const sessionIds = await repo.listSessions(tx, subject)
  // Before the links go, by which others asked for this person.
  const closed = await closeRequests(tx, subject)
  if (subject.userId !== null) await reserveNames(tx, secrets, subject.userId)
  await emit(tx, 'accounts.erasing', { accountIds: subject.accountIds })
  const erased = await erase(tx, privacyPlans, subject)
  for (const request of closed)
    await emit(tx, 'dataRequest.answered', { requestId: request.id, status: 'REFUSED', parties: [askerOf(request)] })
  for (const id of sessionIds) await announceSessionChange(tx, id)
  return erased
}

/** A request that was running meanwhile may have written a last row. */
export async function eraseAgain(platform: Platform, auditId: number): Promise<void> {
  await eraseWithFiles(platform, async (tx) => {
    const erased = await repo.findErased(tx, auditId)
    if (!erased) return []
    const subject =
      erased.kind === 'account'
        ? { userId: null, accountIds: [erased.id] }
        : { userId: erased.id, accountIds: await repo.listAccounts(tx, erased.id) }
    return (await eraseSubject(platform, tx, subject)).files
  })
}

/** Of a person without any account: no school has a part in them, so nobody else is asked. */
export async function eraseUnlinked(platform: Platform, userId: string): Promise<void> {
  await eraseWithFiles(platform, async (tx) => {
    if (!(await repo.lockUnlinked(tx, userId))) throw fail('br_0003', { field: 'role' })
    return erasePerson(platform, tx, { userId, accountIds: [] }, { about: { kind: 'user', id: userId } })
  })
}
