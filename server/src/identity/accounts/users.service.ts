import type { TERMS_VERSION } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import type {
  CompleteRegister,
  PersonCard,
  UserBrief,
  UserChange,
  WholeUser,
} from '@trilha/contract/identity/user-shapes'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/jobs.ts'
import { announcePersonChange } from '../../platform/session/edit-grants.ts'
import { announceSessionsChange, type Session } from '../../platform/session/session-store.ts'
import { wordTestFor } from '../../community/words/public.ts'
import { acceptTermsForStudents } from '../../school/schools/public.ts'
import { endOtherSessions } from '../auth/public.ts'
import { isGuardianOf } from '../family/public.ts'
import { grownUpProblems, isStudent } from '../names/public.ts'
import { spendVerifications } from './proofs.repo.ts'
import { checkOwnPassword, ownPasswordProblems } from './new-password.ts'
import { findUnavailable } from './reserved-names.service.ts'
import * as repo from './users.repo.ts'
import { presentCard, presentWhole } from './users.present.ts'
import { hasAgreed, isBorn, isCityOf, missingData, wordProblems } from './users.rules.ts'
import { askVerification } from './verification.service.ts'

export interface OwnWork extends Work {
  platform: Pick<Platform, 'passwords' | 'budgets' | 'secrets'>
  session: Pick<Session, 'userId' | 'sessionId' | 'schoolId' | 'role'>
  now: Date
}

/** Anonymous answers say no more than this (decision D4). */
export async function getProfile(db: Db, userId: string): Promise<PersonCard> {
  const row = await repo.findPerson(db, userId)
  if (!row) throw fail('nf_0011')
  return presentCard(row)
}

/** Whole for oneself, a guardian and the school's administrators, the card for others who see the person (decision G64). */
export async function getUser(db: Db, session: Session, idOrUsername: string): Promise<WholeUser | PersonCard> {
  const row = await repo.findVisible(db, session, idOrUsername)
  if (!row) throw fail('nf_0011')
  const isWhole =
    row.id === session.userId ||
    session.role === 'SCHOOL_ADMIN' ||
    (session.role === 'PARENT' && (await isGuardianOf(db, session.accountId, row.id)))
  return isWhole ? presentWhole(row) : presentCard(row)
}

export async function getBrief(db: Db, session: Session, userId: string): Promise<UserBrief> {
  const row = await repo.findBrief(db, session, userId)
  if (!row) throw fail('nf_0011')
  const isSelf = userId === session.userId
  const { emailVerifiedAt, termsVersion, ...brief } = row
  return {
    ...brief,
    agreedTerms: isSelf ? hasAgreed(termsVersion) : null,
    emailVerified: isSelf ? emailVerifiedAt !== null : null,
  }
}

export async function nicknameExists(
  { db, platform, session }: { db: Db; platform: Pick<Platform, 'secrets'>; session: Session },
  nickname: string,
): Promise<{ exists: boolean }> {
  return { exists: (await findUnavailable(db, platform.secrets, { nickname }, session.userId)).nickname }
}

export async function checkCompleteData(db: Db, { userId, role }: Session) {
  const missing = missingData(role, await repo.getPerson(db, userId))
  return { complete: missing.length === 0, missing }
}

/** Not behind the PIN: it fills gaps and changes nothing that is there. */
export async function completeRegister(work: OwnWork, body: CompleteRegister): Promise<WholeUser> {
  const { userId } = work.session
  const problems = factProblems(body, work.now, await repo.getPerson(work.db, userId))
  if (problems.length > 0) throw failFields(problems)
  return inTransaction(work.db, async (tx) => {
    const { dateOfBirth = null, state = null, city = null } = body
    await repo.fillUser(tx, userId, { dateOfBirth, state, city })
    return presentWhole(await repo.getPerson(tx, userId))
  })
}

/**
 * An administrator accepts for the school too: for its students under 16 (E73). A guardian's acceptance counts for the
 * guardian's children.
 */
export async function agreeTerms(
  { db }: Work,
  { userId, role, schoolId, active }: Pick<Session, 'userId' | 'role' | 'schoolId' | 'active'>,
  version: typeof TERMS_VERSION,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await repo.agreeTerms(tx, userId, version)
    if (role === 'SCHOOL_ADMIN' && active) await acceptTermsForStudents(tx, schoolId, version)
    if (role !== 'STUDENT') await announceSessionsChange(tx)
  })
}

