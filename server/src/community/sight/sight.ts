import { sql, type RawBuilder } from 'kysely'
import { mayMeetOthers } from '../../platform/session/guardianship.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** Who looks. The gate of the call has been asked before: whoever comes here has an open community. */
export type CommunityViewer = Pick<Session, 'accountId' | 'schoolId' | 'role' | 'isMember'>

/**
 * What one row says, found by its key; where there is none, no. Not `exists`: for one that stands in an `or` PostgreSQL
 * may read all rows that could ever answer it, the accounts of a whole school for a page of ten posts.
 */
function of(row: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((${row}), false)`
}

/**
 * The one rule of who is there for whom in the community, asked of a row of accounts under the name given: members of
 * one school whose own community is open and whom moderation did not shut out, where neither has blocked the other.
 * A student under 16 also needs a grown-up's consent (E71). Guardians and visitors take no part.
 * Who is not there is not found, not asked to be a friend, and nothing they wrote is read (G23, G37, D4).
 */
export function isThereFor(viewer: CommunityViewer, accounts = 'accounts'): RawBuilder<boolean> {
  if (!viewer.isMember || viewer.role === 'PARENT') return sql`false`
  const other = sql.table(accounts)
  return sql<boolean>`(${other}.school_id = ${viewer.schoolId} and ${other}.active and ${other}.is_member
    and ${other}.blocked_at is null and ${other}.role <> 'PARENT'
    and (${other}.suspended_until is null or ${other}.suspended_until <= now())
    and (${other}.role <> 'STUDENT' or (${of(sql`select community_enabled from parental_controls
      where parental_controls.account_id = ${other}.id`)} and ${mayMeetOthers(accounts)}))
    and not ${isBlockBetween(viewer, accounts)})`
}

/** One of the two wants nothing of the other, asked of a row of accounts under the name given. */
export function isBlockBetween(
  { accountId }: Pick<CommunityViewer, 'accountId'>,
  accounts = 'accounts',
): RawBuilder<boolean> {
  const other = sql.table(accounts)
  return sql<boolean>`exists (select from account_blocks
    where (account_id = ${accountId} and blocked_account_id = ${other}.id)
      or (account_id = ${other}.id and blocked_account_id = ${accountId}))`
}

/** Accepted, between the viewer and the account that the expression names. */
export function isFriendOf({ accountId }: CommunityViewer, other: RawBuilder<string>): RawBuilder<boolean> {
  return of(sql`select accepted_at is not null from friendships
    where least(asker_account_id, asked_account_id) = least(${accountId}::uuid, ${other})
      and greatest(asker_account_id, asked_account_id) = greatest(${accountId}::uuid, ${other})`)
}

/** A student's one class, those that a professor teaches: a query of class_id. */
export function classesOf({ accountId }: Pick<CommunityViewer, 'accountId'>): RawBuilder<{ class_id: string }> {
  return sql<{ class_id: string }>`select class_id from students where account_id = ${accountId}
    union select class_id from class_professors where account_id = ${accountId}`
}

/** In it as a student, or as one of its professors. */
function isInClass({ accountId }: CommunityViewer, classId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from students where account_id = ${accountId} and class_id = ${classId})
    or exists (select from class_professors where account_id = ${accountId} and class_id = ${classId}))`
}

/**
 * The one rule of who sees a post, asked of a row of posts under the name given. One's own always; of others, what its
 * audience lets in, of people who are there, unless moderation took it off. Somebody else's post that passes another on
 * is seen by whoever sees both, so a share never widens an audience; of an album and a photo likewise. Where what it
 * passed on is gone, nobody can see both: it is left to who wrote it (G35, G37).
 */
export function isPostSeenBy(viewer: CommunityViewer, posts = 'posts'): RawBuilder<boolean> {
  const isOwn = sql<boolean>`${sql.table(posts)}.account_id = ${viewer.accountId}`
  return sql<boolean>`(${isOwn} or (${seen(viewer, posts)} and ${isOriginalSeenBy(viewer, posts)}))`
}

/** Of what a post passes on, where it does: in a post of one's own this is asked apart. */
export function isOriginalSeenBy(viewer: CommunityViewer, posts = 'posts'): RawBuilder<boolean> {
  const post = sql.table(posts)
  const original = of(sql`select ${seen(viewer, 'original')} from posts as original
    where original.id = ${post}.shared_post_id`)
  const album = of(sql`select ${isAlbumSeenBy(viewer, 'passed')} from albums as passed
    where passed.id = ${post}.shared_album_id`)
  const photo = of(sql`select ${isPhotoSeenBy(viewer, 'passed')} from album_photos as passed
    where passed.id = ${post}.shared_photo_id`)
  return sql<boolean>`((${post}.shared_post_id is null or ${original})
    and (${post}.shared_album_id is null or ${album}) and (${post}.shared_photo_id is null or ${photo}))`
}

