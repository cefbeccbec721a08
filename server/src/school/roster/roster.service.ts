import { USERNAME_PROPOSALS, type Locale } from '@trilha/contract/constants'
import { isEmail } from '@trilha/contract/rules'
import {
  fitsRole,
  type AddedPerson,
  type GivenPassword,
  type NewPerson,
  type ReopenedPerson,
} from '@trilha/contract/school/roster'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import { wordTestFor } from '../../community/words/public.ts'
import {
  createPerson,
  endAccount,
  findReserved,
  getUsername,
  listTakenNames,
  roleConflict,
  updateUser,
  wordProblems,
} from '../../identity/accounts/public.ts'
import { endOtherSessions } from '../../identity/auth/public.ts'
import { refuseOwnChild } from '../../identity/family/public.ts'
import { nameWarnings } from '../../identity/names/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields, type Failure } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/jobs.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announceSessionsChange, type Session } from '../../platform/session/session-store.ts'
import { classProblems, findOpen, invite, joinSchool, mayManage, place, spendLetter } from '../invitations/public.ts'
import { findPerson, lockPerson, presentPerson } from '../schools/public.ts'
import { listClasses } from '../students/public.ts'
import { listAccountsOf, listHeldByName } from './roster.repo.ts'
import { invitationRefusal, makeFirstPassword, takenCode, usernameCandidates } from './roster.rules.ts'

interface RosterWork extends Actor, Work {
  platform: Pick<Platform, 'passwords' | 'budgets' | 'secrets'>
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role'>
  locale: Locale
}

/** What the office may put somebody into. */
export function listSchoolClasses({ db, session }: Pick<RosterWork, 'db' | 'session'>) {
  return listClasses(db, session.schoolId)
}

/** An e-mail is invited, whoever it is (E65). A username is a new person (E67). */
export async function addPerson(work: RosterWork, body: NewPerson): Promise<AddedPerson> {
  const { db, session } = work
  const { name, username, role, classIds = [] } = body
  if (!mayManage(session.role, role)) throw fail('br_0003', { field: 'role' })
  const problems = [
    ...wordProblems({ username, name }, await wordTestFor(db, session.schoolId)),
    ...classProblems(classIds.length > 0 ? await listClasses(db, session.schoolId) : [], classIds),
  ]
  if (problems.length > 0) throw failFields(problems)
  const warnings = await nameWarnings(db, session.schoolId, { name, role })
  const added = isEmail(username) ? await inviteByMail(work, body) : await addByUsername(work, body)
  return { ...added, warnings }
}

async function inviteByMail(work: RosterWork, body: NewPerson): Promise<AddedPerson> {
  const { db, session, platform, locale } = work
  const { name, username, role, classIds = [] } = body
  const { schoolId, accountId } = session
  const refusal = invitationRefusal(role, await listHeldByName(db, schoolId, username))
  if (refusal) throw fail(refusal, { field: refusal.startsWith('ae_1') ? 'username' : 'role' })
  // Looked at before a letter is counted; the insert decides between two at once.
  if (await findOpen(db, schoolId, username)) throw fail('ae_1002', { field: 'username' })
  await spendLetter(platform, schoolId, username)
  return inTransaction(db, async (tx) => {
    const invitation = await invite(tx, {
      schoolId,
      invitedByAccountId: accountId,
      email: username,
      name,
      role,
      classIds,
      language: locale,
    })
    const subject = { kind: 'invitation', id: invitation.id }
    await audit(tx, { action: 'invitation.created', ...actorOf(work), subject, details: { role } })
    return { name, role, firstPassword: null, invitation }
  })
}

async function addByUsername(work: RosterWork, body: NewPerson): Promise<AddedPerson> {
  const { db, session, platform, locale } = work
  const { name, username, role, classIds = [] } = body
  const { schoolId } = session
  const firstPassword = makeFirstPassword()
  const passwordHash = await platform.passwords.hash(firstPassword)
  return inTransaction(db, async (tx) => {
    const userId = await createPerson(tx, { name, username, language: locale, passwordHash, mustChangePassword: true })
    const isReserved = (await findReserved(tx, platform.secrets, { username })).username
    if (userId === undefined || isReserved) throw await usernameTaken(tx, work, body)
    const accountId = await joinSchool(tx, { userId, schoolId, role, classIds })
    await write(tx, work, 'account.added', accountId, { role })
    return { name, role, firstPassword, invitation: null }
  })
}

