import type {
  DataMapEntry,
  DataRequest,
  DataRequestChange,
  NewDataRequest,
  SchoolChange,
} from '@trilha/contract/identity/privacy'
import { DATA_REQUESTS_PER_DAY, type DataRequestStatus, type Locale } from '@trilha/contract/constants'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { isId, pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { PrivacyPlans } from '../../platform/privacy.ts'
import { reaches } from '../../platform/session/reach.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { holdChild, listProvenAccounts } from '../family/public.ts'
import { isAnswering, listCopies } from './exports.repo.ts'
import { answerWithExport } from './exports.service.ts'
import { answeredOf, presentPlans, presentRequest, readerOfCopy } from './privacy.present.ts'
import * as repo from './privacy.repo.ts'
import { isWaiting, maySchoolTake, needsAnswer, secondsOfADay } from './privacy.rules.ts'

export async function listForSchool(
  db: Db,
  session: Session,
  { status, pSize, cursor }: PageQuery & { status?: DataRequestStatus | undefined },
): Promise<Page<DataRequest>> {
  const after = readCursor(cursor, readUrgency)
  const { userId: viewerUserId, schoolId } = session
  const rows = await repo.listForSchool(db, { viewerUserId, schoolId, status, after, limit: pSize + 1 })
  const present = await presenterFor(db, session, rows)
  return pageOf(rows, { pSize, present, position: ({ urgency, id }) => [urgency, id] })
}

function readUrgency([urgency, id]: readonly unknown[]): { urgency: number; id: string } | undefined {
  return Number.isSafeInteger(urgency) && isId(id) ? { urgency: urgency as number, id } : undefined
}

export async function listMine(db: Db, session: Session, { pSize, cursor }: PageQuery): Promise<Page<DataRequest>> {
  const before = readCursor(cursor, readMoment)
  const { userId, onlySchoolId } = session
  const rows = await repo.listOfUser(db, { userId, onlySchoolId, before, limit: pSize + 1 })
  const present = await presenterFor(db, session, rows)
  return pageOf(rows, { pSize, present, position: ({ position, id }) => [position, id] })
}

/**
 * Of the person, whichever account they use, of who asked for them, and of who cares for a child that asked; of the
 * school for its administrators.
 */
export async function isVisible(db: Db, session: Session, id: string): Promise<boolean> {
  const row = await repo.findRequest(db, id, session.userId)
  return row !== undefined && (isParty(session, row) || caresFor(session, row) || worksFor(session, row))
}

function isAsker(session: Session, { asker_user_id, mayAsk, school_id }: repo.RequestRow): boolean {
  return asker_user_id === session.userId && mayAsk && reaches(session, school_id)
}

function isOwner(session: Session, { user_id, school_id }: repo.RequestRow): boolean {
  return user_id === session.userId && reaches(session, school_id)
}

function isParty(session: Session, row: repo.RequestRow): boolean {
  return isOwner(session, row) || isAsker(session, row)
}

/** Sees what a child asked for, and changes nothing of it. */
function caresFor(session: Session, { isViewerCaring, school_id }: repo.RequestRow): boolean {
  return isViewerCaring && reaches(session, school_id)
}

/**
 * Under 16 one does not call off what a guardian asked for; the guardian does, or the school refuses it (decision E72).
 * The word of somebody who is no longer a guardian does not bind the child.
 */
function mayWithdraw(session: Session, row: repo.RequestRow): boolean {
  if (isAsker(session, row)) return true
  return isOwner(session, row) && !(row.isOwnerYoung && row.mayAsk)
}

/** Nobody decides about what they ask for themself, what is asked for about them, or a child that they care for. */
function mayDecide(session: Session, row: repo.RequestRow): boolean {
  const isConcerned = row.user_id === session.userId || row.asker_user_id === session.userId
  return worksFor(session, row) && !isConcerned && !row.isViewerGuardian
}

/** Only the guardian who asked is told of a copy: to everybody else these requests have none. */
async function presenterFor(db: Db, session: Session, rows: readonly repo.RequestRow[]) {
  const asked = rows.filter((row) => row.copy_for === 'GUARDIAN' && isAsker(session, row)).map(({ id }) => id)
  const copies = asked.length > 0 ? await listCopies(db, session.userId, asked) : undefined
  return (row: repo.RequestRow) =>
    presentRequest(row, {
      seesContact: isAsker(session, row) || worksFor(session, row),
      mayWithdraw: isWaiting(row.status) && mayWithdraw(session, row),
      mayDecide: isWaiting(row.status) && mayDecide(session, row),
      copy: copies?.get(row.id),
    })
}

async function presentTo(db: Db, session: Session, row: repo.RequestRow): Promise<DataRequest> {
  return (await presenterFor(db, session, [row]))(row)
}

/** The call lets every session in, so that nobody loses their rights: the school's side is decided here. */
function worksFor({ role, active, flags, schoolId }: Session, request: { school_id: string }): boolean {
  return role === 'SCHOOL_ADMIN' && active && !flags.isBlockedAccount && schoolId === request.school_id
}

export async function getRequest(db: Db, session: Session, id: string): Promise<DataRequest> {
  const row = await repo.findRequest(db, id, session.userId)
  if (!row) throw fail('nf_0054')
  return presentTo(db, session, row)
}

/** Of oneself, or of a child that one cares for: the school decides about either (decision E9). */
export function createRequest(
  { db, emit }: Work,
  session: Session,
  { studentId, ...fields }: NewDataRequest,
): Promise<DataRequest> {
  const { userId, accountId, schoolId, timeZone } = session
  const asker = { userId, accountId }
  return inTransaction(db, async (tx) => {
    await repo.lockAccount(tx, accountId)
    const owner = studentId === undefined ? asker : await getChild(tx, session, studentId)
    if (owner !== asker) await repo.lockAccount(tx, owner.accountId)
    if (await repo.isWaitingFor(tx, owner.accountId, fields.type)) throw fail('ae_0014')
    if ((await repo.countToday(tx, userId)) >= DATA_REQUESTS_PER_DAY)
      throw fail('br_0000', { status: 429, retryAfter: secondsOfADay })
    const requestId = await repo.insertRequest(tx, { owner, asker, schoolId, timeZone }, fields)
    await emit(tx, 'dataRequest.created', { requestId, schoolId, userId, accountId })
    return presentTo(tx, session, await repo.getRequest(tx, requestId, userId))
  })
}

/** A guardian's account is of the child's own school, and acts only while it is open. */
async function getChild(tx: Tx, { role, active, flags, accountId }: Session, studentId: string): Promise<repo.Party> {
  const isOpen = role === 'PARENT' && active && !flags.isBlockedAccount
  const child = isOpen ? await holdChild(tx, accountId, studentId) : undefined
  if (!child) throw fail('nf_0012', { field: 'studentId' })
  return child
}

type PartyWork = Work & Actor & { session: Session }

interface Change {
  id: string
  change: DataRequestChange
  locale: Locale
}

export function updateRequest(work: PartyWork, { id, change, locale }: Change): Promise<DataRequest> {
  const { session } = work
  return inTransaction(work.db, async (tx) => {
    const request = await lock(tx, session, id)
    if ('status' in change) await takeAsSchool(tx, work, { request, change, locale })
    else await changeAsOwner(tx, { session, request, change })
    return presentTo(tx, session, await repo.getRequest(tx, id, session.userId))
  })
}

async function lock(tx: Tx, { userId }: Session, id: string): Promise<repo.RequestRow> {
  if (!(await repo.lockRequest(tx, id))) throw fail('nf_0054')
  return repo.getRequest(tx, id, userId)
}

async function changeAsOwner(
  tx: Tx,
  { session, request, change }: { session: Session; request: repo.RequestRow; change: repo.FieldChanges },
): Promise<void> {
  if (!isAsker(session, request)) throw fail('br_0003')
  if (request.status !== 'OPEN') throw fail('ii_0069', { field: 'status' })
  const { type = request.type } = change
  if (type !== request.type) {
    await repo.lockAccount(tx, request.account_id)
    if (await repo.isWaitingFor(tx, request.account_id, type)) throw fail('ae_0014')
  }
  await repo.updateFields(tx, request.id, change)
}

async function takeAsSchool(
  tx: Tx,
  work: PartyWork,
  { request, change, locale }: { request: repo.RequestRow; change: SchoolChange; locale: Locale },
): Promise<void> {
  const { session, emit } = work
  if (!mayDecide(session, request)) throw fail('br_0003')
  const approved = request.erase_at !== null || (await isAnswering(tx, request.id))
  if (!maySchoolTake({ type: request.type, status: request.status, approved }, change))
    throw fail('ii_0069', { field: 'status' })
  const eraseLater = change.approve === true && request.type === 'DELETION'
  if (eraseLater && (await repo.isLastAdministrator(tx, request))) throw fail('ii_0084', { field: 'status' })
  if (needsAnswer(change.status) && change.answer === undefined) throw fail('rq_0051', { field: 'answer' })
  const isCopy = change.approve === true && request.type === 'INFORMATION'
  const copyFor = isCopy ? readerOfCopy(request) : null
  if (copyFor === 'GUARDIAN' && !(await isStillLinked(tx, request))) throw fail('ii_1005', { field: 'status' })
  await repo.takeStep(tx, request.id, {
    status: change.status,
    answer: change.answer,
    eraseLater,
    ...(copyFor && { copyFor }),
  })
  if (isCopy) await answerWithExport(tx, { request, copyFor, locale })
  await auditLine(tx, work, { request, status: change.status, approve: change.approve ?? false })
  await emit(tx, 'dataRequest.answered', answeredOf(request, change.status))
}

/** A copy is only for a guardian who still cares for the child in this school, with an account that is open. */
async function isStillLinked(tx: Tx, request: repo.RequestRow): Promise<boolean> {
  const { asker_user_id: guardianUserId, user_id: childUserId, account_id: accountId } = request
  return (await listProvenAccounts(tx, guardianUserId, childUserId)).includes(accountId)
}

export function withdrawRequest(work: PartyWork, id: string): Promise<DataRequest> {
  const { session } = work
  return inTransaction(work.db, async (tx) => {
    const request = await lock(tx, session, id)
    if (!mayWithdraw(session, request)) throw fail('br_0003')
    if (!isWaiting(request.status)) throw fail('ii_0069', { field: 'status' })
    await repo.takeStep(tx, id, { status: 'REFUSED', withdrawn: true })
    await auditLine(tx, work, { request, status: 'REFUSED', withdrawn: true })
    return presentTo(tx, session, await repo.getRequest(tx, id, session.userId))
  })
}

function auditLine(
  tx: Tx,
  actor: Actor,
  { request, ...details }: { request: repo.RequestRow; status: DataRequestStatus; approve?: boolean; withdrawn?: true },
): Promise<void> {
  return audit(tx, {
    action: 'dataRequest.changed',
    ...actorOf(actor),
    schoolId: request.school_id,
    subject: { kind: 'dataRequest', id: request.id },
    details,
  })
}

export function describeData(plans: PrivacyPlans): DataMapEntry[] {
  return presentPlans(plans)
}
