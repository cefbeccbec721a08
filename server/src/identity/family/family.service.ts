import { PIN_TRIES_IN_A_ROW, type ConsentStanding, type PinSetter } from '@trilha/contract/constants'
import type {
  ChildControl,
  ControlDefaults,
  GuardingPin,
  MyParentalControl,
  ParentalControl,
  SchoolStudent,
} from '@trilha/contract/identity/family'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { isId, pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announcePersonChange, endEditing, mayEdit } from '../../platform/session/edit-grants.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { getControlDefaults, lockControlDefaults, setControlDefaults } from '../../school/schools/public.ts'
import { handOverPin, isGuardianPinAlive, listChoices, putChoices } from './choices.repo.ts'
import { findOwnExpiry, listUsable } from './codes.repo.ts'
import { listPapers } from './consents.repo.ts'
import { changeSwitches, spreadChoice } from './controls.service.ts'
import { tellFamily } from './family.live.ts'
import { presentChildControl, presentControl, presentSchoolStudent } from './family.present.ts'
import * as repo from './family.repo.ts'
import {
  changedSwitches,
  firstName,
  mayOpenParts,
  opensParts,
  pinLockOf,
  pinTriesLeft,
  type SwitchChanges,
} from './family.rules.ts'
import { causeOf, type FamilyWork } from './family.work.ts'
import * as links from './links.repo.ts'
import { refuseOwnChild } from './own-child.ts'
import { verifyPin } from './pins.service.ts'

export async function getMine(db: Db, session: Session, now: Date): Promise<MyParentalControl> {
  const { accountId } = session
  const [control, guardians, codeExpiresAt] = await Promise.all([
    repo.findControl(db, accountId),
    links.listGuardians(db, [accountId]),
    findOwnExpiry(db, accountId),
  ])
  if (!control) throw fail('nf_0055')
  return {
    ...presentControl(control),
    editUnlockedUntil: control.pinHash ? grantOf(session, now) : null,
    guardians: guardians.flatMap(({ name, status }) =>
      status === 'REFUSED' ? [] : [{ firstName: firstName(name), status }],
    ),
    communityClosedBy: !control.mayMeetOthers ? 'CONSENT' : control.communityEnabled ? null : 'SWITCH',
    codeExpiresAt: codeExpiresAt?.toISOString() ?? null,
  }
}

export async function getMyPin(db: Db, session: Session, now: Date): Promise<GuardingPin> {
  const guard = await repo.findGuard(db, session)
  return {
    pinSet: guard !== undefined,
    isElsewhere: guard !== undefined && guard.accountId !== session.accountId,
    pinTriesLeft: guard ? pinTriesLeft(guard) : PIN_TRIES_IN_A_ROW,
    pinLock: guard ? pinLockOf(guard) : null,
    editUnlockedUntil: guard ? grantOf(session, now) : null,
  }
}

function grantOf({ editGrantedUntil }: Session, now: Date): string | null {
  return editGrantedUntil && editGrantedUntil > now ? editGrantedUntil.toISOString() : null
}

export async function listByGuardian(db: Db, guardianAccountId: string): Promise<ChildControl[]> {
  const mine = await links.listOfGuardian(db, guardianAccountId)
  const linked = mine.filter(({ isProven }) => isProven)
  const ids = linked.map(({ studentAccountId }) => studentAccountId)
  const [controls, guardians] = await Promise.all([repo.listControls(db, ids), links.listGuardians(db, ids)])
  return linked.flatMap(({ id, studentAccountId }) => {
    const control = controls.find(({ accountId }) => accountId === studentAccountId)
    const otherGuardians = guardians.filter(
      (other) =>
        other.studentAccountId === studentAccountId &&
        other.guardianAccountId !== guardianAccountId &&
        other.status === 'LINKED',
    )
    return control ? [presentChildControl(control, { linkId: id, otherGuardians })] : []
  })
}

type StudentQuery = PageQuery & {
  schoolId: string
  search?: string | undefined
  consent?: ConsentStanding | undefined
}

