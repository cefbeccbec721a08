import { randomUUID } from 'node:crypto'
import type {
  BlockedPerson,
  Friend,
  FriendCounts,
  FriendSuggestion,
  KnownPerson,
  Relation,
} from '@trilha/contract/community/friends'
import { FRIEND_REQUESTS_PER_DAY, FRIEND_REQUESTS_TO_ONE_PER_DAY, type FRIEND_LISTS } from '@trilha/contract/constants'
import { lockBoth } from '../../economy/wallets/public.ts'
import { findBriefs } from '../../identity/accounts/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { isId, pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { presentFriend, presentKnown, presentRelation, presentSuggestion } from './friends.present.ts'
import * as blocks from './blocks.repo.ts'
import * as repo from './friends.repo.ts'
import * as people from './search.repo.ts'

const briefsOf = (db: Db, rows: readonly { accountId: string }[]) =>
  findBriefs(
    db,
    rows.map(({ accountId }) => accountId),
  )

export async function listMine(
  db: Db,
  session: Session,
  {
    pSize,
    cursor,
    list,
    search,
  }: PageQuery & { list?: (typeof FRIEND_LISTS)[number] | undefined; search?: string | undefined },
): Promise<Page<Friend>> {
  const rows = await repo.listMine(db, session, {
    list,
    search,
    before: readCursor(cursor, readMoment),
    limit: pSize + 1,
  })
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: (row) => presentFriend(row, briefs),
    position: ({ position, friendshipId }) => [position, friendshipId],
  })
}

export function countMine(db: Db, session: Session): Promise<FriendCounts> {
  return repo.countMine(db, session)
}

export async function searchUsers(
  db: Db,
  session: Session,
  { search, limit }: { search?: string | undefined; limit: number },
): Promise<KnownPerson[]> {
  const rows = await people.searchPeople(db, session, { search, limit })
  if (search && rows.length < limit)
    rows.push(...(await people.searchNearly(db, session, { search, limit: limit - rows.length })))
  const briefs = await briefsOf(db, rows)
  return rows.map((row) => presentKnown(row, briefs))
}

export async function listSuggestions(db: Db, session: Session, limit: number): Promise<FriendSuggestion[]> {
  const rows = await people.listSuggestions(db, session, limit)
  const briefs = await briefsOf(db, rows)
  return rows.map((row) => presentSuggestion(row, briefs))
}

export async function listClass(db: Db, session: Session, { pSize, cursor }: PageQuery): Promise<Page<KnownPerson>> {
  const after = readCursor(cursor, readName)
  const rows = await people.listClass(db, session, { after, limit: pSize + 1 })
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: (row) => presentKnown(row, briefs),
    position: ({ position, accountId }) => [position, accountId],
  })
}

function readName([name, id]: readonly unknown[]): { name: string; id: string } | undefined {
  return typeof name === 'string' && isId(id) ? { name, id } : undefined
}

/** Who is there for me; anybody else answers as a missing person. */
async function getPerson(db: Db, session: Session, userId: string, field?: string): Promise<repo.PersonRow> {
  const person = await repo.findPerson(db, session, userId)
  if (!person) throw fail('nf_0011', field === undefined ? {} : { field })
  return person
}

export async function listByUser(
  db: Db,
  session: Session,
  { userId, pSize, cursor }: PageQuery & { userId: string },
): Promise<Page<KnownPerson>> {
  const { accountId } = await getPerson(db, session, userId)
  const rows = await repo.listOf(db, session, { accountId, before: readCursor(cursor, readMoment), limit: pSize + 1 })
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: (row) => presentKnown(row, briefs),
    position: ({ position, id }) => [position, id],
  })
}

export async function getRelation(db: Db, session: Session, userId: string): Promise<Relation> {
  return presentRelation(await getPerson(db, session, userId))
}

/**
 * What two people do to each other at once happens one after the other: the locks of both are taken, and what is
 * between them is looked at again. Wallets, as a friend more is counted there, and in their one order.
 */
async function lockPerson(tx: Tx, session: Session, userId: string, field?: string): Promise<repo.PersonRow> {
  await getPerson(tx, session, userId, field)
  await lockBoth(tx, session.userId, userId)
  return getPerson(tx, session, userId, field)
}

/** Open tabs of both look again. */
async function tellBoth(tx: Tx, ...accountIds: [string, string]): Promise<void> {
  for (const accountId of accountIds) await tell(tx, { accountId }, 'friends.changed', {})
}

/** Requests that cross make friends (G26). */
export function createFriend({ db, emit }: Work, session: Session, userId: string): Promise<Friend> {
  if (userId === session.userId) throw fail('ii_0067', { field: 'userId' })
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, session, userId, 'userId')
    const isAnswer = person.askerId === person.accountId && person.acceptedAt === null
    if (person.friendshipId !== null && !isAnswer) throw fail('ae_0001', { field: 'userId' })
    if (isAnswer) await accept(tx, emit, { session, person, field: 'userId' })
    else await ask(tx, emit, { session, person })
    return getFriend(tx, session, userId)
  })
}

interface Pair {
  session: Session
  person: repo.PersonRow
}