/** Nothing is created; up to three names that are free now stand in the refusal (E67). */
async function usernameTaken(
  tx: Tx,
  { session, platform }: RosterWork,
  { username, name }: NewPerson,
): Promise<Failure> {
  const isBlocked = await wordTestFor(tx, session.schoolId)
  const candidates = usernameCandidates(username, name).filter((candidate) => !isBlocked(candidate))
  const taken = new Set(await listTakenNames(tx, candidates))
  const proposals: string[] = []
  for (const candidate of candidates) {
    if (proposals.length === USERNAME_PROPOSALS) break
    const isReserved = (await findReserved(tx, platform.secrets, { username: candidate })).username
    if (!taken.has(candidate) && !isReserved) proposals.push(candidate)
  }
  const held = await listHeldByName(tx, session.schoolId, username)
  return fail(takenCode(held), { field: 'username', proposals })
}

export function setClasses(work: RosterWork, accountId: string, classIds: readonly string[]): Promise<SchoolPerson> {
  const { schoolId } = work.session
  return inTransaction(work.db, async (tx) => {
    const { role, classIds: before } = await lockManaged(tx, work, accountId)
    const hasClasses = role === 'STUDENT' || role === 'PROFESSOR'
    const problems = classProblems(await listClasses(tx, schoolId), classIds)
    if (!hasClasses || !fitsRole(role, classIds) || problems.length > 0)
      throw failFields([{ code: 'ii_0072', field: 'classIds' }])
    await place(tx, { accountId, schoolId, role, classIds })
    await write(tx, work, 'account.classes.changed', accountId, { before, after: classIds })
    await tell(tx, { accountId }, 'account.changed', {})
    return presentPerson((await findPerson(tx, schoolId, accountId))!)
  })
}

/**
 * The office's word on the age opens community and chat from 16 on (E71). The birth date belongs to the person, so a
 * school writes it only where no other school has the person (E76).
 */
export function setBirthDate(work: RosterWork, accountId: string, dateOfBirth: string): Promise<SchoolPerson> {
  const { schoolId } = work.session
  return inTransaction(work.db, async (tx) => {
    const { userId, role } = await lockManaged(tx, work, accountId)
    const held = await listAccountsOf(tx, userId)
    if (role !== 'STUDENT' || held.some((each) => each.schoolId !== schoolId)) throw fail('br_0003')
    await updateUser(tx, userId, { date_of_birth: dateOfBirth, is_birth_date_proven: true })
    await write(tx, work, 'account.birthDate.set', accountId)
    await announceSessionsChange(tx)
    await tell(tx, { accountId }, 'account.changed', {})
    return presentPerson((await findPerson(tx, schoolId, accountId))!)
  })
}

/**
 * Only of a name that this school gave: an address has its own way, and other schools know the person too. The password
 * opens every account of the person, so whoever gives one may manage them all.
 */
export async function newPassword(work: RosterWork, accountId: string): Promise<GivenPassword> {
  const firstPassword = makeFirstPassword()
  const passwordHash = await work.platform.passwords.hash(firstPassword)
  return inTransaction(work.db, async (tx) => {
    const { userId, name, role, username } = await lockManaged(tx, work, accountId)
    if (username === null) throw fail('ii_0085')
    const { schoolId, role: ownRole } = work.session
    const held = await listAccountsOf(tx, userId)
    const isOurs = held.every((each) => each.schoolId === schoolId && mayManage(ownRole, each.role))
    if (!isOurs || held.some((each) => each.role === 'SCHOOL_ADMIN')) throw fail('br_0003')
    await updateUser(tx, userId, { password_hash: passwordHash, must_change_password: true })
    await endOtherSessions(tx, { userId })
    await write(tx, work, 'account.password.given', accountId)
    await work.emit(tx, 'password.given', { userId, accountId, byUserId: work.session.userId })
    return { name, role, firstPassword }
  })
}

