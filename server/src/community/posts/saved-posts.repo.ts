import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isPostSeenBy, type CommunityViewer } from '../sight/public.ts'

export interface SavedRow {
  id: string
  postId: string
  createdAt: Date
  position: string
}

/** One's own whose post is still there for one. */
function saved(db: Db, viewer: CommunityViewer) {
  return db
    .selectFrom('saved_posts')
    .innerJoin('posts', 'posts.id', 'saved_posts.post_id')
    .select(['saved_posts.id', 'saved_posts.post_id as postId', 'saved_posts.created_at as createdAt'])
    .select(sql<string>`saved_posts.created_at::text`.as('position'))
    .where('saved_posts.account_id', '=', viewer.accountId)
    .where(isPostSeenBy(viewer))
}

export function listSaved(
  db: Db,
  viewer: CommunityViewer,
  { before, limit }: { before: Moment | undefined; limit: number },
): Promise<SavedRow[]> {
  let query = saved(db, viewer)
  if (before)
    query = query.where(
      sql<boolean>`(saved_posts.created_at, saved_posts.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('saved_posts.created_at', 'desc').orderBy('saved_posts.id', 'desc').limit(limit).execute()
}

export function findSaved(db: Db, viewer: CommunityViewer, id: string): Promise<SavedRow | undefined> {
  return saved(db, viewer).where('saved_posts.id', '=', id).executeTakeFirst()
}

/** Whether it is on the person's list, whatever became of the post. */
export async function isOwnSaved(
  db: Db,
  { accountId }: Pick<CommunityViewer, 'accountId'>,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('saved_posts')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertSaved(tx: Tx, accountId: string, postId: string): Promise<string> {
  const { id } = await tx
    .insertInto('saved_posts')
    .values({ account_id: accountId, post_id: postId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True where it was there. */
export async function deleteSaved(
  tx: Tx,
  accountId: string,
  which: { id: string } | { postId: string },
): Promise<boolean> {
  const query = tx.deleteFrom('saved_posts').where('account_id', '=', accountId)
  const { numDeletedRows } = await (
    'id' in which ? query.where('id', '=', which.id) : query.where('post_id', '=', which.postId)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}
