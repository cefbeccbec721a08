import type { PostMediaType, PostAudience, Reaction } from '@trilha/contract/constants'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { asSaid, type FoundPlace, type ThingIds } from '../../platform/places.ts'
import type { Moment } from '../../platform/http/page.ts'
import {
  classesOf,
  isCommentSeenBy,
  isOriginalSeenBy,
  isPostSeenBy,
  isThereFor,
  type CommunityViewer,
} from '../sight/public.ts'
import type { PostTables } from './posts.tables.ts'

export interface PostRow {
  id: string
  accountId: string
  audience: PostAudience
  className: string | null
  text: string
  tags: string[]
  sharedPostId: string | null
  linkPreviewId: string | null
  sharedAlbumId: string | null
  sharedPhotoId: string | null
  isHidden: boolean
  createdAt: Date
  editedAt: Date | null
  media: { fileId: string; type: PostMediaType }[]
  subjects: { id: string; name: string }[]
  mentions: { id: string; name: string }[]
  reactions: Partial<Record<Reaction, number>>
  myReaction: Reaction | null
  /** Accounts. */
  reactedBy: string[]
  savedPostId: string | null
  isOriginalGone: boolean
  shares: number
  comments: number
}

/** With all that hangs on them, in one query; of who is not there for the reader nothing is told. */
export async function listPosts(db: Db, viewer: CommunityViewer, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return []
  const me = viewer.accountId
  const { rows } = await sql<PostRow>`
    select posts.id, posts.account_id as "accountId", posts.audience, classes.name as "className", posts.text,
      posts.tags, case when original.shows then posts.shared_post_id end as "sharedPostId",
      case when original.shows then posts.shared_album_id end as "sharedAlbumId",
      case when original.shows then posts.shared_photo_id end as "sharedPhotoId",
      posts.link_preview_id as "linkPreviewId", posts.hidden_at is not null as "isHidden",
      posts.is_original_gone or not original.shows as "isOriginalGone",
      posts.created_at as "createdAt", posts.edited_at as "editedAt",
      array(select jsonb_build_object('fileId', file_id, 'type', type) from post_files
        where post_id = posts.id order by position) as media,
      array(select jsonb_build_object('id', subjects.id, 'name', subjects.name) from post_subjects
        join subjects on subjects.id = post_subjects.subject_id
        where post_id = posts.id order by subjects.name) as subjects,
      array(select jsonb_build_object('id', named.user_id, 'name', post_mentions.name) from post_mentions
        join accounts as named on named.id = post_mentions.account_id
        where post_id = posts.id and (named.id = ${me} or ${isThereFor(viewer, 'named')})
        order by post_mentions.name) as mentions,
      (select coalesce(jsonb_object_agg(reaction, n), '{}') from (select reaction, count(*) as n from post_reactions
        where post_id = posts.id group by reaction) as counted) as reactions,
      (select reaction from post_reactions where post_id = posts.id and account_id = ${me}) as "myReaction",
      array(select reactor.id from post_reactions join accounts as reactor on reactor.id = post_reactions.account_id
        where post_id = posts.id and ${isThereFor(viewer, 'reactor')} and reactor.id <> ${me}
        order by post_reactions.created_at desc, reactor.id desc limit 2) as "reactedBy",
      (select id from saved_posts where post_id = posts.id and account_id = ${me}) as "savedPostId",
      (select count(*) from posts as share where share.shared_post_id = posts.id) as shares,
      (select count(*) from post_comments where post_id = posts.id and not is_removed
        and ${isCommentSeenBy(viewer)}) as comments
    from posts left join classes on classes.id = posts.class_id and posts.audience = 'CLASS'
      -- Of others whoever sees the post sees that too.
      cross join lateral (select posts.account_id <> ${me} or ${isOriginalSeenBy(viewer)} as shows) as original
    where posts.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export async function isVisiblePost(db: Db, viewer: CommunityViewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where(isPostSeenBy(viewer))
    .executeTakeFirst()
  return row !== undefined
}

/** Of these posts the ones whose page the reader may open. */
export async function findPostPlaces(db: Db, reader: CommunityViewer, { POST: ids }: ThingIds): Promise<FoundPlace[]> {
  if (!ids) return []
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'text'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isPostSeenBy(reader))
    .execute()
  return rows.map(({ id, text }) => ({ kind: 'POST', id, place: { type: 'POST', postId: id }, subject: asSaid(text) }))
}

export interface HeldPost {
  id: string
  accountId: string
  authorUserId: string
  text: string
  sharedPostId: string | null
  sharedAlbumId: string | null
  sharedPhotoId: string | null
  isOriginalGone: boolean
}

function holdable(tx: Tx, viewer: CommunityViewer, id: string) {
  return tx
    .selectFrom('posts')
    .innerJoin('accounts', 'accounts.id', 'posts.account_id')
    .select([
      'posts.id',
      'posts.account_id as accountId',
      'accounts.user_id as authorUserId',
      'posts.text',
      'posts.shared_post_id as sharedPostId',
      'posts.shared_album_id as sharedAlbumId',
      'posts.shared_photo_id as sharedPhotoId',
      sql<boolean>`(posts.is_original_gone or not ${isOriginalSeenBy(viewer)})`.as('isOriginalGone'),
    ])
    .where('posts.id', '=', id)
    .where(isPostSeenBy(viewer))
}

/** Only against removal: reactions of many must not queue on the post. */
export function holdPost(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldPost | undefined> {
  return holdable(tx, viewer, id).forKeyShare('posts').executeTakeFirst()
}

export function lockPost(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldPost | undefined> {
  return holdable(tx, viewer, id).forUpdate('posts').executeTakeFirst()
}

export async function insertPost(tx: Tx, post: Insertable<PostTables['posts']>): Promise<string> {
  const { id } = await tx.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePost(tx: Tx, id: string, change: { text?: string; tags?: string[] }): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ ...change, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function setLinkPreview(tx: Tx, id: string, linkPreviewId: string | null): Promise<void> {
  await tx.updateTable('posts').set({ link_preview_id: linkPreviewId }).where('id', '=', id).execute()
}

/** What others wrote to it stays theirs alone (the database sees to it). Whose it was; undefined where it is gone already. */
export async function deletePost(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('posts').where('id', '=', id).returning('account_id').executeTakeFirst()
  return row?.account_id
}

/** The classes that somebody writes for: a student's own, those that a professor teaches. */
export async function listWritableClasses(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await classesOf({ accountId }).execute(db)
  return rows.map(({ class_id }) => class_id)
}

/** Whether all of them are topics of the school. */
export async function areSubjectsOf(db: Db, schoolId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from subjects where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0]!.count === ids.length
}

export async function setSubjects(tx: Tx, postId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('post_subjects').where('post_id', '=', postId).execute()
  if (ids.length === 0) return
  await sql`
    insert into post_subjects (post_id, subject_id, audience, class_id, account_id, created_at)
    select posts.id, subject_id, posts.audience, posts.class_id, posts.account_id, posts.created_at
    from posts, unnest(${[...ids]}::uuid[]) as subject_id where posts.id = ${postId}`.execute(tx)
}

export async function setMentions(
  tx: Tx,
  postId: string,
  mentions: readonly { accountId: string; name: string }[],
): Promise<void> {
  await tx.deleteFrom('post_mentions').where('post_id', '=', postId).execute()
  if (mentions.length === 0) return
  await sql`
    insert into post_mentions (post_id, account_id, name, created_at)
    select posts.id, named.account_id, named.name, posts.created_at
    from posts, unnest(${mentions.map(({ accountId }) => accountId)}::uuid[],
      ${mentions.map(({ name }) => name)}::text[]) as named (account_id, name)
    where posts.id = ${postId}`.execute(tx)
}

export async function listFileIds(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx.selectFrom('post_files').select('file_id').where('post_id', '=', postId).execute()
  return rows.map(({ file_id }) => file_id)
}

export async function setFiles(
  tx: Tx,
  postId: string,
  files: readonly { fileId: string; type: PostMediaType }[],
): Promise<void> {
  await tx.deleteFrom('post_files').where('post_id', '=', postId).execute()
  if (files.length === 0) return
  await tx
    .insertInto('post_files')
    .values(files.map(({ fileId, type }, at) => ({ post_id: postId, position: at + 1, file_id: fileId, type })))
    .execute()
}

export async function findReaction(tx: Tx, postId: string, accountId: string): Promise<Reaction | null> {
  const row = await tx
    .selectFrom('post_reactions')
    .select('reaction')
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.reaction ?? null
}

export async function setReaction(
  tx: Tx,
  { postId, accountId, reaction }: { postId: string; accountId: string; reaction: Reaction | null },
): Promise<void> {
  if (reaction === null) {
    await tx.deleteFrom('post_reactions').where('post_id', '=', postId).where('account_id', '=', accountId).execute()
    return
  }
  await tx
    .insertInto('post_reactions')
    .values({ post_id: postId, account_id: accountId, reaction })
    .onConflict((conflict) => conflict.columns(['post_id', 'account_id']).doUpdateSet({ reaction }))
    .execute()
}

export async function countReactions(db: Db, postId: string): Promise<Partial<Record<Reaction, number>>> {
  const rows = await db
    .selectFrom('post_reactions')
    .select('reaction')
    .select(sql<number>`count(*)`.as('count'))
    .where('post_id', '=', postId)
    .groupBy('reaction')
    .execute()
  return Object.fromEntries(rows.map(({ reaction, count }) => [reaction, count]))
}

export interface ReactorRow {
  accountId: string
  reaction: Reaction
  position: string
}

/** Of who is there for the reader, and oneself. */
export async function listReactors(
  db: Db,
  viewer: CommunityViewer,
  { postId, before, limit }: { postId: string; before: Moment | undefined; limit: number },
): Promise<ReactorRow[]> {
  let query = db
    .selectFrom('post_reactions')
    .innerJoin('accounts', 'accounts.id', 'post_reactions.account_id')
    .select(['post_reactions.account_id as accountId', 'post_reactions.reaction'])
    .select(sql<string>`post_reactions.created_at::text`.as('position'))
    .where('post_id', '=', postId)
    .where(sql<boolean>`(accounts.id = ${viewer.accountId} or ${isThereFor(viewer)})`)
  if (before)
    query = query.where(
      sql<boolean>`(post_reactions.created_at, post_reactions.account_id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query
    .orderBy('post_reactions.created_at', 'desc')
    .orderBy('post_reactions.account_id', 'desc')
    .limit(limit)
    .execute()
}

/** Of these posts, those that somebody else wrote. */
export async function listOfOthers(db: Db, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('account_id', '<>', accountId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** How many of these posts are about each subject that the account follows, its own aside. */
export async function countBySubject(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('post_subjects')
    .innerJoin('followed_subjects', 'followed_subjects.subject_id', 'post_subjects.subject_id')
    .select('post_subjects.subject_id as subjectId')
    .select(sql<number>`count(*)`.as('count'))
    .where('post_subjects.post_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('post_subjects.account_id', '<>', accountId)
    .where('followed_subjects.account_id', '=', accountId)
    .groupBy('post_subjects.subject_id')
    .execute()
  return new Map(rows.map(({ subjectId, count }) => [subjectId, count]))
}
