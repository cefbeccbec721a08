import type { FeedScope, PostMediaType } from '@trilha/contract/constants'
import { FEED_NEWS_DAYS } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { classesOf, isPostSeenBy, type CommunityViewer } from '../sight/public.ts'

/** A stretch of a list that is ordered by time and then id, newest first. */
export interface Stretch {
  before?: Moment | undefined
  /** Where news begins. */
  after?: Moment | undefined
  /** Of posts, which of them; all where nothing is said. */
  only?: RawBuilder<boolean> | undefined
  limit: number
}

export interface Found {
  id: string
  /** The database's own text of the time: a Date would lose its microseconds and with them rows. */
  position: string
}

type Source = RawBuilder<{ id: string; created_at: Date }>

/** Which rows carry the order: the posts' own, or a table that holds it too and is read by its index. */
interface Ordered {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  createdAt: RawBuilder<Date>
  id: RawBuilder<string>
}

const ofPosts = { from: sql`posts`, createdAt: sql<Date>`posts.created_at`, id: sql<string>`posts.id` }
const ofSubjects = {
  from: sql`post_subjects as tagged join posts on posts.id = tagged.post_id`,
  createdAt: sql<Date>`tagged.created_at`,
  id: sql<string>`tagged.post_id`,
}
const ofMentions = {
  from: sql`post_mentions as named join posts on posts.id = named.post_id`,
  createdAt: sql<Date>`named.created_at`,
  id: sql<string>`named.post_id`,
}

/**
 * The newest of one kind, in the order of its index and no more than are asked for: whatever else there is, it is not
 * looked at. Each asks the one rule of who sees a post. The number stands in the text: a plan that is kept for any
 * number expects to read a tenth of the table, and reads the whole school for it.
 */
