import type { FRIEND_LISTS } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { isThereFor } from '../sight/public.ts'
import { areClassmates, isOfViewersYear, mayBeFriends, teaches } from './friends.relation.ts'

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

export interface Moment {
  createdAt: string
  id: string
}

/** The one friendship of two accounts, whichever asked; reads the index of pairs. */
function isPair(friendships: string, one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> {
  const row = sql.table(friendships)
  return sql<boolean>`(least(${row}.asker_account_id, ${row}.asked_account_id) = least(${one}, ${other})
    and greatest(${row}.asker_account_id, ${row}.asked_account_id) = greatest(${one}, ${other}))`
}

const me = ({ accountId }: Pick<Session, 'accountId'>) => sql<string>`${accountId}::uuid`

function people(db: Db, viewer: Session) {
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

/** By the person: of one school each has one account. */
export function findPerson(db: Db, viewer: Session, userId: string): Promise<PersonRow | undefined> {
  return people(db, viewer).where('accounts.user_id', '=', userId).executeTakeFirst()
}

const spelled = (search: string) => sql<boolean>`(strpos(search_text(users.name), search_text(${search})) > 0
  or coalesce(strpos(search_text(users.nickname), search_text(${search})) > 0, false))`

interface Wanted {
  search: string | undefined
  limit: number
}

function searchable(db: Db, viewer: Session) {
  return people(db, viewer).where('accounts.id', '<>', viewer.accountId).where(isOfViewersYear(viewer))
}

/** With what was typed in their name or nickname, case and accents aside, by name. */
export function searchPeople(db: Db, viewer: Session, { search, limit }: Wanted): Promise<PersonRow[]> {
  const query = searchable(db, viewer)
  return (search ? query.where(spelled(search)) : query)
    .orderBy(sql`search_text(users.name)`)
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
}

/** Of the pairs of letters that were typed so many must be there: one wrong in a short name, two in a longer one. */
const leastShare = 0.6

/** With a name that is nearly what was typed, the nearest first; without those that are spelled so. */
export function searchNearly(
  db: Db,
  viewer: Session,
  { search, limit }: { search: string; limit: number },
): Promise<PersonRow[]> {
  return searchable(db, viewer)
    .innerJoinLateral(
      sql<{ share: number }>`(
        select count(*) filter (where typed = any(own.pairs))::float / count(*) as share
        from (select search_pairs(concat_ws(' ', users.name, users.nickname)) as pairs offset 0) as own
          cross join unnest(search_pairs(${search})) as typed
        group by own.pairs)`.as('near'),
      (join) => join.on('near.share', '>=', leastShare),
    )
    .where((eb) => eb.not(spelled(search)))
    .orderBy('near.share', 'desc')
    .orderBy(sql`search_text(users.name)`)
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
}

/** Who is in a class with the viewer: classmates, who teaches it, and whom one teaches. By name. */
export function listClass(
  db: Db,
  viewer: Session,
  { after, limit }: { after: { name: string; id: string } | undefined; limit: number },
): Promise<(PersonRow & { position: string })[]> {
  const name = sql<string>`search_text(users.name)`
  let query = people(db, viewer)
    .select(name.as('position'))
    .where('accounts.id', '<>', viewer.accountId)
    .where((eb) =>
      eb.or([areClassmates('viewer', 'accounts'), teaches('accounts', 'viewer'), teaches('viewer', 'accounts')]),
    )
  if (after) query = query.where(sql<boolean>`(${name}, accounts.id) > (${after.name}, ${after.id}::uuid)`)
  return query.orderBy(name).orderBy('accounts.id').limit(limit).execute()
}

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
const otherThan = (accountId: string) => sql<string>`case when friendships.asker_account_id = ${accountId}
  then friendships.asked_account_id else friendships.asker_account_id end`
const isOf = (accountId: string) =>
  sql<boolean>`(friendships.asker_account_id = ${accountId} or friendships.asked_account_id = ${accountId})`

function friendsOf(db: Db, viewer: Session, accountId: string) {
  return (
    db
      .selectFrom('friendships')
      .innerJoin('accounts', (join) => join.on('accounts.id', '=', otherThan(accountId)))
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .select(['friendships.id', 'accounts.id as accountId', 'accounts.user_id as userId'])
      // The database's own text of the time: a Date would lose its microseconds and with them rows.
      .select(sql<string>`friendships.created_at::text`.as('position'))
      .where(isOf(accountId))
      .where(isThereFor(viewer))
      .orderBy('friendships.created_at', 'desc')
      .orderBy('friendships.id', 'desc')
  )
}

const beforeMoment = ({ createdAt, id }: Moment) =>
  sql<boolean>`(friendships.created_at, friendships.id) < (${createdAt}::timestamptz, ${id}::uuid)`

interface PagedList {
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
  return db
    .selectFrom('friendships')
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', otherThan(accountId)))
    .select([count('ACCEPTED').as('friends'), count('RECEIVED').as('received'), count('SENT').as('sent')])
    .where(isOf(accountId))
    .where(isThereFor(viewer))
    .executeTakeFirstOrThrow()
}

export interface SuggestedRow {
  accountId: string
  commonFriends: number
  isOfClass: boolean
  subjectName: string | null
}

/**
 * Friends of friends, who learns or teaches in a class of the viewer's, and who follows a subject that the viewer
 * follows; not whom there is something with already. A friend who is not there counts for nothing, so nobody learns
 * of anybody through them.
 */
export async function listSuggestions(db: Db, viewer: Session, limit: number): Promise<SuggestedRow[]> {
  const { accountId } = viewer
  const { rows } = await sql<SuggestedRow>`
    with mine as (
      select accounts.id from friendships join accounts on accounts.id = ${otherThan(accountId)}
      where ${isOf(accountId)} and friendships.accepted_at is not null and ${isThereFor(viewer)}
    ),
    common as (
      select case when friendships.asker_account_id = mine.id then friendships.asked_account_id
        else friendships.asker_account_id end as id, count(*) as friends
      from mine join friendships on (friendships.asker_account_id = mine.id or friendships.asked_account_id = mine.id)
      where friendships.accepted_at is not null
      group by 1
    ),
    my_classes as (
      select class_id from students where account_id = ${accountId}
      union select class_id from class_professors where account_id = ${accountId}
    ),
    of_class as (
      select account_id as id from students where class_id in (select class_id from my_classes)
      union select account_id from class_professors where class_id in (select class_id from my_classes)
    ),
    of_subject as (
      select theirs.account_id as id, min(subjects.name) as name
      from followed_subjects as own
        join followed_subjects as theirs on theirs.subject_id = own.subject_id
        join subjects on subjects.id = own.subject_id
      where own.account_id = ${accountId}
      group by theirs.account_id
    )
    select accounts.id as "accountId", coalesce(common.friends, 0) as "commonFriends",
      of_class.id is not null as "isOfClass", of_subject.name as "subjectName"
    from accounts
      join users on users.id = accounts.user_id
      join accounts as viewer on viewer.id = ${accountId}
      left join common on common.id = accounts.id
      left join of_class on of_class.id = accounts.id
      left join of_subject on of_subject.id = accounts.id
    where coalesce(common.id, of_class.id, of_subject.id) is not null
      and accounts.id <> viewer.id
      and not exists (select from friendships where ${isPair('friendships', me(viewer), sql<string>`accounts.id`)})
      and ${isThereFor(viewer)} and ${isOfViewersYear(viewer)} and ${mayBeFriends('viewer', 'accounts')}
    order by coalesce(common.friends, 0) desc, of_class.id is null, of_subject.id is null,
      search_text(users.name), accounts.id
    limit ${limit}
  `.execute(db)
  return rows
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

/** Whatever there is between the two, and one does not see the other any more; said twice it is the same. */
export async function insertBlock(tx: Tx, accountId: string, blockedId: string): Promise<void> {
  await tx
    .deleteFrom('friendships')
    .where(isPair('friendships', sql<string>`${accountId}::uuid`, sql<string>`${blockedId}::uuid`))
    .execute()
  await tx
    .insertInto('account_blocks')
    .values({ account_id: accountId, blocked_account_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface BlockedRow {
  id: string
  accountId: string
  blockedAt: Date
  position: string
}

function blockedBy(db: Db, accountId: string) {
  return db
    .selectFrom('account_blocks')
    .innerJoin('accounts', 'accounts.id', 'account_blocks.blocked_account_id')
    .where('account_blocks.account_id', '=', accountId)
}

export function listBlocked(db: Db, accountId: string, { before, limit }: PagedList): Promise<BlockedRow[]> {
  let query = blockedBy(db, accountId).select([
    'accounts.id',
    'accounts.id as accountId',
    'account_blocks.created_at as blockedAt',
    sql<string>`account_blocks.created_at::text`.as('position'),
  ])
  if (before)
    query = query.where(
      sql<boolean>`(account_blocks.created_at, accounts.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('account_blocks.created_at', 'desc').orderBy('accounts.id', 'desc').limit(limit).execute()
}

export function findBlocked(db: Db, accountId: string, userId: string): Promise<{ accountId: string } | undefined> {
  return blockedBy(db, accountId)
    .select('accounts.id as accountId')
    .where('accounts.user_id', '=', userId)
    .executeTakeFirst()
}

/** True where there was one to lift. */
export async function deleteBlock(tx: Tx, accountId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_blocks')
    .where('account_id', '=', accountId)
    .where('blocked_account_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
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