/** Doing what is done already changes nothing and leaves no line. */
export function endPerson(work: RosterWork, accountId: string): Promise<SchoolPerson> {
  return inTransaction(work.db, async (tx) => {
    const person = await lockManaged(tx, work, accountId)
    // Administrators could end each other, and the school would be nobody's.
    if (person.role === 'SCHOOL_ADMIN') throw fail('br_0003')
    if (!person.active) return presentPerson(person)
    await endAccount(tx, accountId)
    await write(tx, work, 'account.ended', accountId)
    await work.emit(tx, 'account.ended', { accountId, by: actorOf(work) })
    await announceSessionsChange(tx)
    await tell(tx, { accountId }, 'account.changed', {})
    return presentPerson((await findPerson(tx, work.session.schoolId, accountId))!)
  })
}

/**
 * Only this act opens an ended account again (E67). Where another school has the person now, they are invited like
 * anybody else and the account opens with the yes (E65).
 */
export async function reopenPerson(
  work: RosterWork,
  accountId: string,
  { classIds: given }: { classIds?: readonly string[] | undefined },
): Promise<ReopenedPerson> {
  const { session, locale } = work
  const { schoolId } = session
  return inTransaction(work.db, async (tx) => {
    const person = await lockManaged(tx, work, accountId)
    if (person.active) throw fail('ae_1004')
    const { userId, name, role } = person
    const held = await listAccountsOf(tx, userId)
    const conflict = roleConflict(
      role,
      held.filter((each) => each.schoolId === schoolId && each.id !== accountId),
    )
    if (conflict) throw fail(conflict)
    const classIds = await placeFor(tx, schoolId, person, given)
    if (held.some((each) => each.schoolId !== schoolId && each.active)) {
      const email = await getUsername(tx, userId)
      await spendLetter(work.platform, schoolId, email)
      const from = { schoolId, invitedByAccountId: session.accountId, language: locale }
      const invitation = await invite(tx, { ...from, email, name, role, classIds })
      await write(tx, work, 'account.reopening.asked', accountId, { invitationId: invitation.id })
      return { person: presentPerson(person), invitation }
    }
    await joinSchool(tx, { userId, schoolId, role, classIds })
    await write(tx, work, 'account.reopened', accountId)
    await work.emit(tx, 'account.reopened', { userId, accountId })
    await enqueue(tx, 'accounts:send-notice', { userId, notice: 'accountReopened' })
    await tell(tx, { accountId }, 'account.changed', {})
    return { person: presentPerson((await findPerson(tx, schoolId, accountId))!), invitation: null }
  })
}

/** The classes that were asked for, else those of before as far as the school still has them this year. */
async function placeFor(
  tx: Tx,
  schoolId: string,
  { role, classIds: before }: Pick<SchoolPerson, 'role' | 'classIds'>,
  given: readonly string[] | undefined,
): Promise<readonly string[]> {
  const known = await listClasses(tx, schoolId)
  const classIds = given ?? before.filter((id) => known.some((each) => each.id === id))
  if (!fitsRole(role, classIds) || classProblems(known, classIds).length > 0)
    throw failFields([{ code: 'ii_0072', field: 'classIds' }])
  return classIds
}

async function lockManaged(tx: Tx, { session }: RosterWork, accountId: string) {
  const person = await lockPerson(tx, session.schoolId, accountId)
  if (!person) throw fail('nf_0001')
  if (!mayManage(session.role, person.role)) throw fail('br_0003')
  await refuseOwnChild(tx, session, accountId)
  return person
}

function write(tx: Tx, work: RosterWork, action: string, accountId: string, details: Record<string, unknown> = {}) {
  return audit(tx, {
    action,
    ...actorOf(work),
    subject: { kind: 'account', id: accountId },
    details,
  })
}