export async function listStudents(db: Db, { pSize, cursor, ...filter }: StudentQuery): Promise<Page<SchoolStudent>> {
  const after = readCursor(cursor, readNamePosition)
  const rows = await repo.listStudents(db, { ...filter, after, limit: pSize + 1 })
  const ids = rows.map(({ accountId }) => accountId)
  const [guardians, papers, codes] = await Promise.all([
    links.listGuardians(db, ids),
    listPapers(db, ids),
    listUsable(db, ids),
  ])
  const around = ({ accountId }: repo.ControlRow) => ({
    guardians: guardians.filter(
      ({ studentAccountId, status }) => studentAccountId === accountId && status === 'LINKED',
    ),
    paper: papers.find((paper) => paper.accountId === accountId),
    codes: codes.filter(({ studentAccountId }) => studentAccountId === accountId),
  })
  return pageOf(rows, {
    pSize,
    present: (row) => presentSchoolStudent(row, around(row)),
    position: ({ name, studentId }) => [name, studentId],
  })
}

function readNamePosition([name, id]: readonly unknown[]): { name: string; id: string } | undefined {
  return typeof name === 'string' && !name.includes('\u0000') && isId(id) ? { name, id } : undefined
}

export interface ControlChange extends SwitchChanges {
  currentPin?: string | undefined
  newPin?: string | undefined
  confirmPin?: string | undefined
}

const setters = { PARENT: 'GUARDIAN', SCHOOL_ADMIN: 'SCHOOL', STUDENT: 'STUDENT' } as const

/** Who asks decides what may be changed, and under whose name a PIN stands. */
export async function updateControl(work: FamilyWork, id: string, change: ControlChange): Promise<ParentalControl> {
  const { db, platform, session } = work
  const { role, userId } = session
  if (role !== 'STUDENT' && role !== 'PARENT' && role !== 'SCHOOL_ADMIN') throw fail('br_0003')
  const proof = role === 'STUDENT' ? await proveOwnPin(work, id, change) : undefined
  const newHash = change.newPin === undefined ? undefined : await platform.passwords.hash(change.newPin)
  return inTransaction(db, async (tx) => {
    const childUserId = await repo.findStudentUser(tx, id)
    if (childUserId === undefined) throw fail('nf_0055')
    const confirmed = role === 'PARENT' ? await links.holdProvenAccounts(tx, userId, childUserId) : []
    if (!(await mayChangeControl(tx, session, id))) throw fail('nf_0055')
    if (role === 'SCHOOL_ADMIN') await refuseOwnChild(tx, session, id)
    await repo.insertControl(tx, id)
    const controls = await repo.lockControls(tx, await repo.lockStudentAccounts(tx, childUserId))
    const control = controls.find(({ accountId }) => accountId === id)
    if (!control) throw fail('nf_0055')
    if (role === 'STUDENT') await checkOwnChange(tx, work, { control, change, proof })
    // A PIN changed on the device by whoever knew it stays under the name of the one who gave it.
    const setBy = (proof !== undefined && control.pinSetBy) || setters[role]
    const chosenBy = await chooserOf(tx, session, control)
    await changeSwitches(tx, causeOf(work), { control, wanted: change, chosenBy })
    if (role === 'PARENT') {
      const changed = changedSwitches(control, change)
      await spreadChoice(tx, causeOf(work), { guardianUserId: userId, accountId: id, controls, changed, confirmed })
    }
    if (newHash !== undefined) await changePin(tx, work, { control, hash: newHash, setBy })
    return presentControl((await repo.findControl(tx, id))!)
  })
}

/**
 * Whose choice a switch is. On the student's device an opening with a guardian's PIN is that guardian's, because it ends
 * with them; what the student closes is the student's own.
 */
async function chooserOf(
  tx: Tx,
  { role, userId }: Session,
  { accountId, pinSetBy }: repo.ControlRow,
): Promise<(isOpen: boolean) => string | null> {
  if (role === 'PARENT') return () => userId
  if (role !== 'STUDENT' || pinSetBy !== 'GUARDIAN') return () => null
  const giver = (await listChoices(tx, [accountId])).find(({ part }) => part === 'pin')?.guardian_user_id ?? null
  return (isOpen) => (isOpen ? giver : null)
}

/** The hash that the student's `currentPin` fits; nothing where there is no PIN, or none was sent. */
async function proveOwnPin(work: FamilyWork, id: string, change: ControlChange): Promise<string | undefined> {
  const control = await repo.findControl(work.db, id)
  if (!control?.pinHash) return undefined
  if (change.currentPin !== undefined)
    return verifyPin(work, { controlId: id, pin: change.currentPin, field: 'currentPin' })
  if (change.newPin !== undefined) throw failFields([{ code: 'rq_0140', field: 'currentPin' }])
  return undefined
}