function newest(viewer: CommunityViewer, { from, where, createdAt, id }: Ordered, stretch: Stretch): Source {
  const { before, after, only, limit } = stretch
  const isBefore = before
    ? sql`and (${createdAt}, ${id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
    : sql``
  const isAfter = after ? sql`and (${createdAt}, ${id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql``
  return sql`(select posts.id, posts.created_at from ${from}
    where ${where} ${isBefore} ${isAfter} ${only ? sql`and ${only}` : sql``} and ${isPostSeenBy(viewer)}
    order by ${createdAt} desc, ${id} desc limit ${sql.lit(limit)})`
}

/** The same for each of a list, read one after the other. */
function ofEach(list: RawBuilder<unknown>, source: Source): Source {
  return sql`(select newest.id, newest.created_at from ${list} cross join lateral ${source} as newest)`
}

function friendsOf({ accountId }: CommunityViewer): RawBuilder<unknown> {
  return sql`(select asked_account_id as account_id from friendships
      where asker_account_id = ${accountId} and accepted_at is not null
    union all select asker_account_id from friendships
      where asked_account_id = ${accountId} and accepted_at is not null) as friend`
}

function subjectsOf({ accountId, schoolId }: CommunityViewer, ids: readonly string[] | undefined): RawBuilder<unknown> {
  return ids
    ? sql`(select id as subject_id from subjects
        where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])) as subject`
    : sql`(select subject_id from followed_subjects where account_id = ${accountId}) as subject`
}

/** For the school, about a subject: what a subject brings that neither class nor friends do. */
function schoolAboutSubject(viewer: CommunityViewer, subjects: RawBuilder<unknown>, stretch: Stretch): Source {
  const where = sql`tagged.subject_id = subject.subject_id and tagged.audience = 'SCHOOL'`
  return ofEach(subjects, newest(viewer, { ...ofSubjects, where }, stretch))
}

function own(viewer: CommunityViewer, stretch: Stretch): Source {
  return newest(viewer, { ...ofPosts, where: sql`posts.account_id = ${viewer.accountId}` }, stretch)
}

function ofClasses(viewer: CommunityViewer, stretch: Stretch): Source {
  const where = sql`posts.audience = 'CLASS' and posts.class_id = mine.class_id`
  return ofEach(sql`(${classesOf(viewer)}) as mine`, newest(viewer, { ...ofPosts, where }, stretch))
}

/** What a friend wrote for friends or the school; for a class that is also the reader's, the class has it. */
function ofFriends(viewer: CommunityViewer, stretch: Stretch): Source {
  const where = sql`posts.account_id = friend.account_id and posts.audience <> 'CLASS'`
  return ofEach(friendsOf(viewer), newest(viewer, { ...ofPosts, where }, stretch))
}

function ofSchool(viewer: CommunityViewer, stretch: Stretch): Source {
  const where = sql`posts.audience = 'SCHOOL' and posts.school_id = ${viewer.schoolId}`
  return newest(viewer, { ...ofPosts, where }, stretch)
}

/** All that the reader may see about a subject: by each way in which a post can be theirs. */
function aboutSubjects(viewer: CommunityViewer, ids: readonly string[] | undefined, stretch: Stretch): Source[] {
  const subjects = subjectsOf(viewer, ids)
  const about = (where: RawBuilder<unknown>) =>
    newest(viewer, { ...ofSubjects, where: sql`tagged.subject_id = subject.subject_id and ${where}` }, stretch)
  return [
    schoolAboutSubject(viewer, subjects, stretch),
    ofEach(subjects, about(sql`tagged.account_id = ${viewer.accountId}`)),
    ofEach(
      sql`${subjects} cross join (${classesOf(viewer)}) as mine`,
      about(sql`tagged.audience = 'CLASS' and tagged.class_id = mine.class_id`),
    ),
    ofEach(
      sql`${subjects} cross join ${friendsOf(viewer)}`,
      about(sql`tagged.audience = 'FRIENDS' and tagged.account_id = friend.account_id`),
    ),
  ]
}

export interface Feed {
  scope: FeedScope
  /** Instead of those that the reader follows. */
  subjectIds?: readonly string[] | undefined
}

function sourcesOf(viewer: CommunityViewer, { scope, subjectIds }: Feed, stretch: Stretch): Source[] {
  switch (scope) {
    case 'CLASS':
      return [ofClasses(viewer, stretch)]
    case 'SCHOOL':
      return [ofSchool(viewer, stretch)]
    case 'SUBJECTS':
      return aboutSubjects(viewer, subjectIds, stretch)
    case 'FOR_ME':
      return [
        own(viewer, stretch),
        ofClasses(viewer, stretch),
        ofFriends(viewer, stretch),
        schoolAboutSubject(viewer, subjectsOf(viewer, undefined), stretch),
      ]
  }
}

/** One list of several, each post once. */
async function merged(db: Db, sources: readonly Source[], limit: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, created_at::text as position from (${sql.join(sources, sql` union `)}) as found
    order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export function listFeed(
  db: Db,
  viewer: CommunityViewer,
  { stretch, ...feed }: Feed & { stretch: Stretch },
): Promise<Found[]> {
  return merged(db, sourcesOf(viewer, feed, stretch), stretch.limit)
}

/** Of all that the reader may see, by each way in which a post can be theirs. */
export function listAll(db: Db, viewer: CommunityViewer, stretch: Stretch): Promise<Found[]> {
  const ways = [own, ofClasses, ofFriends, ofSchool]
  return merged(
    db,
    ways.map((way) => way(viewer, stretch)),
    stretch.limit,
  )
}

export function listAboutSubject(
  db: Db,
  viewer: CommunityViewer,
  { subjectId, stretch }: { subjectId: string; stretch: Stretch },
): Promise<Found[]> {
  return merged(db, aboutSubjects(viewer, [subjectId], stretch), stretch.limit)
}

/** What a person wrote, and where asked what they are named in too (decision G17). */
export function listOfPerson(
  db: Db,
  viewer: CommunityViewer,
  { accountId, withMentions, stretch }: { accountId: string; withMentions: boolean; stretch: Stretch },
): Promise<Found[]> {
  const written = newest(viewer, { ...ofPosts, where: sql`posts.account_id = ${accountId}` }, stretch)
  const named = newest(viewer, { ...ofMentions, where: sql`named.account_id = ${accountId}` }, stretch)
  return merged(db, withMentions ? [written, named] : [written], stretch.limit)
}

/** As many as the lists of a person's posts and of their pictures have in the end. */
export async function countOfPerson(
  db: Db,
  viewer: CommunityViewer,
  accountId: string,
): Promise<{ posts: number; photos: number; videos: number }> {
  const files = (type: PostMediaType) => sql`coalesce(sum((select count(*) from post_files
    where post_files.post_id = posts.id and post_files.type = ${type})), 0)::int`
  const { rows } = await sql<{ posts: number; photos: number; videos: number }>`
    select count(*) as posts, ${files('IMAGE')} as photos, ${files('VIDEO')} as videos
    from posts where posts.account_id = ${accountId} and ${isPostSeenBy(viewer)}`.execute(db)
  return rows[0]!
}

export interface MediaRow {
  postId: string
  fileId: string
  type: PostMediaType
  place: number
  position: string
}

/** Newest post first, and within it as it is shown there. */
export async function listMediaOfPerson(
  db: Db,
  viewer: CommunityViewer,
  {
    accountId,
    type,
    after,
    limit,
  }: { accountId: string; type: PostMediaType; after: (Moment & { place: number }) | undefined; limit: number },
): Promise<MediaRow[]> {
  const isAfter = after
    ? sql`and (posts.created_at, posts.id, -post_files.position)
        < (${after.createdAt}::timestamptz, ${after.id}::uuid, ${-after.place}::int)`
    : sql``
  const { rows } = await sql<MediaRow>`
    select posts.id as "postId", post_files.file_id as "fileId", post_files.type, post_files.position as place,
      posts.created_at::text as position
    from posts join post_files on post_files.post_id = posts.id
    where posts.account_id = ${accountId} and post_files.type = ${type} ${isAfter} and ${isPostSeenBy(viewer)}
    order by posts.created_at desc, posts.id desc, post_files.position limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Where the reader left off, or a week ago: what is older is no news. */
export async function findNewsStart(
  db: Db,
  { accountId }: CommunityViewer,
  scopes: readonly FeedScope[],
): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select "createdAt", id from (
      select post_created_at::text as "createdAt", post_id as id, post_created_at as at from feed_marks
        where account_id = ${accountId} and scope = any(${[...scopes]}::text[])
      union all
      select start::text, ${'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid, start
        from (select now() - make_interval(days => ${FEED_NEWS_DAYS}) as start) as week
    ) as starts order by at desc limit 1`.execute(db)
  return rows[0]!
}

/** Forward only: of two tabs the one that read further is right. Never past now: what is not written is not read. */
export async function moveMark(
  tx: Tx,
  { accountId, scope, upTo }: { accountId: string; scope: FeedScope; upTo: Moment },
): Promise<void> {
  await sql`
    insert into feed_marks (account_id, scope, post_created_at, post_id)
      values (${accountId}, ${scope}, least(${upTo.createdAt}::timestamptz, now()), ${upTo.id})
    on conflict (account_id, scope) do update
      set post_created_at = excluded.post_created_at, post_id = excluded.post_id
      where (feed_marks.post_created_at, feed_marks.post_id) < (excluded.post_created_at, excluded.post_id)`.execute(tx)
}