function seen(viewer: CommunityViewer, name: string): RawBuilder<boolean> {
  const post = sql.table(name)
  return sql<boolean>`(${post}.account_id = ${viewer.accountId} or (
    ${post}.school_id = ${viewer.schoolId} and ${post}.hidden_at is null and not ${post}.is_original_gone
    and ${of(sql`select ${isThereFor(viewer, 'author')} from accounts as author where author.id = ${post}.account_id`)}
    and case ${post}.audience
      when 'SCHOOL' then true
      when 'CLASS' then ${isInClass(viewer, sql<string>`${post}.class_id`)}
      else ${isFriendOf(viewer, sql<string>`${post}.account_id`)} end))`
}

/**
 * Of what is said to a post that the viewer sees, asked of a row of post_comments under the name given: one's own, and
 * what people said who are there, unless moderation took it off. What was removed is nobody's any more: an empty place.
 */
export function isCommentSeenBy(viewer: CommunityViewer, comments = 'post_comments'): RawBuilder<boolean> {
  const comment = sql.table(comments)
  return sql<boolean>`(${comment}.account_id = ${viewer.accountId} or ${comment}.is_removed
    or (${comment}.hidden_at is null and ${of(sql`select ${isThereFor(viewer, 'speaker')} from accounts as speaker
      where speaker.id = ${comment}.account_id`)}))`
}

/**
 * Whose class it is, asked of a row of classes under the name given: its students', its professors', and for what the
 * school answers for its administrators'. A visitor is in a class by name alone (G15, G38).
 */
export function isClassOf(viewer: CommunityViewer, classes = 'classes'): RawBuilder<boolean> {
  const row = sql.table(classes)
  return sql<boolean>`(${row}.school_id = ${viewer.schoolId} and ${belongsTo(viewer, sql<string>`${row}.id`)})`
}

function belongsTo(viewer: CommunityViewer, classId: RawBuilder<string>): RawBuilder<boolean> {
  if (!viewer.isMember) return sql`false`
  return viewer.role === 'SCHOOL_ADMIN' ? sql`true` : isInClass(viewer, classId)
}

/**
 * The one rule of who sees an album, asked of a row of albums under the name given: whose class it is. It goes by the
 * class and not by who made it: a teacher who leaves, or whom somebody blocked, does not take the class's photos along.
 */
export function isAlbumSeenBy(viewer: CommunityViewer, albums = 'albums'): RawBuilder<boolean> {
  const album = sql.table(albums)
  return sql<boolean>`(${album}.school_id = ${viewer.schoolId} and ${isShownTo(viewer, albums)}
    and ${belongsTo(viewer, sql<string>`${album}.class_id`)})`
}

/** Of a photo, asked of a row of album_photos: who sees its album. */
export function isPhotoSeenBy(viewer: CommunityViewer, photos = 'album_photos'): RawBuilder<boolean> {
  const album = of(sql`select ${isAlbumSeenBy(viewer, 'around')} from albums as around
    where around.id = ${sql.table(photos)}.album_id`)
  return sql<boolean>`(${isShownTo(viewer, photos)} and ${album})`
}

/** Unless moderation took it off: then who put it there alone still sees it. */
export function isShownTo({ accountId }: Pick<CommunityViewer, 'accountId'>, name: string): RawBuilder<boolean> {
  const thing = sql.table(name)
  return sql<boolean>`(${thing}.hidden_at is null or ${thing}.account_id = ${accountId})`
}

/** The file of the picture before an album that the viewer sees: of the photo that was chosen, else of the first. */
export function coverFor(viewer: CommunityViewer, albums = 'albums'): RawBuilder<string | null> {
  return sql<string | null>`(select before.file_id from album_photos as before
    where before.album_id = ${sql.table(albums)}.id and ${isShownTo(viewer, 'before')}
    order by before.is_cover desc, before.position limit 1)`
}

/** How many photos of it they see. */
export function photosCountFor(viewer: CommunityViewer, albums = 'albums'): RawBuilder<number> {
  return sql<number>`(select count(*) from album_photos as counted
    where counted.album_id = ${sql.table(albums)}.id and ${isShownTo(viewer, 'counted')})`
}
