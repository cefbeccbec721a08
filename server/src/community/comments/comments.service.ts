import { randomUUID } from 'node:crypto'
import type { PostComment, PostThread } from '@trilha/contract/community/comments'
import type { Mention, ReactionCounts } from '@trilha/contract/community/post-shapes'
import type { Reaction } from '@trilha/contract/constants'
import { findBriefs } from '../../identity/accounts/public.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery, type Moment } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { noteTakenAway } from '../moderation/public.ts'
import { countsOf, findNamed, holdPost, mustTakePart, nextReaction, takePart } from '../posts/public.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { maskForSchool } from '../words/public.ts'
import { presentComment } from './comments.present.ts'
import * as repo from './comments.repo.ts'
import { mayEdit, mayRemove, packIds, RELEVANT_FIRST, unpackIds } from './comments.rules.ts'

/** Shown under a comment before somebody asks for all (decision G17). */
const firstAnswers = 2

export async function listAll(
  db: Db,
  reader: CommunityViewer,
  { postId, pSize, cursor }: PageQuery & { postId: string },
): Promise<Page<PostComment>> {
  const rows = await repo.listAll(db, reader, { postId, from: readCursor(cursor, readMoment), limit: pSize + 1 })
  return presentPage(db, reader, { pSize, rows })
}

export async function listAnswers(
  db: Db,
  reader: CommunityViewer,
  { parentId, pSize, cursor }: PageQuery & { parentId: string },
): Promise<Page<PostComment>> {
  const rows = await repo.listAnswers(db, reader, { parentId, from: readCursor(cursor, readMoment), limit: pSize + 1 })
  return presentPage(db, reader, { pSize, rows })
}

async function presentPage(
  db: Db,
  reader: CommunityViewer,
  { pSize, rows }: { pSize: number; rows: readonly repo.CommentRow[] },
): Promise<Page<PostComment>> {
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: (row) => presentComment(row, { reader, briefs }),
    position: ({ position, id }) => [position, id],
  })
}

export async function listThreads(
  db: Db,
  reader: CommunityViewer,
  { postId, pSize, cursor, isRelevant }: PageQuery & { postId: string; isRelevant: boolean },
): Promise<Page<PostThread>> {
  const limit = pSize + 1
  if (!isRelevant) {
    const rows = await repo.listNewest(db, reader, { postId, from: readCursor(cursor, readMoment), limit })
    return presentThreads(db, reader, { pSize, rows, position: ({ position, id }) => [position, id] })
  }
  const { shown, from } = readCursor(cursor, readShown) ?? { shown: [] }
  if (shown.length >= RELEVANT_FIRST) {
    const rows = await repo.listNewest(db, reader, { postId, shown, from, limit })
    const position = (row: repo.CommentRow) => [packIds(shown), row.position, row.id]
    return presentThreads(db, reader, { pSize, rows, position })
  }
  const rows = await repo.listRelevant(db, reader, { postId, shown, limit })
  const next = [...shown, ...rows.slice(0, pSize).map(({ id }) => id)]
  return presentThreads(db, reader, { pSize, rows, position: () => [packIds(next)] })
}

/**
 * Where somebody is in the list by relevance. What is said to a comment changes its rank while they read, so no rank
 * says what they have seen: the cursor carries what they were shown, and, once the others come by time, the last of
 * these (decision G37: nothing repeats and nothing is skipped while others write).
 */
function readShown([packed, ...at]: readonly unknown[]): { shown: string[]; from?: Moment } | undefined {
  const shown = unpackIds(packed)
  if (!shown || at.length === 0) return shown && { shown }
  const from = readMoment(at)
  return from && { shown, from }
}

async function presentThreads(
  db: Db,
  reader: CommunityViewer,
  {
    pSize,
    rows,
    position,
  }: { pSize: number; rows: readonly repo.CommentRow[]; position(row: repo.CommentRow): string[] },
): Promise<Page<PostThread>> {
  const shown = rows.slice(0, pSize)
  const answers = await repo.listFirstAnswers(db, reader, { parentIds: shown.map(({ id }) => id), each: firstAnswers })
  const briefs = await briefsOf(db, [...shown, ...answers])
  const known = { reader, briefs }
  return pageOf(rows, {
    pSize,
    present: (row) => ({
      ...presentComment(row, known),
      answers: answers.filter(({ parentId }) => parentId === row.id).map((answer) => presentComment(answer, known)),
    }),
    position,
  })
}

function briefsOf(db: Db, rows: readonly repo.CommentRow[]) {
  return findBriefs(db, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))])
}

export async function getComment(db: Db, reader: CommunityViewer, id: string): Promise<PostComment> {
  const row = await repo.findComment(db, reader, id)
  if (!row) throw fail('nf_0004')
  return presentComment(row, { reader, briefs: await briefsOf(db, [row]) })
}

interface NewComment {
  postId: string
  text: string
  parentId?: string | undefined
  mentions?: readonly Mention[] | undefined
}

