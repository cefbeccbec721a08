import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs.ts'
import { erase } from '../../platform/personal-data/erase.ts'
import type { Subject } from '../../platform/personal-data/person.ts'
import { announceSessionChange } from '../../platform/session/session-store.ts'
import { listExportIds } from './exports.repo.ts'
import { removeFiles } from './exports.service.ts'
import * as repo from './privacy.repo.ts'

export const eraseAgainJob = 'privacy:erase-again'

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

/** In one transaction: sessions, every table by its plan, the request's own end and the audit line. */
async function eraseFor(platform: Platform, requestId: string): Promise<void> {
  const removed = await inTransaction(platform.db, async (tx) => {
    // Longer than a request may take: this is the one job that walks every table.
    await sql`select set_config('statement_timeout', '60s', true)`.execute(tx)
    const request = await repo.lockRequest(tx, requestId)
    if (request?.status !== 'IN_PROGRESS' || request.erase_at === null) return []
    const subject = await subjectOf(tx, request.user_id, request.account_id)
    const files = subject.userId === null ? [] : await listExportIds(tx, subject.userId)
    const counts = await eraseSubject(platform, tx, subject)
    await repo.takeStep(tx, requestId, { status: 'DONE' })
    await audit(tx, {
      action: 'person.erased',
      schoolId: request.school_id,
      subject:
        subject.userId === null ? { kind: 'account', id: request.account_id } : { kind: 'user', id: subject.userId },
      details: { requestId, counts },
    })
    await enqueue(tx, eraseAgainJob, { requestId, whole: subject.userId !== null }, { inSeconds: secondsUntilAgain })
    return files.map(({ id }) => id)
  })
  await removeFiles(platform, removed)
}

/** A school decides over its own part; the person goes with the last account (decision G24). */
async function subjectOf(tx: Tx, userId: string, accountId: string): Promise<Subject> {
  const isWhole = (await repo.countOtherAccounts(tx, userId, accountId)) === 0
  return partOf(tx, { userId, accountId, isWhole })
}

async function partOf(
  tx: Tx,
  { userId, accountId, isWhole }: { userId: string; accountId: string; isWhole: boolean },
): Promise<Subject> {
  return isWhole
    ? { userId, accountIds: await repo.listAccounts(tx, userId) }
    : { userId: null, accountIds: [accountId] }
}

async function eraseSubject({ privacyPlans }: Platform, tx: Tx, subject: Subject): Promise<Record<string, number>> {
  const sessionIds = await repo.listSessions(tx, subject)
  const counts = await erase(tx, privacyPlans, subject)
  for (const id of sessionIds) await announceSessionChange(tx, id)
  return counts
}

/** A request that was running meanwhile may have written a last row. The queue names the request, not the person. */
export async function eraseAgain(
  platform: Platform,
  { requestId, whole: isWhole }: { requestId: string; whole: boolean },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const request = await repo.lockRequest(tx, requestId)
    if (!request) return
    const { user_id: userId, account_id: accountId } = request
    await eraseSubject(platform, tx, await partOf(tx, { userId, accountId, isWhole }))
  })
}
