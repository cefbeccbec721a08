import type { BlockReason, Role } from '@trilha/contract/constants'
import {
  FlagChange,
  type BlockNotice,
  type SchoolFlags,
  type SchoolHome,
  type SchoolPerson,
} from '@trilha/contract/school/schools'
import { updateBlock } from '../../identity/accounts/public.ts'
import { refuseOwnChild } from '../../identity/family/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readNumber, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announceSessionsChange, type Session } from '../../platform/session/session-store.ts'
import { presentBlock, presentGrade, presentHome, presentPerson, presentSchool } from './schools.present.ts'
import * as repo from './schools.repo.ts'
import { changesOf } from './schools.rules.ts'

interface SchoolWork extends Actor {
  db: Db
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'isMember'>
}

export async function listGrades(db: Db) {
  return (await repo.listGrades(db)).map(presentGrade)
}

export async function getSchool(db: Db, schoolId: string) {
  return presentSchool(await repo.getSchool(db, schoolId))
}

/** What the school says, it says to its people (decision 9). */
export async function getHome(
  db: Db,
  { schoolId, isMember }: Pick<Session, 'schoolId' | 'isMember'>,
): Promise<SchoolHome> {
  const school = await repo.getSchool(db, schoolId)
  return presentHome(isMember ? school : { ...school, notice: null, noticeAt: null })
}

/** The audit log says that there is a new notice, not what it says: it holds no text that a person wrote. */
export function setNotice(actor: SchoolWork, notice: string | null): Promise<SchoolHome> {
  const { schoolId } = actor.session
  return inTransaction(actor.db, async (tx) => {
    await repo.updateNotice(tx, schoolId, notice)
    await audit(tx, {
      ...actorOf(actor),
      action: notice === null ? 'school.notice.removed' : 'school.notice.set',
      subject: { kind: 'school', id: schoolId },
    })
    await tell(tx, { schoolId }, 'account.changed', {})
    return getHome(tx, actor.session)
  })
}

export async function getBlock(db: Db, { schoolId, accountId, active, flags }: Session): Promise<BlockNotice> {
  const [person, school] = await Promise.all([repo.findPerson(db, schoolId, accountId), repo.getFlags(db, schoolId)])
  const block = person ? presentBlock(person) : null
  const isBlocked = flags.isBlockedAccount
  return { isBlocked, hasEnded: !active, bySchool: isBlocked && school.isBlockedAccount, block }
}

export function getSchoolFlags(db: Db, schoolId: string): Promise<SchoolFlags> {
  return repo.getFlags(db, schoolId)
}

/** Acts at once on every server: sessions are read anew, and open pages are told to ask. */
export function setSchoolFlags(actor: SchoolWork, wish: Parameters<typeof changesOf>[1]): Promise<SchoolFlags> {
  const { schoolId } = actor.session
  return inTransaction(actor.db, async (tx) => {
    const before = await repo.lockFlags(tx, schoolId)
    const changes = changesOf(before, wish)
    if (changes.length === 0) return before
    await repo.updateFlags(tx, schoolId, changes)
    await audit(tx, {
      ...actorOf(actor),
      action: repo.flagsChanged,
      subject: { kind: 'school', id: schoolId },
      details: { changes },
    })
    await announceSessionsChange(tx)
    await tell(tx, { schoolId }, 'account.changed', {})
    return repo.getFlags(tx, schoolId)
  })
}

const Changes = FlagChange.shape.changes

export async function listFlagChanges(
  db: Db,
  { schoolId, pSize, cursor }: PageQuery & { schoolId: string },
): Promise<Page<FlagChange>> {
  const before = readCursor(cursor, readNumber)
  const rows = await repo.listFlagLines(db, { schoolId, before, limit: pSize + 1 })
  return pageOf(rows, {
    pSize,
    present: ({ id, at, byName, byRole, details }) => ({
      id,
      at: at.toISOString(),
      byName,
      byRole,
      changes: Changes.parse((details as { changes?: unknown }).changes ?? []),
    }),
    position: ({ id }) => [id],
  })
}

interface PeopleQuery extends PageQuery {
  schoolId: string
  search?: string | undefined
  role?: Role | undefined
  blocked?: 'true' | 'false' | undefined
}

export async function listPeople(
  db: Db,
  { pSize, cursor, blocked, ...filter }: PeopleQuery,
): Promise<Page<SchoolPerson>> {
  const after = readCursor(cursor, readPosition)
  const rows = await repo.listPeople(db, {
    ...filter,
    blocked: blocked === undefined ? undefined : blocked === 'true',
    after,
    limit: pSize + 1,
  })
  return pageOf(rows, { pSize, present: presentPerson, position: ({ position, accountId }) => [position, accountId] })
}

function readPosition([name, id]: readonly unknown[]): { name: string; id: string } | undefined {
  const isPosition =
    typeof name === 'string' &&
    !name.includes('\u0000') &&
    name.isWellFormed() &&
    typeof id === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  return isPosition ? { name, id } : undefined
}

/** Null opens the account again. Doing what is done already changes nothing and leaves no line. */
export function setBlock(
  actor: SchoolWork,
  { accountId, reason }: { accountId: string; reason: BlockReason | null },
): Promise<SchoolPerson> {
  const { schoolId } = actor.session
  return inTransaction(actor.db, async (tx) => {
    const person = await repo.lockPerson(tx, schoolId, accountId)
    if (!person) throw fail('nf_0001')
    await refuseOwnChild(tx, actor.session, accountId)
    // Administrators could lock each other out, and the school with them; who left is out already.
    if (reason !== null && (person.role === 'SCHOOL_ADMIN' || !person.active)) throw fail('br_0003')
    if ((person.blockedAt === null) === (reason === null) && person.blockReason === reason) return presentPerson(person)
    await updateBlock(tx, accountId, reason)
    await audit(tx, {
      ...actorOf(actor),
      action: reason === null ? 'account.unblocked' : 'account.blocked',
      subject: { kind: 'account', id: accountId },
      details: { before: person.blockReason, after: reason },
    })
    await announceSessionsChange(tx)
    await tell(tx, { accountId }, 'account.changed', {})
    return presentPerson((await repo.findPerson(tx, schoolId, accountId))!)
  })
}
