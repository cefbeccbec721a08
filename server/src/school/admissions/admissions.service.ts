import { createHash } from 'node:crypto'
import { TRIAL_DAYS, type WaitsFor } from '@trilha/contract/constants'
import { isSameMailbox } from '@trilha/contract/rules'
import type { Admission, AdmissionDecision, MyAdmission } from '@trilha/contract/school/admissions'
import { endAccount, getUsername, openWaitingAccount, setWaitsFor, updateUser } from '../../identity/accounts/public.ts'
import { openControl, refuseOwnChild } from '../../identity/family/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { enqueue } from '../../platform/jobs.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announceSessionsChange, type Session } from '../../platform/session/session-store.ts'
import { findClassFor, listClasses, putInClass } from '../students/public.ts'
import { presentAdmission, presentMine } from './admissions.present.ts'
import * as repo from './admissions.repo.ts'

interface NewRequest {
  accountId: string
  userId: string
  schoolId: string
  gradeId: string
  isTrial: boolean
  /** Null from 16 on. */
  guardianEmail: string | null
}

/** For a person who has just signed up alone: the account opens when the guardian and the office said yes (E70, E71). */
export async function ask(tx: Tx, { emit }: Pick<Work, 'emit'>, request: NewRequest): Promise<WaitsFor> {
  const { accountId, userId, schoolId, guardianEmail, isTrial } = request
  const admissionId = await repo.insertAdmission(tx, request)
  const waitsFor = guardianEmail === null ? 'OFFICE' : 'GUARDIAN'
  await setWaitsFor(tx, accountId, waitsFor)
  if (guardianEmail !== null) await enqueue(tx, 'admissions:send-guardian-letter', { admissionId })
  if (!isTrial) await emit(tx, 'admission.asked', { schoolId, studentUserId: userId })
  return waitsFor
}

/** A stranger's mailbox gets no flood of letters, whoever names it. */
export async function spendLetter({ budgets }: Pick<Platform, 'budgets'>, guardianEmail: string): Promise<void> {
  await budgets.mail.spend(`guardian:${createHash('sha256').update(guardianEmail).digest('base64url')}`)
}

export async function listWaiting(
  db: Db,
  { schoolId, pSize, cursor }: PageQuery & { schoolId: string },
): Promise<Page<Admission>> {
  const after = readCursor(cursor, readMoment)
  const rows = await repo.listWaiting(db, { schoolId, after, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentAdmission, position: ({ position, id }) => [position, id] })
}

export async function isAdmissionOf(db: Db, schoolId: string, id: string): Promise<boolean> {
  return (await repo.findOfSchool(db, schoolId, id)) !== undefined
}

interface OfficeWork extends Work, Actor {
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId'>
}

/** The same decision twice is one. Another than was taken is refused. */
export function decide(work: OfficeWork, id: string, decision: AdmissionDecision): Promise<Admission> {
  const { schoolId } = work.session
  return inTransaction(work.db, async (tx) => {
    await repo.lockAdmission(tx, id)
    const row = await repo.findOfSchool(tx, schoolId, id)
    if (!row) throw fail('nf_1004')
    await checkStranger(tx, work, row)
    if (row.status === decision.status) return presentAdmission(row)
    if (row.status !== 'WAITING') throw fail('ii_0063')
    if (decision.status === 'ACCEPTED') await accept(tx, row, decision.classId!)
    else await endAccount(tx, row.accountId)
    await repo.markDecided(tx, id, { ...decision, byAccountId: work.session.accountId })
    await repo.spendLetters(tx, row.accountId)
    const isAccepted = decision.status === 'ACCEPTED'
    await audit(tx, {
      ...actorOf(work),
      action: isAccepted ? 'admission.accepted' : 'admission.refused',
      subject: { kind: 'account', id: row.accountId },
      details: isAccepted ? { classId: decision.classId } : { refusal: decision.refusal },
    })
    await tellDecided(tx, work, row, isAccepted ? 'accepted' : 'refused')
    return presentAdmission((await repo.findOfSchool(tx, schoolId, id))!)
  })
}

