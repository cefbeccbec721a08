import { randomUUID } from 'node:crypto'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { noteTakenAway } from '../../community/moderation/public.ts'
import { maskForSchool } from '../../community/words/public.ts'
import * as wallets from '../../economy/wallets/public.ts'
import { findBriefs } from '../../identity/accounts/public.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { suspensionOf } from '../../platform/session/policy.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findVisibleContent, type Learner } from '../courses/public.ts'
import { presentComment } from './class-comments.present.ts'
import * as repo from './class-comments.repo.ts'
import { mayEdit, mayRemove } from './class-comments.rules.ts'

/** A visitor on trial neither hears nor speaks: the people of the school do not know them (G15). */
export async function listByContent(
  db: Db,
  reader: Learner,
  { contentId, pSize, cursor }: PageQuery & { contentId: string },
): Promise<Page<ClassComment>> {
  const before = readCursor(cursor, readMoment)
  const rows = reader.isMember ? await repo.listTop(db, reader.accountId, { contentId, before, limit: pSize + 1 }) : []
  return presentPage(db, reader, { pSize, rows })
}

export async function listAnswers(
  db: Db,
  reader: Learner,
  { parentId, pSize, cursor }: PageQuery & { parentId: string },
): Promise<Page<ClassComment>> {
  const after = readCursor(cursor, readMoment)
  return presentPage(db, reader, {
    pSize,
    rows: await repo.listAnswers(db, reader.accountId, { parentId, after, limit: pSize + 1 }),
  })
}

async function presentPage(
  db: Db,
  reader: Learner,
  { pSize, rows }: { pSize: number; rows: readonly repo.CommentRow[] },
): Promise<Page<ClassComment>> {
  const briefs = await briefsOf(db, rows)
  return pageOf(rows, {
    pSize,
    present: (row) => presentComment(row, { reader, briefs }),
    position: ({ position, id }) => [position, id],
  })
}

function briefsOf(db: Db, rows: readonly repo.CommentRow[]) {
  return findBriefs(db, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))])
}

async function getComment(db: Db, reader: Learner, id: string): Promise<ClassComment> {
  const row = await repo.findComment(db, reader.accountId, id)
  if (!row) throw fail('nf_0027')
  return presentComment(row, { reader, briefs: await briefsOf(db, [row]) })
}

/** The first comment on a class pays, and only that one (G19). Words that are not used at school are masked (E14). */
export function createComment(
  { db, emit }: Work,
  session: Session,
  { contentId, text, parentId }: { contentId: string; text: string; parentId?: string | undefined },
): Promise<ClassComment> {
  const { userId, accountId } = session
  if (!session.isMember) throw fail('br_0038')
  refuseSuspended(session)
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, userId)
    const content = await findVisibleContent(tx, session, contentId)
    if (!content) throw fail('nf_0017')
    const top = parentId === undefined ? null : await lockThread(tx, contentId, parentId)
    const masked = await maskForSchool(tx, session.schoolId, text)
    const id = await repo.insertComment(tx, { contentId, accountId, parentId: top, text: masked })
    await emit(tx, 'content.commented', { actId: randomUUID(), userId, accountId, contentId, name: content.title })
    return getComment(tx, session, id)
  })
}

/** Whom the school's moderation shut out does not speak in classes either, for as long (D7). */
function refuseSuspended(session: Session): void {
  if (session.suspendedUntil !== null) throw suspensionOf(session, session.suspendedUntil)
}

/** One level: an answer to an answer goes to the comment above both (G36). Nobody answers what is no longer there. */
async function lockThread(tx: Tx, contentId: string, parentId: string): Promise<string> {
  const top = await repo.lockTop(tx, parentId)
  const parent = parentId === top?.id ? top : await repo.lockComment(tx, parentId)
  if (!top || !parent || parent.isRemoved || parent.contentId !== contentId)
    throw fail('nf_0027', { field: 'parentId' })
  return top.id
}

/** Whatever the number of taps: one row at most, and as many rows as the count says (E11). */
export function toggleLike(
  { db, emit }: Work,
  { userId, accountId }: Session,
  commentId: string,
): Promise<{ liked: boolean; likes: number }> {
  return inTransaction(db, async (tx) => {
    // Taps of one person queue here.
    await wallets.lockWallet(tx, userId)
    const comment = await repo.holdComment(tx, commentId)
    if (!comment || comment.isRemoved) throw fail('nf_0027')
    const liked = !(await repo.deleteLike(tx, commentId, accountId))
    if (liked) {
      await repo.insertLike(tx, commentId, accountId)
      const { authorUserId } = comment
      if (authorUserId)
        await emit(tx, 'comment.liked', { actId: randomUUID(), userId, accountId, commentId, authorUserId })
    }
    return { liked, likes: await repo.countLikes(tx, commentId) }
  })
}

export function updateComment(
  db: Db,
  session: Session,
  { id, text }: { id: string; text: string },
): Promise<ClassComment> {
  refuseSuspended(session)
  return inTransaction(db, async (tx) => {
    const comment = await repo.lockComment(tx, id)
    if (!comment || comment.isRemoved) throw fail('nf_0027')
    if (!mayEdit(session, comment)) throw fail('br_0003')
    await repo.updateText(tx, id, await maskForSchool(tx, session.schoolId, text))
    return getComment(tx, session, id)
  })
}

/** What others answered stays under an empty place, and takes the place along when the last answer goes. */
export async function removeComment(
  { db, requestId }: { db: Db; requestId: string },
  session: Session,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const comment = await takeAway(tx, id, (found) => {
      if (found.isRemoved) throw fail('nf_0027')
      if (!mayRemove(session, found)) throw fail('br_0003')
    })
    if (!comment) throw fail('nf_0027')
    await noteTakenAway(tx, { session, requestId }, { entity: 'TRAIL_COMMENT', contentId: id })
    if (comment.authorId !== session.accountId) await noteRemoval(tx, session, { comment, requestId })
  })
}

/** Undefined where it is gone already; `check` may refuse while nothing has changed. */
export async function takeAway(
  tx: Tx,
  id: string,
  check: (comment: repo.LockedComment) => void = () => {},
): Promise<repo.LockedComment | undefined> {
  const top = await repo.lockTop(tx, id)
  const comment = top?.id === id ? top : await repo.lockComment(tx, id)
  if (!top || !comment) return undefined
  check(comment)
  if (await repo.hasAnswers(tx, id)) await repo.emptyComment(tx, id)
  else await repo.deleteComment(tx, id)
  if (comment !== top && top.isEmptied && !(await repo.hasAnswers(tx, top.id))) await repo.deleteComment(tx, top.id)
  return comment
}

/** Who takes somebody else's words away leaves a line. */
function noteRemoval(
  tx: Tx,
  { userId, accountId, schoolId }: Session,
  { comment, requestId }: { comment: repo.LockedComment; requestId: string },
): Promise<void> {
  return audit(tx, {
    action: 'classComment.removed',
    actorUserId: userId,
    actorAccountId: accountId,
    schoolId,
    subject: { kind: 'classComment', id: comment.id },
    details: { contentId: comment.contentId, authorAccountId: comment.authorId },
    requestId,
  })
}
