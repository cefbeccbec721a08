import type { PaperConsent } from '@trilha/contract/identity/family'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { announcePersonChange } from '../../platform/session/edit-grants.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findStudentAccount } from './codes.repo.ts'
import * as repo from './consents.repo.ts'
import { tellFamily } from './family.live.ts'
import { presentPaper } from './family.present.ts'
import type { FamilyWork } from './family.work.ts'
import { lockAccount } from './links.repo.ts'
import { refuseOwnChild } from './own-child.ts'

interface SignedPaper {
  studentId: string
  signedBy: string
  signedOn: string
}

/** The paper also accepts the terms in force for the student (E71, E73). One that was recorded before ends. */
export async function recordConsent(
  work: FamilyWork,
  { studentId, signedBy, signedOn }: SignedPaper,
): Promise<PaperConsent> {
  const { db, session } = work
  const accountId = await findStudentAccount(db, session.schoolId, studentId)
  if (accountId === undefined) throw fail('nf_0012')
  await refuseOwnChild(db, session, accountId)
  if (!(await repo.mayBeSignedOn(db, signedOn, session.timeZone)))
    throw failFields([{ code: 'ii_0010', field: 'signedOn' }])
  return inTransaction(db, async (tx) => {
    // Of two papers at once one waits, and then counts as the newer.
    await lockAccount(tx, accountId)
    await repo.withdrawPapers(tx, accountId)
    const id = await repo.insertPaper(tx, { accountId, signedBy, signedOn, recordedByAccountId: session.accountId })
    const paper = (await repo.findPaper(tx, { schoolId: session.schoolId, id }))!
    await record(tx, work, 'consent.recorded', paper)
    return presentPaper(paper)
  })
}

/** Community and chat close at once where nothing else opens them. */
export async function withdrawConsent(work: FamilyWork, id: string): Promise<void> {
  const { schoolId } = work.session
  await inTransaction(work.db, async (tx) => {
    const paper = await repo.lockPaper(tx, { schoolId, id })
    if (!paper) throw fail('nf_1003')
    await refuseOwnChild(tx, work.session, paper.accountId)
    await repo.withdrawPapers(tx, paper.accountId)
    await record(tx, work, 'consent.withdrawn', paper)
  })
}

async function record(
  tx: Tx,
  work: FamilyWork,
  action: 'consent.recorded' | 'consent.withdrawn',
  { id, accountId, childUserId }: repo.PaperRow,
): Promise<void> {
  const subject = { kind: 'account', id: accountId }
  await audit(tx, { action, ...actorOf(work), subject, details: { consentId: id } })
  await announcePersonChange(tx, childUserId)
  await tellFamily(tx, { studentAccountId: accountId })
}

/** A paper of a student of one's school. */
export async function mayHandleConsent(db: Db, { schoolId }: Session, id: string): Promise<boolean> {
  return (await repo.findPaper(db, { schoolId, id })) !== undefined
}