/** On the student's own account: the PIN opens the way, and only a grown-up's PIN opens parts (decision G23). */
async function checkOwnChange(
  tx: Tx,
  { session }: FamilyWork,
  { control, change, proof }: { control: repo.ControlRow; change: ControlChange; proof: string | undefined },
): Promise<void> {
  if (proof !== undefined && !(await repo.refundPinTry(tx, control.accountId, proof)))
    throw fail('br_0036', { field: 'currentPin' })
  // Who has a guardian gets the first PIN from them, or from the school.
  if (!control.pinHash && change.newPin !== undefined && (await links.hasGuardian(tx, control.accountId)))
    throw fail('br_0003', { field: 'newPin' })
  // A first PIN here beside one elsewhere would be a second key to the same lock.
  if (!control.pinHash && change.newPin !== undefined) await checkGuarded(tx, session)
  if (control.pinHash && proof === undefined) {
    // Another tab set the first PIN a moment ago, or the time of the grant is over.
    if (change.newPin !== undefined || !(await mayEdit(tx, session.sessionId)))
      throw fail('br_0038', { field: 'profileEditing' })
  }
  if (!opensParts(changedSwitches(control, change))) return
  const isAlive = control.pinSetBy !== 'GUARDIAN' || (await isGuardianPinAlive(tx, control.accountId))
  if (!mayOpenParts(control.pinSetBy) || !isAlive) throw fail('br_0003')
}

async function checkGuarded(tx: Tx, session: Session): Promise<void> {
  if ((await repo.findGuard(tx, session)) && !(await mayEdit(tx, session.sessionId)))
    throw fail('br_0038', { field: 'profileEditing' })
}

async function changePin(
  tx: Tx,
  work: FamilyWork,
  { control, hash, setBy }: { control: repo.ControlRow; hash: string; setBy: PinSetter },
): Promise<void> {
  const { accountId, userId, pinSetBy } = control
  const isForPerson = pinSetBy !== null && pinSetBy !== 'SCHOOL'
  if (setBy === 'SCHOOL' && isForPerson) await handOverPin(tx, accountId)
  await repo.updatePin(tx, accountId, hash, setBy)
  // Changed by whoever knew it, a guardian's PIN stays that guardian's.
  if (work.session.role === 'PARENT') await putChoices(tx, accountId, ['pin'], work.session.userId)
  if (setBy !== 'GUARDIAN') await putChoices(tx, accountId, ['pin'], null)
  await endEditing(tx, userId, work.session.sessionId)
  const subject = { kind: 'parentalControl', id: accountId }
  await audit(tx, { action: 'pin.set', ...actorOf(work), subject, details: { setBy } })
  await announcePersonChange(tx, userId)
  const event = { studentUserId: userId, studentAccountId: accountId, byUserId: work.session.userId }
  await tellFamily(tx, event)
  // In another account of the child the page that edits is locked as well, or opens.
  if (setBy !== 'SCHOOL' || isForPerson) await tell(tx, { userId }, 'guard.changed', {})
  await work.emit(tx, 'pin.changed', event)
}

/** Whose control this is to change: one's own, one's child's, any of one's school. */
export async function mayChangeControl(db: Db, { role, accountId, schoolId }: Session, id: string): Promise<boolean> {
  if (role === 'STUDENT') return id === accountId
  return role === 'PARENT' ? links.isLinked(db, accountId, id) : repo.isStudentOf(db, schoolId, id)
}

export function getDefaults(db: Db, schoolId: string): Promise<ControlDefaults> {
  return getControlDefaults(db, schoolId)
}

export function updateDefaults(work: FamilyWork, wanted: SwitchChanges): Promise<ControlDefaults> {
  const { schoolId } = work.session
  return inTransaction(work.db, async (tx) => {
    const now = await lockControlDefaults(tx, schoolId)
    const changed = changedSwitches(now, wanted)
    if (Object.keys(changed).length === 0) return now
    const defaults = { ...now, ...changed }
    await setControlDefaults(tx, schoolId, defaults)
    const subject = { kind: 'school', id: schoolId }
    await audit(tx, { action: 'controls.defaults.changed', ...actorOf(work), subject, details: changed })
    return defaults
  })
}