export async function updateUser(work: OwnWork, body: UserChange): Promise<WholeUser> {
  const { userId, sessionId } = work.session
  const { currentPassword, password, username, dateOfBirth, ...plain } = body
  const before = await repo.getPerson(work.db, userId)
  const chosen = changedNames(body, before)
  if (chosen.name !== undefined && (await isStudent(work.db, userId))) throw fail('br_0003', { field: 'name' })
  const isRenamed = username !== undefined && username !== before.username
  if (isRenamed || password !== undefined) await confirmPassword(work, currentPassword ?? '')

  const names = { username, nickname: plain.nickname }
  const taken = await findUnavailable(work.db, work.platform.secrets, names, userId)
  const isBlocked = await wordTestFor(work.db, work.session.schoolId)
  const problems = [
    ...takenProblems(taken),
    ...wordProblems(chosen, isBlocked),
    ...(await grownUpProblems(work.db, { userId }, chosen)),
    ...factProblems(body, work.now, before),
    ...(password === undefined ? [] : await ownPasswordProblems(work.db, userId, password)),
    ...birthDateProblems(work.session, before, dateOfBirth),
  ]
  if (problems.length > 0) throw failFields(problems)
  const hash = password === undefined ? undefined : await work.platform.passwords.hash(password)

  return inTransaction(work.db, async (tx) => {
    await repo.updateUser(tx, userId, {
      ...plain,
      ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
      ...(isRenamed && { username, email_verified_at: null }),
      ...(hash !== undefined && { password_hash: hash, must_change_password: false }),
    })
    if (isRenamed) {
      await spendVerifications(tx, userId)
      await askVerification(tx, userId)
      await enqueue(tx, 'accounts:send-notice', { userId, notice: 'usernameChanged', to: before.username })
    }
    if (hash !== undefined) {
      await endOtherSessions(tx, { userId, sessionId })
      await work.emit(tx, 'password.changed', { userId })
      await enqueue(tx, 'accounts:send-notice', { userId, notice: 'passwordChanged' })
    }
    return presentWhole(await repo.getPerson(tx, userId))
  })
}

/**
 * The person takes over from the office: the password that the office made and knows ends here (E74). Behind no PIN,
 * because nothing else opens before it.
 */
export async function chooseFirstPassword(work: OwnWork, password: string): Promise<void> {
  const { userId, sessionId } = work.session
  await checkOwnPassword(work.db, userId, password)
  const hash = await work.platform.passwords.hash(password)
  await inTransaction(work.db, async (tx) => {
    if (!(await repo.replaceOfficePassword(tx, userId, hash))) throw fail('br_0003')
    await endOtherSessions(tx, { userId, sessionId })
    await announcePersonChange(tx, userId)
    await work.emit(tx, 'password.changed', { userId })
    await enqueue(tx, 'accounts:send-notice', { userId, notice: 'passwordChanged' })
  })
}
/** The names that the person writes anew: what stays as it is, is not judged again. */
function changedNames(body: UserChange, before: repo.PersonRow): Pick<UserChange, (typeof nameFields)[number]> {
  return Object.fromEntries(
    nameFields.filter((field) => body[field] !== before[field]).map((field) => [field, body[field]]),
  )
}
const nameFields = ['username', 'name', 'nickname', 'surname'] as const

/** 403 and not 401, which would end the session (decision E2). Counted as at the door, so that it is no way around it. */
async function confirmPassword({ db, platform, session }: OwnWork, password: string): Promise<void> {
  const key = `change:${session.userId}`
  await platform.budgets.password.spend(key)
  if (!(await platform.passwords.verify(await repo.getPasswordHash(db, session.userId), password)))
    throw fail('br_0014', { status: 403 })
  await platform.budgets.password.refund(key)
}

export function takenProblems(taken: { username: boolean; nickname: boolean }): FieldProblem[] {
  return [
    ...(taken.username ? [{ code: 'ae_0003', field: 'username' } as const] : []),
    ...(taken.nickname ? [{ code: 'ae_0002', field: 'nickname' } as const] : []),
  ]
}

/** The office's word on a student's age opens community and chat (E71), so the student does not change it. */
function birthDateProblems(
  { role }: Pick<Session, 'role'>,
  { dateOfBirth: before, isBirthDateProven }: Pick<repo.PersonRow, 'dateOfBirth' | 'isBirthDateProven'>,
  wanted: string | undefined,
): FieldProblem[] {
  const isLocked = role === 'STUDENT' && isBirthDateProven && wanted !== undefined && wanted !== before
  return isLocked ? [{ code: 'br_0003', field: 'dateOfBirth' }] : []
}

interface Facts {
  dateOfBirth?: string | undefined
  state?: string | undefined
  city?: string | undefined
}

/** What a shape cannot see: a day that has not come, a city of another state. `before` has what stays as it is. */
export function factProblems(
  { dateOfBirth, state, city }: Facts,
  now: Date,
  before: { state: string | null } = { state: null },
): FieldProblem[] {
  const isElsewhere = city !== undefined && !isCityOf(state ?? before.state ?? '', city)
  return [
    ...(dateOfBirth === undefined || isBorn(dateOfBirth, now)
      ? []
      : [{ code: 'ii_0010', field: 'dateOfBirth' } as const]),
    ...(isElsewhere ? [{ code: 'ii_0067', field: 'city' } as const] : []),
  ]
}