/** The first comment on a post pays, and only that one, and never on one's own (G19). Words are masked (E14). */
export function createComment(
  { db, emit }: Work,
  session: Session,
  { postId, parentId, mentions = [], ...wish }: NewComment,
): Promise<PostComment> {
  const { userId, accountId } = session
  return takePart(db, session, async (tx) => {
    const text = await maskForSchool(tx, session.schoolId, wish.text)
    const post = await holdPost(tx, session, postId)
    if (!post) throw fail('nf_0003')
    const top = parentId === undefined ? null : await lockThread(tx, session, { postId, parentId })
    const named = await findNamed(tx, session, { post: { id: postId }, text, mentions })
    const id = await repo.insertComment(tx, { postId, accountId, parentId: top, text })
    await repo.setMentions(tx, id, named)
    const { authorUserId } = post
    await emit(tx, 'post.commented', { actId: randomUUID(), userId, accountId, postId, authorUserId })
    return getComment(tx, session, id)
  })
}

/** One level: an answer to an answer goes to the comment above both (G36). Nobody answers what is no longer there. */
async function lockThread(
  tx: Tx,
  session: Session,
  { postId, parentId }: { postId: string; parentId: string },
): Promise<string> {
  const top = await repo.lockTop(tx, session, parentId)
  const parent = parentId === top?.id ? top : await repo.lockComment(tx, session, parentId)
  if (!top || !parent || parent.isRemoved || parent.postId !== postId) throw fail('nf_0004', { field: 'parentId' })
  return top.id
}

export function updateComment(
  db: Db,
  session: Session,
  change: { postId: string; commentId: string; text: string; mentions?: readonly Mention[] | undefined },
): Promise<PostComment> {
  mustTakePart(session)
  const { postId, commentId } = change
  return inTransaction(db, async (tx) => {
    const text = await maskForSchool(tx, session.schoolId, change.text)
    const comment = await repo.lockComment(tx, session, commentId)
    if (!comment || comment.isRemoved || comment.postId !== postId) throw fail('nf_0004', { field: 'commentId' })
    if (!mayEdit(session, comment)) throw fail('br_0003')
    await repo.updateText(tx, commentId, text)
    if (change.mentions) {
      const named = await findNamed(tx, session, { post: { id: postId }, text, mentions: change.mentions })
      await repo.setMentions(tx, commentId, named)
    }
    return getComment(tx, session, commentId)
  })
}

export async function removeComment(
  { db, requestId }: { db: Db; requestId: string },
  session: Session,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const top = await repo.lockTop(tx, session, id)
    const comment = top?.id === id ? top : await repo.lockComment(tx, session, id)
    if (!top || !comment || comment.isRemoved) throw fail('nf_0004')
    if (!mayRemove(session, comment)) throw fail('br_0003')
    await takeAway(tx, { comment, top })
    await noteTakenAway(tx, { session, requestId }, { entity: 'COMMENT', contentId: id })
    if (comment.authorId !== session.accountId) await noteRemoval(tx, session, { comment, requestId })
  })
}

type Held = Pick<repo.LockedComment, 'id' | 'isRemoved'>

/** What others answered stays under an empty place, and takes the place along when the last answer goes. */
export async function takeAway(tx: Tx, { comment: { id }, top }: { comment: Held; top: Held }): Promise<void> {
  await ((await repo.hasAnswers(tx, id)) ? repo.emptyComment(tx, id) : repo.deleteComment(tx, id))
  const isLast = id !== top.id && top.isRemoved && !(await repo.hasAnswers(tx, top.id))
  if (isLast) await repo.deleteComment(tx, top.id)
}

/** Who takes somebody else's words away leaves a line. */
function noteRemoval(
  tx: Tx,
  { userId, accountId, schoolId }: Session,
  { comment, requestId }: { comment: repo.LockedComment; requestId: string },
): Promise<void> {
  return audit(tx, {
    action: 'postComment.removed',
    actorUserId: userId,
    actorAccountId: accountId,
    schoolId,
    subject: { kind: 'postComment', id: comment.id },
    details: { postId: comment.postId, authorAccountId: comment.authorId },
    requestId,
  })
}

/** Whatever the number of taps: one row at most, and as many rows as the counts say (E11). */
export function react(
  { db, emit }: Work,
  session: Session,
  { id, type }: { id: string; type: Reaction },
): Promise<{ myReaction: Reaction | null; reactions: ReactionCounts }> {
  const { userId, accountId } = session
  return takePart(db, session, async (tx) => {
    const comment = await repo.holdComment(tx, session, id)
    if (!comment || comment.isRemoved) throw fail('nf_0004')
    const next = (now: Reaction | null) => nextReaction(now, type)
    const { before, after } = await repo.setReaction(tx, { commentId: id, accountId, next })
    const { authorUserId } = comment
    if (before === null && authorUserId)
      await emit(tx, 'comment.liked', { actId: randomUUID(), userId, accountId, commentId: id, authorUserId })
    return { myReaction: after, reactions: countsOf(await repo.countReactions(tx, id)) }
  })
}

export async function toggleLike(work: Work, session: Session, id: string): Promise<{ liked: boolean; likes: number }> {
  const { myReaction, reactions } = await react(work, session, { id, type: 'LIKE' })
  return { liked: myReaction === 'LIKE', likes: reactions.LIKE }
}
