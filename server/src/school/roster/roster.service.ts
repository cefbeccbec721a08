import { wordTestFor } from '../../community/words/public.ts'
import { randomBytes } from 'node:crypto'
import { fitsRole, type AddedPerson, type NewPerson } from '@trilha/contract/school/roster'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import type { Locale, Role } from '@trilha/contract/constants'
import { isEmail } from '@trilha/contract/rules'
import { admit, endAccount, findReserved, updateUser, wordProblems } from '../../identity/accounts/public.ts'
import { endOtherSessions } from '../../identity/auth/public.ts'
import { insertControl } from '../../identity/family/public.ts'
import { nameWarnings } from '../../identity/names/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announceSessionsChange, type Session } from '../../platform/session/session-store.ts'
import { findPerson, lockPerson, presentPerson } from '../schools/public.ts'
import { listClasses, putInClass, setTaught } from '../students/public.ts'
import { listAccountsOf } from './roster.repo.ts'
import { classProblems, makeFirstPassword, mayManage } from './roster.rules.ts'

interface RosterWork extends Actor {
  db: Db
  emit: Emit
  platform: Pick<Platform, 'passwords' | 'secrets'>
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role'>
  locale: Locale
}

/** What the office may put somebody into. */
export function listSchoolClasses({ db, session }: Pick<RosterWork, 'db' | 'session'>) {
  return listClasses(db, session.schoolId)
}

export async function addPerson(work: RosterWork, body: NewPerson): Promise<AddedPerson> {
  const { db, session, platform, locale } = work
  const { name, username, role, classIds = [] } = body
  if (!mayManage(session.role, role)) throw fail('br_0003', { field: 'role' })
  const problems = [
    ...wordProblems({ username, name }, await wordTestFor(db, session.schoolId)),
    ...classProblems(classIds.length > 0 ? await listClasses(db, session.schoolId) : [], classIds),
  ]
  if (problems.length > 0) throw failFields(problems)
  const warnings = await nameWarnings(db, session.schoolId, { name, role })
  // With a mailbox the person chooses one by letter; until then nobody knows it.
  const secret = isEmail(username) ? randomBytes(32).toString('base64url') : makeFirstPassword()
  const passwordHash = await platform.passwords.hash(secret)
  return inTransaction(db, async (tx) => {
    const newcomer = { name, username, role, passwordHash, language: locale, schoolId: session.schoolId }
    const { accountId, isNewPerson, isChanged } = await admit(tx, newcomer)
    if (isNewPerson && (await findReserved(tx, platform.secrets, { username })).username)
      throw failFields([{ code: 'ae_0003', field: 'username' }])
    if (isChanged) {
      await place(tx, { accountId, schoolId: session.schoolId, role, classIds })
      await write(tx, work, 'account.added', accountId, { role })
      await announceSessionsChange(tx)
    }
    return { name, role, firstPassword: isNewPerson && !isEmail(username) ? secret : null, warnings }
  })
}

interface Place {
  accountId: string
  schoolId: string
  role: Role
  classIds: readonly string[]
}

async function place(tx: Tx, { accountId, schoolId, role, classIds }: Place): Promise<void> {
  if (role === 'STUDENT') {
    await putInClass(tx, { accountId, classId: classIds[0]! })
    await insertControl(tx, accountId)
  }
  if (role === 'PROFESSOR') await setTaught(tx, { accountId, schoolId, classIds })
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
 * Only of a name that this school gave: an address has its own way, and other schools know the person too. The password
 * opens every account of the person, so whoever gives one may manage them all.
 */
export async function newPassword(work: RosterWork, accountId: string): Promise<AddedPerson> {
  const firstPassword = makeFirstPassword()
  const passwordHash = await work.platform.passwords.hash(firstPassword)
  return inTransaction(work.db, async (tx) => {
    const { userId, name, role, username } = await lockManaged(tx, work, accountId)
    if (username === null) throw fail('ii_0085')
    const { schoolId, role: ownRole } = work.session
    const held = await listAccountsOf(tx, userId)
    const isOurs = held.every((each) => each.schoolId === schoolId && mayManage(ownRole, each.role))
    if (!isOurs || held.some((each) => each.role === 'SCHOOL_ADMIN')) throw fail('br_0003')
    await updateUser(tx, userId, { password_hash: passwordHash })
    await endOtherSessions(tx, { userId })
    await write(tx, work, 'account.password.given', accountId)
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
    return presentPerson({ ...person, active: false })
  })
}

async function lockManaged(tx: Tx, { session }: RosterWork, accountId: string) {
  const person = await lockPerson(tx, session.schoolId, accountId)
  if (!person) throw fail('nf_0001')
  if (!mayManage(session.role, person.role)) throw fail('br_0003')
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