async function ask(tx: Tx, emit: Emit, { session, person }: Pair): Promise<void> {
  if (!person.isAllowed) throw fail('ii_0035', { field: 'userId' })
  const { accountId, timeZone } = session
  const today = await repo.countAsksToday(tx, { accountId, timeZone, askedId: person.accountId })
  if (today.all >= FRIEND_REQUESTS_PER_DAY) throw fail('ii_0048', { field: 'userId' })
  if (today.toThem >= FRIEND_REQUESTS_TO_ONE_PER_DAY) throw fail('ii_0081', { field: 'userId' })
  await repo.insertFriendship(tx, accountId, person.accountId)
  await emit(tx, 'friend.requested', {
    askerUserId: session.userId,
    askedUserId: person.userId,
    askedAccountId: person.accountId,
  })
  await tellBoth(tx, accountId, person.accountId)
}

/** What the person asked for. The school may have parted the two since. */
async function accept(tx: Tx, emit: Emit, { session, person, field }: Pair & { field?: string }): Promise<void> {
  if (!person.isAllowed) throw fail('ii_0035', field === undefined ? {} : { field })
  await repo.acceptFriendship(tx, person.friendshipId!)
  const actId = randomUUID()
  const { userId, accountId } = session
  await emit(tx, 'friend.accepted', {
    askerUserId: person.userId,
    askerAccountId: person.accountId,
    askedUserId: userId,
  })
  await emit(tx, 'friend.made', { actId, userId, accountId, friendUserId: person.userId })
  await emit(tx, 'friend.made', {
    actId,
    userId: person.userId,
    accountId: person.accountId,
    friendUserId: userId,
  })
  await tellBoth(tx, accountId, person.accountId)
}

async function getFriend(tx: Tx, session: Session, userId: string): Promise<Friend> {
  const { accountId, friendshipId, askerId, askedAt, acceptedAt } = await getPerson(tx, session, userId)
  const row = { accountId, friendshipId: friendshipId!, askerId: askerId!, askedAt: askedAt!, acceptedAt }
  return presentFriend(row, await briefsOf(tx, [row]))
}

/** A second yes changes nothing: two taps are one. */
export function confirmFriend({ db, emit }: Work, session: Session, userId: string): Promise<Friend> {
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, session, userId)
    if (person.acceptedAt === null) {
      if (person.askerId !== person.accountId) throw fail('nf_0002')
      await accept(tx, emit, { session, person })
    }
    return getFriend(tx, session, userId)
  })
}

export async function rejectFriend({ db }: Work, session: Session, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, session, userId)
    const isWaiting = person.askerId === person.accountId && person.acceptedAt === null
    if (!isWaiting) throw fail('nf_0002')
    await repo.deleteFriendship(tx, person.friendshipId!)
    await tellBoth(tx, session.accountId, person.accountId)
  })
}

/** Of either where they are friends; a request is taken back by who made it alone. */
export async function removeFriend({ db }: Work, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const seen = await repo.findOwn(tx, session.accountId, id)
    if (!seen) throw fail('nf_0002')
    await lockBoth(tx, session.userId, seen.userId)
    const row = await repo.findOwn(tx, session.accountId, id)
    if (!row) throw fail('nf_0002')
    if (row.acceptedAt === null && row.askerId !== session.accountId) throw fail('br_0003')
    await repo.deleteFriendship(tx, id)
    await tellBoth(tx, session.accountId, row.accountId)
  })
}

export async function listBlocked(
  db: Db,
  session: Session,
  { pSize, cursor }: PageQuery,
): Promise<Page<BlockedPerson>> {
  const rows = await blocks.listBlocked(db, session.accountId, {
    before: readCursor(cursor, readMoment),
    limit: pSize + 1,
  })
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: ({ accountId, blockedAt }) => ({ user: briefs.get(accountId)!, blockedAt: blockedAt.toISOString() }),
    position: ({ position, id }) => [position, id],
  })
}

/**
 * Also where the other is just doing the same: each block is its own. Of students alone by a student: nothing of a
 * class is hidden from who works at the school and answers for it, and whom a student reports instead (G37).
 */
export async function blockPerson({ db }: Work, session: Session, userId: string): Promise<void> {
  if (userId === session.userId) throw fail('ii_0067', { field: 'userId' })
  await inTransaction(db, async (tx) => {
    if (await blocks.findBlocked(tx, session.accountId, userId)) return
    const { accountId } = await getPerson(tx, session, userId, 'userId')
    const { role } = (await briefsOf(tx, [{ accountId }])).get(accountId)!
    if (session.role === 'STUDENT' && role !== 'STUDENT') throw fail('br_0003', { field: 'userId' })
    await lockBoth(tx, session.userId, userId)
    await blocks.insertBlock(tx, session.accountId, accountId)
    await tellBoth(tx, session.accountId, accountId)
  })
}

export async function unblockPerson({ db }: Work, session: Session, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const blocked = await blocks.findBlocked(tx, session.accountId, userId)
    if (!blocked || !(await blocks.deleteBlock(tx, session.accountId, blocked.accountId))) throw fail('nf_0011')
  })
}

/** Oneself, and who is there in the community for the viewer, by the person. */
export async function isCommunityPerson(db: Db, session: Session, userId: string): Promise<boolean> {
  return userId === session.userId || (await repo.findPerson(db, session, userId)) !== undefined
}

export async function isOwnFriendship(db: Db, { accountId }: Session, id: string): Promise<boolean> {
  return (await repo.findOwn(db, accountId, id)) !== undefined
}

export async function isBlockedBy(db: Db, { accountId }: Session, userId: string): Promise<boolean> {
  return (await blocks.findBlocked(db, accountId, userId)) !== undefined
}
