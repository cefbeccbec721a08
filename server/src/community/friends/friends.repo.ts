import type { FRIEND_LISTS } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isThereFor, type CommunityViewer } from '../sight/public.ts'
import { mayBeFriends, teaches } from './friends.relation.ts'

/** Somebody who is there for the viewer, and what is between the two. */
export interface PersonRow {
  accountId: string
  userId: string
  friendshipId: string | null
  askerId: string | null
  askedAt: Date | null
  acceptedAt: Date | null
  /** Whether the two may be friends at all. */
  isAllowed: boolean
}

/** The one friendship of two accounts, whichever asked; reads the index of pairs. */
export function isPair(friendships: string, one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> {
  const row = sql.table(friendships)
  return sql<boolean>`(least(${row}.asker_account_id, ${row}.asked_account_id) = least(${one}, ${other})
    and greatest(${row}.asker_account_id, ${row}.asked_account_id) = greatest(${one}, ${other}))`
}

export const me = ({ accountId }: Pick<Session, 'accountId'>) => sql<string>`${accountId}::uuid`

export function people(db: Db, viewer: Session) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('accounts as viewer', (join) => join.on('viewer.id', '=', viewer.accountId))
    .leftJoin('friendships', (join) => join.on(isPair('friendships', me(viewer), sql<string>`accounts.id`)))
    .select([
      'accounts.id as accountId',
      'accounts.user_id as userId',
      'friendships.id as friendshipId',
      'friendships.asker_account_id as askerId',
      'friendships.created_at as askedAt',
      'friendships.accepted_at as acceptedAt',
    ])
    .select(sql<boolean>`(accounts.id <> viewer.id and ${mayBeFriends('viewer', 'accounts')})`.as('isAllowed'))
    .where(isThereFor(viewer))
}

/** By the person: of one school each has one account that takes part. */
export function findPerson(db: Db, viewer: Session, userId: string): Promise<PersonRow | undefined> {
  return people(db, viewer).where('accounts.user_id', '=', userId).executeTakeFirst()
}

/** Part of a name or nickname, case and accents aside. */
export const spelled = (search: string) => sql<boolean>`(strpos(search_text(users.name), search_text(${search})) > 0
  or coalesce(strpos(search_text(users.nickname), search_text(${search})) > 0, false)
  or coalesce(strpos(search_text(users.surname), search_text(${search})) > 0, false))`

type FriendList = (typeof FRIEND_LISTS)[number]

export interface ListedFriend extends PersonRow {
  friendshipId: string
  askerId: string
  askedAt: Date
  position: string
}

const inList: Record<FriendList, (accountId: string) => RawBuilder<boolean>> = {
  ACCEPTED: () => sql<boolean>`friendships.accepted_at is not null`,
  RECEIVED: (accountId) =>
    sql<boolean>`friendships.accepted_at is null and friendships.asked_account_id = ${accountId}`,
  SENT: (accountId) => sql<boolean>`friendships.accepted_at is null and friendships.asker_account_id = ${accountId}`,
}

/** The other one of a row of friendships. */
export const otherThan = (accountId: string) => sql<string>`case when friendships.asker_account_id = ${accountId}
  then friendships.asked_account_id else friendships.asker_account_id end`
export const isOf = (accountId: string) =>
  sql<boolean>`(friendships.asker_account_id = ${accountId} or friendships.asked_account_id = ${accountId})`

/** Friendships and requests of an account with people who are there for the viewer: what is listed, and what is counted. */
function between(db: Db, viewer: CommunityViewer, accountId: string) {
  return db
    .selectFrom('friendships')
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', otherThan(accountId)))
    .where(isOf(accountId))
    .where(isThereFor(viewer))
}

function friendsOf(db: Db, viewer: Session, accountId: string) {
  return (
    between(db, viewer, accountId)
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .select(['friendships.id', 'accounts.id as accountId', 'accounts.user_id as userId'])
      // The database's own text of the time: a Date would lose its microseconds and with them rows.
      .select(sql<string>`friendships.created_at::text`.as('position'))
      .orderBy('friendships.created_at', 'desc')
      .orderBy('friendships.id', 'desc')
  )
}

const beforeMoment = ({ createdAt, id }: Moment) =>
  sql<boolean>`(friendships.created_at, friendships.id) < (${createdAt}::timestamptz, ${id}::uuid)`

export interface PagedList {
  before: Moment | undefined
  limit: number
}

