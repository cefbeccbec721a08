import { createHmac, randomInt } from 'node:crypto'
import {
  CHILDREN_PER_GUARDIAN,
  GUARDIAN_CODE_LENGTH,
  GUARDIAN_CODE_LETTERS,
  GUARDIANS_PER_CHILD,
  type GuardianRelation,
} from '@trilha/contract/constants'
import type { GuardianCode, GuardianLink, MyGuardianLink } from '@trilha/contract/identity/family'
import { normalizeGuardianCode } from '@trilha/contract/rules'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Subscriber } from '../../platform/events.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { announcePersonChange } from '../../platform/session/edit-grants.ts'
import type { Secrets } from '../../platform/session/secrets.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { confirmMember } from '../accounts/public.ts'
import * as codes from './codes.repo.ts'
import { applyStanding } from './controls.service.ts'
import { endLink } from './ending.service.ts'
import { tellFamily } from './family.live.ts'
import { presentLink, presentMyLink } from './family.present.ts'
import { causeOf, type ActorWork, type Cause, type FamilyWork } from './family.work.ts'
import * as repo from './links.repo.ts'
import { refuseOwnChild } from './own-child.ts'

/** Unused codes of the school that one student may have: a sheet of paper for each guardian. */
const mostSchoolCodes = 4

/** A student's own code opens nothing by itself, so it asks for no PIN: the school looks at who enters it. */
export function createMyCode(work: FamilyWork): Promise<GuardianCode> {
  return createCodeFor(work, work.session.accountId, { bySchool: false, most: 1, expectedEmail: null })
}

/** For one guardian of one child. Where the office knows the mailbox, nobody else is linked by the code alone (E69). */
export async function createSchoolCode(
  work: FamilyWork,
  { studentId, email = null }: { studentId: string; email?: string | null | undefined },
): Promise<GuardianCode> {
  const { db, session } = work
  const accountId = await codes.findStudentAccount(db, session.schoolId, studentId)
  if (accountId === undefined) throw fail('nf_0012')
  await refuseOwnChild(db, session, accountId)
  if (email !== null && (await codes.isMailboxOf(db, email, accountId, session.userId)))
    throw fail('br_0003', { field: 'email' })
  return createCodeFor(work, accountId, { bySchool: true, most: mostSchoolCodes, expectedEmail: email })
}

function createCodeFor(
  work: FamilyWork,
  studentAccountId: string,
  { bySchool, most, expectedEmail }: { bySchool: boolean; most: number; expectedEmail: string | null },
): Promise<GuardianCode> {
  const code = newCode()
  return inTransaction(work.db, async (tx) => {
    // Of two requests at once one waits, so that the other's code is among those it counts.
    await repo.lockAccount(tx, studentAccountId)
    await codes.deleteUnused(tx, { studentAccountId, bySchool, but: most - 1 })
    const expiresAt = await codes.insertCode(tx, {
      codeHash: hashOf(work.platform.secrets, code),
      studentAccountId,
      madeByAccountId: work.session.accountId,
      bySchool,
      expectedEmail,
    })
    const subject = { kind: 'account', id: studentAccountId }
    await audit(tx, { action: 'guardian.code.created', ...actorOf(work), subject, details: { bySchool } })
    return { code: readable(code), expiresAt: expiresAt.toISOString() }
  })
}

function newCode(): string {
  return Array.from(
    { length: GUARDIAN_CODE_LENGTH },
    () => GUARDIAN_CODE_LETTERS[randomInt(GUARDIAN_CODE_LETTERS.length)],
  ).join('')
}

/** Two halves are copied from paper with fewer mistakes. */
function readable(code: string): string {
  return `${code.slice(0, GUARDIAN_CODE_LENGTH / 2)}-${code.slice(GUARDIAN_CODE_LENGTH / 2)}`
}

/** Keyed, so that a stolen database does not give the codes away to whoever tries all. */
function hashOf({ pepper }: Pick<Secrets, 'pepper'>, code: string): Buffer {
  return createHmac('sha256', pepper).update(`guardian code ${code}`).digest()
}

/** A code as it was typed, and what the guardian is to the child. */
export interface Entered {
  guardianCode: string
  relation: GuardianRelation
}

export async function enterCode(work: FamilyWork, entered: Entered): Promise<MyGuardianLink> {
  const { db, platform, session } = work
  await platform.budgets.guardianCode.spend(session.accountId)
  const link = await inTransaction(db, (tx) => useCode(tx, work, entered))
  await platform.budgets.guardianCode.refund(session.accountId)
  return link
}

/** A code that can be used, whichever school it is of. */
export interface GuardianCodeFound {
  schoolId: string
}

