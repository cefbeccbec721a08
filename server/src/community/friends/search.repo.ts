import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { leastShare, nearness } from '../../platform/db/nearly.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { classesOf, isThereFor } from '../sight/public.ts'
import { areClassmates, isOfViewersYear, mayBeFriends, teaches } from './friends.relation.ts'
import { isOf, isPair, me, otherThan, people, spelled, type PersonRow } from './friends.repo.ts'

interface Wanted {
  search: string | undefined
  limit: number
}

function searchable(db: Db, viewer: Session) {
  return people(db, viewer).where('accounts.id', '<>', viewer.accountId).where(isOfViewersYear(viewer))
}

/** With what was typed in their name or nickname, case and accents aside: where a word begins with it, then by name. */
export function searchPeople(db: Db, viewer: Session, { search, limit }: Wanted): Promise<PersonRow[]> {
  const all = searchable(db, viewer)
  const query = search
    ? all.where(spelled(search)).orderBy(sql`strpos(' ' || search_text(users.name), ' ' || search_text(${search})) = 0`)
    : all
  return query
    .orderBy(sql`search_text(users.name)`)
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
}

/** With a name that is nearly what was typed, the nearest first; without those that are spelled so. */
export function searchNearly(
  db: Db,
  viewer: Session,
  { search, limit }: { search: string; limit: number },
): Promise<PersonRow[]> {
  return searchable(db, viewer)
    .innerJoinLateral(
      sql<{
        share: number
      }>`(select ${nearness(sql`concat_ws(' ', users.name, users.nickname, users.surname)`, search)} as share)`.as(
        'near',
      ),
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
    my_classes as (${classesOf(viewer)}),
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