/** Nobody decides about themselves, nor about a child whom they take care of (E69). */
async function checkStranger(tx: Tx, { session }: OfficeWork, row: repo.AdmissionRow): Promise<void> {
  await refuseOwnChild(tx, session, row.accountId)
  if (isSameMailbox(await getUsername(tx, session.userId), row.guardianEmail))
    throw fail('br_0003', { field: 'ownChild' })
}

async function accept(tx: Tx, row: repo.AdmissionRow, classId: string): Promise<void> {
  const { accountId, schoolId } = row
  const classes = await listClasses(tx, schoolId)
  if (!classes.some((each) => each.id === classId)) throw failFields([{ code: 'ii_0056', field: 'classId' }])
  if (row.needsGuardian) throw fail('br_1003')
  await putInClass(tx, { accountId, classId })
  await openWaitingAccount(tx, accountId, { isMember: true, trialDays: null })
  await openControl(tx, accountId)
  // The office has looked at the birth date: from here on it counts (E71).
  await updateUser(tx, row.userId, { is_birth_date_proven: true })
}

/** The person hears by bell and letter, and an open page moves on. */
export async function tellDecided(
  tx: Tx,
  { emit }: Pick<Work, 'emit'>,
  { userId, accountId }: repo.AdmissionRow,
  answer: 'accepted' | 'opened' | 'refused' | 'guardianRefused',
): Promise<void> {
  const isAccepted = answer === 'accepted' || answer === 'opened'
  await emit(tx, 'admission.decided', { userId, accountId, isAccepted })
  await enqueue(tx, 'admissions:send-answer', { accountId, answer })
  await tellAccount(tx, accountId)
}

/** What the account may do has changed: sessions are read anew, and open pages ask again. */
export async function tellAccount(tx: Tx, accountId: string): Promise<void> {
  await announceSessionsChange(tx)
  await tell(tx, { accountId }, 'account.changed', {})
}

export async function getMine(db: Db, accountId: string): Promise<{ admission: MyAdmission | null }> {
  const row = await repo.findOfAccount(db, accountId)
  return { admission: row ? presentMine(row) : null }
}

interface MineWork extends Work {
  platform: Pick<Platform, 'budgets'>
  session: Pick<Session, 'accountId'>
}

/** Another letter to the guardian, or the first one to another mailbox: its older links end then. */
export async function askGuardian(work: MineWork, typed: string | undefined): Promise<MyAdmission> {
  const { db, platform, session } = work
  const known = await getUnanswered(db, session.accountId)
  const guardianEmail = typed ?? known.guardianEmail
  if (guardianEmail === null) throw failFields([{ code: 'rq_1001', field: 'guardianEmail' }])
  if (isSameMailbox(known.email, guardianEmail)) throw failFields([{ code: 'ii_1007', field: 'guardianEmail' }])
  await platform.budgets.mail.spend(`guardian-letter:${session.accountId}`)
  await spendLetter(platform, guardianEmail)
  return inTransaction(db, async (tx) => {
    await repo.lockAdmission(tx, known.id)
    const row = await getUnanswered(tx, session.accountId)
    if (row.guardianEmail !== guardianEmail) {
      await repo.spendLetters(tx, row.accountId)
      await repo.updateGuardianEmail(tx, row.id, guardianEmail)
    }
    await setWaitsFor(tx, row.accountId, 'GUARDIAN')
    await enqueue(tx, 'admissions:send-guardian-letter', { admissionId: row.id })
    await tellAccount(tx, row.accountId)
    return presentMine((await repo.findAdmission(tx, row.id))!)
  })
}

/** A request that still needs a guardian's yes. */
async function getUnanswered(db: Db, accountId: string): Promise<repo.AdmissionRow> {
  const row = await repo.findOfAccount(db, accountId)
  if (row?.status !== 'WAITING' || !row.needsGuardian) throw fail('br_1004')
  return row
}

/** A trial opens without the office, once the guardian agreed (E71). */
export async function openTrial(tx: Tx, row: repo.AdmissionRow): Promise<void> {
  const { accountId, schoolId, gradeId } = row
  const place = (await findClassFor(tx, { schoolId, gradeId })) ?? (await listClasses(tx, schoolId))[0]
  if (!place) throw fail('nf_0082')
  await putInClass(tx, { accountId, classId: place.id })
  await openWaitingAccount(tx, accountId, { isMember: false, trialDays: TRIAL_DAYS })
}
