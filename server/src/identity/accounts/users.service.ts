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
import type { Session } from '../../platform/session/session-store.ts'
import { wordTestFor } from '../../community/words/public.ts'
import { endOtherSessions } from '../auth/public.ts'
import { isGuardianOf } from '../family/public.ts'
import { grownUpProblems, isStudent } from '../names/public.ts'
import { spendVerifications } from './proofs.repo.ts'
import * as repo from './users.repo.ts'
import { presentCard, presentWhole } from './users.present.ts'
import { hasAgreed, isBorn, isCityOf, missingData, wordProblems } from './users.rules.ts'
import { askVerification } from './verification.service.ts'

export interface OwnWork extends Work {
  platform: Pick<Platform, 'passwords' | 'budgets'>
  session: Pick<Session, 'userId' | 'sessionId' | 'schoolId'>
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

export async function nicknameExists(db: Db, session: Session, nickname: string): Promise<{ exists: boolean }> {
  return { exists: (await repo.findTaken(db, { nickname }, session.userId)).nickname }
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

export async function agreeTerms({ db }: Work, userId: string, version: typeof TERMS_VERSION): Promise<void> {
  await inTransaction(db, (tx) => repo.agreeTerms(tx, userId, version))
}

export async function updateUser(work: OwnWork, body: UserChange): Promise<WholeUser> {
  const { userId, sessionId } = work.session
  const { currentPassword, password, username, dateOfBirth, ...plain } = body
  const before = await repo.getPerson(work.db, userId)
  const chosen = changedNames(body, before)
  if (chosen.name !== undefined && (await isStudent(work.db, userId))) throw fail('br_0003', { field: 'name' })
  const isRenamed = username !== undefined && username !== before.username
  if (isRenamed || password !== undefined) await confirmPassword(work, currentPassword ?? '')

  const taken = await repo.findTaken(work.db, { username, nickname: plain.nickname }, userId)
  const isBlocked = await wordTestFor(work.db, work.session.schoolId)
  const problems = [
    ...takenProblems(taken),
    ...wordProblems(chosen, isBlocked),
    ...(await grownUpProblems(work.db, { userId }, chosen)),
    ...factProblems(body, work.now, before),
  ]
  if (problems.length > 0) throw failFields(problems)
  const hash = password === undefined ? undefined : await work.platform.passwords.hash(password)

  return inTransaction(work.db, async (tx) => {
    await repo.updateUser(tx, userId, {
      ...plain,
      ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
      ...(isRenamed && { username, email_verified_at: null }),
      ...(hash !== undefined && { password_hash: hash }),
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