export function findCode(
  db: Db,
  { secrets }: Pick<FamilyWork['platform'], 'secrets'>,
  typed: string,
): Promise<GuardianCodeFound | undefined> {
  return codes.findUsable(db, hashOf(secrets, normalizeGuardianCode(typed)))
}

/** For who has just signed up with the code. */
export function enterCodeAs(
  tx: Tx,
  { db, emit, requestId, platform }: Omit<ActorWork, 'session'> & { platform: Pick<FamilyWork['platform'], 'secrets'> },
  session: ActorWork['session'],
  entered: Entered,
): Promise<MyGuardianLink> {
  return useCode(tx, { db, emit, requestId, session, platform }, entered)
}

type CodeWork = ActorWork & { platform: Pick<FamilyWork['platform'], 'secrets'> }

/**
 * Links at once only the person whose confirmed mailbox is the one that the office expected. In every other case the
 * office looks at who entered the code (E69).
 */
async function useCode(tx: Tx, work: CodeWork, { guardianCode, relation }: Entered): Promise<MyGuardianLink> {
  const { accountId: guardianAccountId, schoolId, userId } = work.session
  await checkGrownUp(tx, userId)
  await repo.lockAccount(tx, guardianAccountId)
  const codeHash = hashOf(work.platform.secrets, normalizeGuardianCode(guardianCode))
  const code = await codes.lockUsable(tx, codeHash, schoolId)
  if (!code) throw fail('nf_0085')
  const { studentAccountId, bySchool, expectedEmail, makerAccountId, makerUserId } = code
  if (makerUserId === userId) throw fail('br_0003', { field: 'guardianCode' })
  await repo.lockAccount(tx, studentAccountId)
  const known = await repo.findPair(tx, guardianAccountId, studentAccountId)
  // Nothing would be different afterwards, so the code stays for somebody else.
  if (known?.status === 'LINKED' || (known?.status === 'PENDING' && !bySchool)) return getMyLink(tx, known.id)
  // Who is waiting already has the place.
  if (known?.status !== 'PENDING') await checkRoom(tx, guardianAccountId, studentAccountId)
  await codes.markUsed(tx, code.id)
  const linkId = await repo.putLink(tx, {
    guardianAccountId,
    studentAccountId,
    status: 'PENDING',
    relation,
    bySchool,
    vouchedByAccountId: makerAccountId,
    expectedEmail,
  })
  const link = await repo.findLink(tx, linkId)
  if (!link) throw fail('nf_0085')
  if (isExpected(link)) return presentMyLink(await makeLinked(tx, causeOf(work), link))
  await record(tx, causeOf(work), 'guardian.requested', link)
  return presentMyLink(link)
}

/** The office said beforehand whose mailbox it is, and that person confirmed it. */
function isExpected({ bySchool, expectedEmail, guardianUsername, isMailboxConfirmed }: repo.LinkRow): boolean {
  return bySchool === true && expectedEmail === guardianUsername && isMailboxConfirmed
}

/** One of the school's people from here on, with what this guardian chose for the child in other schools. */
async function makeLinked(tx: Tx, cause: Cause, { id, guardianAccountId }: repo.LinkRow): Promise<repo.LinkRow> {
  await repo.decideLink(tx, id, 'LINKED')
  await confirmMember(tx, guardianAccountId)
  const link = (await repo.findLink(tx, id))!
  await record(tx, cause, 'guardian.linked', link)
  if (link.isProven) await beginPowers(tx, { ...cause, userId: link.guardianUserId }, link)
  return link
}

async function beginPowers(tx: Tx, cause: Cause, link: repo.LinkRow): Promise<void> {
  await applyStanding(tx, cause, link)
  // A student under 16 may have the community from now on (E71).
  await announcePersonChange(tx, link.childUserId)
}

/** A confirmed mailbox completes the link that the office expected, and wakes those that the office approved before. */
export const onMailboxConfirmed: Subscriber<'mailbox.confirmed'> = async (tx, { userId }, emit) => {
  for (const link of await repo.lockLinksOfPerson(tx, userId)) {
    const { guardianAccountId: actorAccountId, schoolId } = link
    const cause = { emit, userId, line: { actorUserId: userId, actorAccountId, schoolId } }
    if (link.status === 'PENDING' && isExpected(link) && !(await repo.isChild(tx, userId)))
      await makeLinked(tx, cause, link)
    if (!link.isProven) continue
    await beginPowers(tx, cause, link)
    await tellFamily(tx, link)
  }
}

