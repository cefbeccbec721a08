import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { visibleContents, type Learner } from '../courses/public.ts'

export interface CommentRow {
  id: string
  contentId: string
  parentId: string | null
  authorId: string | null
  authorIsHere: boolean
  text: string
  isRemoved: boolean
  likes: number
  likedByMe: boolean
  answersCount: number
  createdAt: Date
  editedAt: Date | null
  position: string
}

/** Removed, or taken off by moderation: what is taken off its author alone still reads. */
function isGoneFor(accountId: string, name = 'trail_comments'): RawBuilder<boolean> {
  const row = sql.table(name)
  return sql<boolean>`(${row}.is_removed
    or (${row}.hidden_at is not null and ${row}.account_id is distinct from ${accountId}))`
}

function comments(db: Db, accountId: string) {
  return db
    .selectFrom('trail_comments')
    .leftJoin('accounts', 'accounts.id', 'trail_comments.account_id')
    .select([
      'trail_comments.id',
      'trail_comments.content_id as contentId',
      'trail_comments.parent_id as parentId',
      'trail_comments.account_id as authorId',
      'trail_comments.created_at as createdAt',
      'trail_comments.edited_at as editedAt',
    ])
    .select([
      sql<boolean>`${isGoneFor(accountId)}`.as('isRemoved'),
      sql<string>`case when ${isGoneFor(accountId)} then '' else trail_comments.text end`.as('text'),
      sql<boolean>`coalesce(accounts.active and accounts.blocked_at is null, false)`.as('authorIsHere'),
      sql<number>`(select count(*) from trail_comment_likes where comment_id = trail_comments.id)`.as('likes'),
      sql<boolean>`exists (select 1 from trail_comment_likes
        where comment_id = trail_comments.id and account_id = ${accountId})`.as('likedByMe'),
      sql<number>`(select count(*) from trail_comments as answers
        where answers.parent_id = trail_comments.id and not ${isGoneFor(accountId, 'answers')})`.as('answersCount'),
      // The database's own text of the time: a Date would lose its microseconds and with them rows.
      sql<string>`trail_comments.created_at::text`.as('position'),
    ])
}

