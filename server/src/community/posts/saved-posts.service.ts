import type { SavedPost } from '@trilha/contract/community/saved-posts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { FileWork } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { presentPosts } from './posts.present.ts'
import { holdPost } from './posts.repo.ts'
import * as repo from './saved-posts.repo.ts'
import { mustTakePart } from './take-part.ts'

export async function listSaved(
  work: FileWork,
  viewer: CommunityViewer,
  { pSize, cursor }: PageQuery,
): Promise<Page<SavedPost>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listSaved(work.db, viewer, { before, limit: pSize + 1 })
  const presented = new Map((await present(work, viewer, rows.slice(0, pSize))).map((saved) => [saved.id, saved]))
  const page = pageOf(rows, {
    pSize,
    present: ({ id }) => presented.get(id),
    position: ({ position, id }) => [position, id],
  })
  return { ...page, content: page.content.filter((saved) => saved !== undefined) }
}

/** Without those whose post went between the two looks. */
async function present(work: FileWork, viewer: CommunityViewer, rows: readonly repo.SavedRow[]): Promise<SavedPost[]> {
  const posts = await presentPosts(
    work,
    viewer,
    rows.map(({ postId }) => postId),
  )
  const byId = new Map(posts.map((post) => [post.id, post]))
  return rows.flatMap(({ id, postId, createdAt }) => {
    const post = byId.get(postId)
    return post ? [{ id, savedAt: createdAt.toISOString(), post }] : []
  })
}

export async function getSaved(work: FileWork, viewer: CommunityViewer, id: string): Promise<SavedPost> {
  const row = await repo.findSaved(work.db, viewer, id)
  const [saved] = row ? await present(work, viewer, [row]) : []
  if (!saved) throw fail('nf_0030')
  return saved
}

export function savePost({ db, platform }: FileWork, session: Session, postId: string): Promise<SavedPost> {
  mustTakePart(session)
  return inTransaction(db, async (tx) => {
    if (!(await holdPost(tx, session, postId))) throw fail('nf_0003')
    const id = await repo.insertSaved(tx, session.accountId, postId)
    return getSaved({ db: tx, platform }, session, id)
  })
}

export async function removeSaved(
  db: Db,
  { accountId }: Session,
  which: { id: string } | { postId: string },
): Promise<void> {
  if (!(await inTransaction(db, (tx) => repo.deleteSaved(tx, accountId, which)))) throw fail('nf_0030')
}