export function listMine(
  db: Db,
  viewer: Session,
  { list, search, before, limit }: PagedList & { list: FriendList | undefined; search: string | undefined },
): Promise<ListedFriend[]> {
  let query = friendsOf(db, viewer, viewer.accountId).select([
    'friendships.id as friendshipId',
    'friendships.asker_account_id as askerId',
    'friendships.created_at as askedAt',
    'friendships.accepted_at as acceptedAt',
    sql<boolean>`true`.as('isAllowed'),
  ])
  if (list) query = query.where(inList[list](viewer.accountId))
  if (search) query = query.where(spelled(search))
  if (before) query = query.where(beforeMoment(before))
  return query.limit(limit).execute()
}

/** Accepted ones of somebody, as far as they are there for the viewer too, and what is between them and the viewer. */
export function listOf(
  db: Db,
  viewer: Session,
  { accountId, before, limit }: PagedList & { accountId: string },
): Promise<(PersonRow & { id: string; position: string })[]> {
  let query = friendsOf(db, viewer, accountId)
    .innerJoin('accounts as viewer', (join) => join.on('viewer.id', '=', viewer.accountId))
    .leftJoin('friendships as own', (join) => join.on(isPair('own', me(viewer), sql<string>`accounts.id`)))
    .select([
      'own.id as friendshipId',
      'own.asker_account_id as askerId',
      'own.created_at as askedAt',
      'own.accepted_at as acceptedAt',
      sql<boolean>`(accounts.id <> viewer.id and ${mayBeFriends('viewer', 'accounts')})`.as('isAllowed'),
    ])
    .where(inList.ACCEPTED(accountId))
  if (before) query = query.where(beforeMoment(before))
  return query.limit(limit).execute()
}

export async function countMine(db: Db, viewer: Session): Promise<{ friends: number; received: number; sent: number }> {
  const { accountId } = viewer
  const count = (list: FriendList) => sql<number>`count(*) filter (where ${inList[list](accountId)})`
  return between(db, viewer, accountId)
    .select([count('ACCEPTED').as('friends'), count('RECEIVED').as('received'), count('SENT').as('sent')])
    .executeTakeFirstOrThrow()
}

/** As many as `listOf` has in the end. */
export async function countOf(db: Db, viewer: CommunityViewer, accountId: string): Promise<number> {
  const { count } = await between(db, viewer, accountId)
    .select(sql<number>`count(*)`.as('count'))
    .where(inList.ACCEPTED(accountId))
    .executeTakeFirstOrThrow()
  return count
}

/** Both people of a friendship of the account's. */
export function findOwn(
  db: Db,
  accountId: string,
  id: string,
): Promise<{ askerId: string; acceptedAt: Date | null; accountId: string; userId: string } | undefined> {
  return db
    .selectFrom('friendships')
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', otherThan(accountId)))
    .select([
      'friendships.asker_account_id as askerId',
      'friendships.accepted_at as acceptedAt',
      'accounts.id as accountId',
      'accounts.user_id as userId',
    ])
    .where('friendships.id', '=', id)
    .where(isOf(accountId))
    .executeTakeFirst()
}

export async function insertFriendship(tx: Tx, askerId: string, askedId: string): Promise<void> {
  await tx.insertInto('friendships').values({ asker_account_id: askerId, asked_account_id: askedId }).execute()
  await tx.insertInto('friend_asks').values({ account_id: askerId, asked_account_id: askedId }).execute()
}

/** Requests of the school's day, also those that are gone (E16). */
export function countAsksToday(
  tx: Tx,
  { accountId, timeZone, askedId }: { accountId: string; timeZone: string; askedId: string },
): Promise<{ all: number; toThem: number }> {
  return tx
    .selectFrom('friend_asks')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where asked_account_id = ${askedId})`.as('toThem'),
    ])
    .where('account_id', '=', accountId)
    .where(
      'created_at',
      '>=',
      sql<Date>`date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}`,
    )
    .executeTakeFirstOrThrow()
}

export async function acceptFriendship(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('friendships')
    .set({ accepted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteFriendship(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('friendships').where('id', '=', id).execute()
}

export async function removeOldAsks(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('friend_asks')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
}

/** Of a student and a grown-up who does not teach the class any more; of how many. */
export async function removeUnrelated(tx: Tx): Promise<number> {
  const { rows } = await sql`
    delete from friendships using accounts as student, accounts as other
    where student.role = 'STUDENT' and other.role <> 'STUDENT'
      and ((student.id = friendships.asker_account_id and other.id = friendships.asked_account_id)
        or (other.id = friendships.asker_account_id and student.id = friendships.asked_account_id))
      and not ${teaches('other', 'student')}
    returning friendships.id
  `.execute(tx)
  return rows.length
}