export function listTop(
  db: Db,
  accountId: string,
  { contentId, before, limit }: { contentId: string; before: Moment | undefined; limit: number },
): Promise<CommentRow[]> {
  let query = comments(db, accountId)
    .where('trail_comments.content_id', '=', contentId)
    .where('trail_comments.parent_id', 'is', null)
  if (before)
    query = query.where(
      sql<boolean>`(trail_comments.created_at, trail_comments.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('trail_comments.created_at', 'desc').orderBy('trail_comments.id', 'desc').limit(limit).execute()
}

/** Nothing hangs on an answer, so one that was removed is gone. */
export function listAnswers(
  db: Db,
  accountId: string,
  { parentId, after, limit }: { parentId: string; after: Moment | undefined; limit: number },
): Promise<CommentRow[]> {
  let query = comments(db, accountId)
    .where('trail_comments.parent_id', '=', parentId)
    .where(sql<boolean>`not ${isGoneFor(accountId)}`)
  if (after)
    query = query.where(
      sql<boolean>`(trail_comments.created_at, trail_comments.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  return query.orderBy('trail_comments.created_at').orderBy('trail_comments.id').limit(limit).execute()
}

export function findComment(db: Db, accountId: string, id: string): Promise<CommentRow | undefined> {
  return comments(db, accountId).where('trail_comments.id', '=', id).executeTakeFirst()
}

/** On a class that the person may open. To a visitor on trial nobody speaks (G15). */
export async function findVisibleComment(db: Db, learner: Learner, id: string): Promise<{ id: string } | undefined> {
  if (!learner.isMember) return undefined
  return visibleContents(db, learner)
    .innerJoin('trail_comments', 'trail_comments.content_id', 'module_contents.id')
    .select('trail_comments.id')
    .where('trail_comments.id', '=', id)
    .executeTakeFirst()
}

export interface LockedComment {
  id: string
  contentId: string
  parentId: string | null
  authorId: string | null
  authorUserId: string | null
  isRemoved: boolean
  /** Nothing but a place for its answers. */
  isEmptied: boolean
}

function lockable(tx: Tx, id: string) {
  return tx
    .selectFrom('trail_comments')
    .leftJoin('accounts', 'accounts.id', 'trail_comments.account_id')
    .select([
      'trail_comments.id',
      'trail_comments.content_id as contentId',
      'trail_comments.parent_id as parentId',
      'trail_comments.account_id as authorId',
      'accounts.user_id as authorUserId',
      // To what moderation took off nobody answers, and nothing of it changes.
      sql<boolean>`(trail_comments.is_removed or trail_comments.hidden_at is not null)`.as('isRemoved'),
      'trail_comments.is_removed as isEmptied',
    ])
    .where('trail_comments.id', '=', id)
}

export function lockComment(tx: Tx, id: string): Promise<LockedComment | undefined> {
  return lockable(tx, id).forUpdate('trail_comments').executeTakeFirst()
}

/** Only against removal: likes of many must not queue on the comment. */
export function holdComment(tx: Tx, id: string): Promise<LockedComment | undefined> {
  return lockable(tx, id).forKeyShare('trail_comments').executeTakeFirst()
}

/** The one at the top of its thread, which whoever adds an answer or takes one away holds. G36 */
export async function lockTop(tx: Tx, id: string): Promise<LockedComment | undefined> {
  const row = await tx
    .selectFrom('trail_comments')
    .select(sql<string>`coalesce(parent_id, id)`.as('topId'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lockComment(tx, row.topId)
}

export async function insertComment(
  tx: Tx,
  comment: { contentId: string; accountId: string; parentId: string | null; text: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('trail_comments')
    .values({
      content_id: comment.contentId,
      account_id: comment.accountId,
      parent_id: comment.parentId,
      text: comment.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateText(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('trail_comments')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function hasAnswers(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('trail_comments').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The words go, the place stays. */
export async function emptyComment(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('trail_comments').set({ text: '', is_removed: true }).where('id', '=', id).execute()
  await tx.deleteFrom('trail_comment_likes').where('comment_id', '=', id).execute()
}

export async function deleteComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('trail_comments').where('id', '=', id).execute()
}

/** True where there was a like to take back. */
export async function deleteLike(tx: Tx, commentId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('trail_comment_likes')
    .where('comment_id', '=', commentId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertLike(tx: Tx, commentId: string, accountId: string): Promise<void> {
  await tx.insertInto('trail_comment_likes').values({ comment_id: commentId, account_id: accountId }).execute()
}

export async function countLikes(tx: Tx, commentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('trail_comment_likes')
    .select(sql<number>`count(*)`.as('count'))
    .where('comment_id', '=', commentId)
    .executeTakeFirstOrThrow()
  return count
}

/** How a comment reads in its thread, with what was said before and after it: for the school's moderators. */
export function listAround(db: Db, id: string, around: number) {
  return sql<{ id: string; authorAccountId: string | null; text: string; at: Date }>`
    with it as (select * from trail_comments where id = ${id}),
    near as (
      (select c.* from trail_comments c, it where c.content_id = it.content_id and c.parent_id is not distinct from it.parent_id
        and (c.created_at, c.id) < (it.created_at, it.id) order by c.created_at desc, c.id desc limit ${around})
      union all select * from it
      union all (select c.* from trail_comments c, it where c.content_id = it.content_id
        and c.parent_id is not distinct from it.parent_id and (c.created_at, c.id) > (it.created_at, it.id)
        order by c.created_at, c.id limit ${around})
      union all (select c.* from trail_comments c, it where c.id = it.parent_id))
    select id, account_id as "authorAccountId", text, created_at as at from near order by created_at, id`
    .execute(db)
    .then(({ rows }) => rows)
}

/** What is left around a comment that is gone: what it answered, or the class that it was said to. */
export async function findAround(db: Db, withinId: string) {
  const answered = await db
    .selectFrom('trail_comments')
    .innerJoin('module_contents', 'module_contents.id', 'trail_comments.content_id')
    .select(['trail_comments.id', 'trail_comments.account_id as authorAccountId', 'trail_comments.text'])
    .select(['trail_comments.created_at as at', 'module_contents.title as place'])
    .where('trail_comments.id', '=', withinId)
    .executeTakeFirst()
  if (answered) {
    const { place, ...said } = answered
    return { place, around: [said] }
  }
  const content = await db.selectFrom('module_contents').select('title').where('id', '=', withinId).executeTakeFirst()
  return content && { place: content.title, around: [] }
}

export function findWritten(db: Db, id: string) {
  return db
    .selectFrom('trail_comments')
    .innerJoin('module_contents', 'module_contents.id', 'trail_comments.content_id')
    .select([
      'trail_comments.id',
      'trail_comments.account_id as authorAccountId',
      'trail_comments.text',
      'trail_comments.is_removed as isRemoved',
      'trail_comments.hidden_at as hiddenAt',
      'module_contents.title as place',
      sql<string>`coalesce(trail_comments.parent_id, trail_comments.content_id)`.as('withinId'),
    ])
    .where('trail_comments.id', '=', id)
    .executeTakeFirst()
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('trail_comments')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute()
}