/** A child with a second account as somebody's guardian would hold powers that are a grown-up's. */
async function checkGrownUp(tx: Tx, userId: string): Promise<void> {
  if (await repo.isChild(tx, userId)) throw fail('ii_0070')
}

async function checkRoom(tx: Tx, guardianAccountId: string, studentAccountId: string): Promise<void> {
  const { ofGuardian, ofChild } = await repo.countLinks(tx, guardianAccountId, studentAccountId)
  if (ofGuardian >= CHILDREN_PER_GUARDIAN || ofChild >= GUARDIANS_PER_CHILD) throw fail('br_0003')
}

async function getMyLink(tx: Tx, linkId: string): Promise<MyGuardianLink> {
  const link = await repo.findLink(tx, linkId)
  if (!link) throw fail('nf_0085')
  return presentMyLink(link)
}

/** Writes down what happened to a link that stays, and tells. */
async function record(
  tx: Tx,
  { emit, line }: Cause,
  action: 'guardian.linked' | 'guardian.refused' | 'guardian.requested',
  link: repo.LinkRow,
): Promise<void> {
  const { guardianUserId, guardianAccountId, childUserId: studentUserId, studentAccountId, schoolId } = link
  await audit(tx, {
    action,
    ...line,
    subject: { kind: 'guardianLink', id: link.id },
    details: { guardianAccountId, studentAccountId },
  })
  await tellFamily(tx, { studentAccountId, guardianAccountId })
  const guardianship = { guardianUserId, guardianAccountId, studentUserId, studentAccountId }
  if (action === 'guardian.requested') await emit(tx, 'guardian.requested', { schoolId, studentUserId, guardianUserId })
  if (action === 'guardian.refused')
    await emit(tx, 'guardian.refused', { guardianUserId, guardianAccountId, studentUserId })
  if (action === 'guardian.linked') await emit(tx, 'guardian.linked', guardianship)
}

export async function listMyLinks(db: Db, guardianAccountId: string): Promise<MyGuardianLink[]> {
  return (await repo.listOfGuardian(db, guardianAccountId)).map(presentMyLink)
}

type LinkQuery = Omit<repo.LinkFilter, 'limit' | 'before'> & PageQuery

export async function listLinks(db: Db, { pSize, cursor, ...filter }: LinkQuery): Promise<Page<GuardianLink>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listOfSchool(db, { ...filter, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentLink, position: ({ position, id }) => [position, id] })
}

/** The same decision twice is one; another than was taken is refused. */
export function decide(work: FamilyWork, linkId: string, status: 'LINKED' | 'REFUSED'): Promise<GuardianLink> {
  return inTransaction(work.db, async (tx) => {
    const link = await lockHandled(tx, work.session, linkId)
    await refuseOwnLink(tx, work.session, link)
    if (link.status === status) return presentLink(link)
    if (link.status !== 'PENDING') throw fail('ii_0063')
    if (status === 'LINKED') {
      await checkGrownUp(tx, link.guardianUserId)
      return presentLink(await makeLinked(tx, causeOf(work), link))
    }
    await repo.decideLink(tx, linkId, status)
    await record(tx, causeOf(work), 'guardian.refused', link)
    return presentLink((await repo.findLink(tx, linkId))!)
  })
}

/** The office ends a link. A guardian takes back what still waits, or clears a refusal away (E69). */
export async function unlink(work: FamilyWork, linkId: string): Promise<void> {
  await inTransaction(work.db, async (tx) => {
    const link = await lockHandled(tx, work.session, linkId)
    if (work.session.role !== 'PARENT') await refuseOwnLink(tx, work.session, link)
    else if (link.status === 'LINKED') throw fail('br_0003', { field: 'ownLink' })
    await endLink(tx, causeOf(work), link)
  })
}

/** Nobody decides about themselves, nor about who else is a guardian of a child of theirs. */
async function refuseOwnLink(tx: Tx, { userId }: Session, link: repo.LinkRow): Promise<void> {
  if (link.guardianUserId === userId) throw fail('br_0003', { field: 'ownLink' })
  await refuseOwnChild(tx, { userId }, link.studentAccountId)
}

async function lockHandled(tx: Tx, session: Session, linkId: string): Promise<repo.LinkRow> {
  const link = await repo.lockLink(tx, linkId)
  if (!link || !(await mayHandleLink(tx, session, linkId))) throw fail('nf_0086')
  return link
}

/** A guardian's own, or any of one's school. */
export function mayHandleLink(db: Db, { role, accountId, schoolId }: Session, linkId: string): Promise<boolean> {
  return repo.mayHandle(db, linkId, role === 'PARENT' ? { guardianAccountId: accountId } : { schoolId })
}
