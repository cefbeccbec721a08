import type { Reaction } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { asSaid, type FoundPlace, type ThingIds } from '../../platform/places.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isCommentSeenBy, isPostSeenBy, isThereFor, type CommunityViewer } from '../sight/public.ts'

export interface CommentRow {
  id: string
  postId: string
  postAuthorId: string
  parentId: string | null
  authorId: string | null
  text: string
  isRemoved: boolean
  mentions: { id: string; name: string }[]
  reactions: Partial<Record<Reaction, number>>
  myReaction: Reaction | null
  answersCount: number
  createdAt: Date
  editedAt: Date | null
  position: string
}

/** Reactions that are still there. */
const counts = sql`cross join lateral (select
  (select count(*) from post_comment_reactions where comment_id = comments.id) as reacted) as felt`

/** `where` and `order` speak of the row as `comments`, and of its answers as `said`. */
async function select(
  db: Db,
  viewer: CommunityViewer,
  { where, order, limit }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<CommentRow[]> {
  const me = viewer.accountId
  const { rows } = await sql<CommentRow>`
    select comments.id, comments.post_id as "postId", posts.account_id as "postAuthorId",
      comments.parent_id as "parentId", comments.account_id as "authorId", comments.text,
      comments.is_removed as "isRemoved", comments.created_at as "createdAt", comments.edited_at as "editedAt",
      comments.created_at::text as position,
      said.answers as "answersCount",
      array(select jsonb_build_object('id', named.user_id, 'name', post_comment_mentions.name)
        from post_comment_mentions join accounts as named on named.id = post_comment_mentions.account_id
        where comment_id = comments.id and (named.id = ${me} or ${isThereFor(viewer, 'named')})
        order by post_comment_mentions.name) as mentions,
      (select coalesce(jsonb_object_agg(reaction, n), '{}') from (select reaction, count(*) as n
        from post_comment_reactions where comment_id = comments.id group by reaction) as counted) as reactions,
      (select reaction from post_comment_reactions
        where comment_id = comments.id and account_id = ${me}) as "myReaction"
    from post_comments as comments join posts on posts.id = comments.post_id ${counts}
      cross join lateral (select count(*) as answers from post_comments as answer
        where answer.parent_id = comments.id and not answer.is_removed and ${isCommentSeenBy(viewer, 'answer')}) as said
    where ${where} and ${isCommentSeenBy(viewer, 'comments')}
      -- An empty place stays while somebody's answer hangs on it.
      and (not comments.is_removed or said.answers > 0)
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

const oldestFirst = sql`comments.created_at, comments.id`
const newestFirst = sql`comments.created_at desc, comments.id desc`
/**
 * How much was said to a comment: one for each person who reacted, one for each answer that is still there (decision
 * G17). Of equal ones the newest first, and of those written at the same moment the higher id.
 */
const relevantFirst = sql`felt.reacted + said.answers desc, comments.created_at desc, comments.id desc`

const after = (moment: Moment | undefined) =>
  moment ? sql`and (comments.created_at, comments.id) > (${moment.createdAt}::timestamptz, ${moment.id}::uuid)` : sql``
const before = (moment: Moment | undefined) =>
  moment ? sql`and (comments.created_at, comments.id) < (${moment.createdAt}::timestamptz, ${moment.id}::uuid)` : sql``

export function listAll(
  db: Db,
  viewer: CommunityViewer,
  { postId, from, limit }: { postId: string; from: Moment | undefined; limit: number },
): Promise<CommentRow[]> {
  const where = sql`comments.post_id = ${postId} ${after(from)}`
  return select(db, viewer, { where, order: oldestFirst, limit })
}

export function listNewest(
  db: Db,
  viewer: CommunityViewer,
  { from, limit, ...place }: TopLevel & { from: Moment | undefined },
): Promise<CommentRow[]> {
  return select(db, viewer, { where: sql`${topLevel(place)} ${before(from)}`, order: newestFirst, limit })
}

export function listRelevant(db: Db, viewer: CommunityViewer, { limit, ...place }: TopLevel): Promise<CommentRow[]> {
  return select(db, viewer, { where: topLevel(place), order: relevantFirst, limit })
}

interface TopLevel {
  postId: string
  /** Left out. */
  shown?: readonly string[]
  limit: number
}

function topLevel({ postId, shown = [] }: Omit<TopLevel, 'limit'>): RawBuilder<unknown> {
  return sql`comments.post_id = ${postId} and comments.parent_id is null
    and comments.id <> all(${[...shown]}::uuid[])`
}

/** Nothing hangs on an answer, so one that was removed is gone. */
export function listAnswers(
  db: Db,
  viewer: CommunityViewer,
  { parentId, from, limit }: { parentId: string; from: Moment | undefined; limit: number },
): Promise<CommentRow[]> {
  const where = sql`comments.parent_id = ${parentId} ${after(from)}`
  return select(db, viewer, { where, order: oldestFirst, limit })
}

/** The first of each, one query for all. */
export function listFirstAnswers(
  db: Db,
  viewer: CommunityViewer,
  { parentIds, each }: { parentIds: readonly string[]; each: number },
): Promise<CommentRow[]> {
  const where = sql`comments.id in (select first.id from unnest(${[...parentIds]}::uuid[]) as parent
    cross join lateral (select answer.id from post_comments as answer
      where answer.parent_id = parent and not answer.is_removed and ${isCommentSeenBy(viewer, 'answer')}
      order by answer.created_at, answer.id limit ${each}) as first)`
  return select(db, viewer, { where, order: oldestFirst, limit: parentIds.length * each })
}

/** On a post that the person sees. */
export async function findComment(db: Db, viewer: CommunityViewer, id: string): Promise<CommentRow | undefined> {
  const where = sql`comments.id = ${id} and ${isPostSeenBy(viewer)}`
  const [row] = await select(db, viewer, { where, order: oldestFirst, limit: 1 })
  return row
}

/** Of these comments the ones that the reader may open, each where its post is. */
export async function findCommentPlaces(
  db: Db,
  reader: CommunityViewer,
  { POST_COMMENT: ids }: ThingIds,
): Promise<FoundPlace[]> {
  if (!ids) return []
  const rows = await db
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_comments.post_id')
    .select(['post_comments.id', 'post_comments.post_id as postId', 'post_comments.text'])
    .where('post_comments.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('post_comments.is_removed', '=', false)
    .where(isPostSeenBy(reader))
    .where(isCommentSeenBy(reader))
    .execute()
  return rows.map(({ id, postId, text }) => ({
    kind: 'POST_COMMENT',
    id,
    place: { type: 'POST', postId },
    subject: asSaid(text),
  }))
}

export interface LockedComment {
  id: string
  postId: string
  postAuthorId: string
  parentId: string | null
  authorId: string | null
  authorUserId: string | null
  isRemoved: boolean
}

function lockable(tx: Tx, viewer: CommunityViewer, id: string) {
  return tx
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_comments.post_id')
    .leftJoin('accounts', 'accounts.id', 'post_comments.account_id')
    .select([
      'post_comments.id',
      'post_comments.post_id as postId',
      'posts.account_id as postAuthorId',
      'post_comments.parent_id as parentId',
      'post_comments.account_id as authorId',
      'accounts.user_id as authorUserId',
      'post_comments.is_removed as isRemoved',
    ])
    .where('post_comments.id', '=', id)
    .where(isPostSeenBy(viewer))
    .where(isCommentSeenBy(viewer, 'post_comments'))
}

export function lockComment(tx: Tx, viewer: CommunityViewer, id: string): Promise<LockedComment | undefined> {
  return lockable(tx, viewer, id).forUpdate('post_comments').executeTakeFirst()
}

/** Only against removal: reactions of many must not queue on the comment. */
export function holdComment(tx: Tx, viewer: CommunityViewer, id: string): Promise<LockedComment | undefined> {
  return lockable(tx, viewer, id).forKeyShare('post_comments').executeTakeFirst()
}

/** The one at the top of its thread, which whoever adds an answer or takes one away holds. G36 */
export async function lockTop(tx: Tx, viewer: CommunityViewer, id: string): Promise<LockedComment | undefined> {
  const row = await tx
    .selectFrom('post_comments')
    .select(sql<string>`coalesce(parent_id, id)`.as('topId'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lockComment(tx, viewer, row.topId)
}

export async function insertComment(
  tx: Tx,
  comment: { postId: string; accountId: string; parentId: string | null; text: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('post_comments')
    .values({
      post_id: comment.postId,
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
    .updateTable('post_comments')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function setMentions(
  tx: Tx,
  commentId: string,
  mentions: readonly { accountId: string; name: string }[],
): Promise<void> {
  await tx.deleteFrom('post_comment_mentions').where('comment_id', '=', commentId).execute()
  if (mentions.length === 0) return
  await tx
    .insertInto('post_comment_mentions')
    .values(mentions.map(({ accountId, name }) => ({ comment_id: commentId, account_id: accountId, name })))
    .execute()
}

export async function hasAnswers(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('post_comments').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The words go, the place stays. */
export async function emptyComment(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('post_comments').set({ text: '', is_removed: true }).where('id', '=', id).execute()
  await tx.deleteFrom('post_comment_reactions').where('comment_id', '=', id).execute()
  await tx.deleteFrom('post_comment_mentions').where('comment_id', '=', id).execute()
}

export async function deleteComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('post_comments').where('id', '=', id).execute()
}

/** What it was before; null takes it back. */
export async function setReaction(
  tx: Tx,
  {
    commentId,
    accountId,
    next,
  }: { commentId: string; accountId: string; next: (now: Reaction | null) => Reaction | null },
): Promise<{ before: Reaction | null; after: Reaction | null }> {
  const row = await tx
    .deleteFrom('post_comment_reactions')
    .where('comment_id', '=', commentId)
    .where('account_id', '=', accountId)
    .returning('reaction')
    .executeTakeFirst()
  const now = row?.reaction ?? null
  const reaction = next(now)
  if (reaction !== null)
    await tx
      .insertInto('post_comment_reactions')
      .values({ comment_id: commentId, account_id: accountId, reaction })
      .execute()
  return { before: now, after: reaction }
}

export async function countReactions(db: Db, commentId: string): Promise<Partial<Record<Reaction, number>>> {
  const { rows } = await sql<{ reaction: Reaction; count: number }>`
    select reaction, count(*) from post_comment_reactions where comment_id = ${commentId} group by reaction`.execute(db)
  return Object.fromEntries(rows.map(({ reaction, count }) => [reaction, count]))
}

export function findWritten(db: Db, id: string) {
  return db
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_comments.post_id')
    .leftJoin('classes', 'classes.id', 'posts.class_id')
    .select([
      'post_comments.account_id as authorAccountId',
      'post_comments.text',
      'post_comments.is_removed as isRemoved',
      'post_comments.hidden_at as hiddenAt',
      'classes.name as place',
      'post_comments.post_id as withinId',
    ])
    .where('post_comments.id', '=', id)
    .executeTakeFirst()
}

/** What was said to a post, when that is gone, is judged by the post. */
export async function findPostAround(db: Db, postId: string) {
  const post = await db
    .selectFrom('posts')
    .leftJoin('classes', 'classes.id', 'posts.class_id')
    .select(['posts.id', 'posts.account_id as authorAccountId', 'posts.text', 'posts.created_at as at'])
    .select('classes.name as place')
    .where('posts.id', '=', postId)
    .executeTakeFirst()
  if (!post) return undefined
  const { place, ...said } = post
  return { place, around: [said] }
}

/** The post that it was said to, what it answers, and what was said before and after it at the same place. */
export async function listAround(db: Db, id: string, around: number) {
  const beside = sql`post_comments c, it where c.post_id = it.post_id and not c.is_removed
    and c.parent_id is not distinct from it.parent_id`
  const { rows } = await sql<{ id: string; authorAccountId: string | null; text: string; at: Date }>`
    with it as (select * from post_comments where id = ${id}),
    near as (
      (select c.* from ${beside} and (c.created_at, c.id) < (it.created_at, it.id)
        order by c.created_at desc, c.id desc limit ${around})
      union all select * from it
      union all (select c.* from ${beside} and (c.created_at, c.id) > (it.created_at, it.id)
        order by c.created_at, c.id limit ${around})
      union all (select c.* from post_comments c, it where c.id = it.parent_id)),
    read as (
      select posts.id, posts.account_id, posts.text, posts.created_at from posts, it where posts.id = it.post_id
      union all select id, account_id, text, created_at from near)
    select id, account_id as "authorAccountId", text, created_at as at from read order by created_at, id`.execute(db)
  return rows
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('post_comments')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute()
}

type Held = Pick<LockedComment, 'id' | 'isRemoved'>

/** A comment and the one above it, or itself, whoever sees them; the upper first, as whoever answers locks it. */
export async function lockThread(tx: Tx, id: string): Promise<{ comment: Held; top: Held } | undefined> {
  const row = await tx.selectFrom('post_comments').select('parent_id').where('id', '=', id).executeTakeFirst()
  const held = async (one: string) =>
    tx
      .selectFrom('post_comments')
      .select(['id', 'is_removed as isRemoved'])
      .where('id', '=', one)
      .forUpdate()
      .executeTakeFirst()
  const top = row && (await held(row.parent_id ?? id))
  const comment = top && (row.parent_id === null ? top : await held(id))
  return comment && { comment, top }
}
