import { randomUUID } from 'node:crypto'
import { NOTES_PER_CONTENT } from '@trilha/contract/constants'
import type { ContentNote, MyNote } from '@trilha/contract/learning/notes'
import * as wallets from '../../economy/wallets/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { ContentPlace, Learner } from '../courses/public.ts'
import { presentMyNote, presentNote } from './notes.present.ts'
import * as repo from './notes.repo.ts'
import { fitsVideo, positionOf, readPosition } from './notes.rules.ts'

export async function listByContent(db: Db, learner: Learner, place: ContentPlace): Promise<ContentNote[]> {
  if (!(await repo.findContent(db, learner, place))) throw fail('nf_0017')
  const rows = await repo.listByContent(db, learner.accountId, place.contentId)
  return rows.map(presentNote)
}

interface NoteQuery extends PageQuery {
  courseId?: string | undefined
  search?: string | undefined
}

export async function listNotes(
  db: Db,
  learner: Learner,
  { pSize, cursor, ...filter }: NoteQuery,
): Promise<Page<MyNote>> {
  const after = readCursor(cursor, readPosition)
  const rows = await repo.listNotes(db, learner, { ...filter, after, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentMyNote, position: positionOf })
}

type NoteKey = ContentPlace & { noteId: string }

export async function getNote(db: Db, accountId: string, key: NoteKey): Promise<ContentNote> {
  const row = await repo.findNote(db, accountId, key)
  if (!row) throw fail('nf_0061')
  return presentNote(row)
}

/** The first note on a class pays, and only that one (G19). */
export function addNote(
  { db, emit }: Work,
  session: Session,
  { note, second, ...place }: ContentPlace & { note: string; second?: number | undefined },
): Promise<ContentNote> {
  const { userId, accountId } = session
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, userId)
    const content = await repo.findContent(tx, session, place)
    if (!content) throw fail('nf_0017')
    if (second !== undefined && !fitsVideo(second, content)) throw fail('ii_0044', { field: 'second' })
    // Every writer of this person's notes holds the wallet, so the count holds too.
    if ((await repo.countByContent(tx, accountId, place.contentId)) >= NOTES_PER_CONTENT)
      throw fail('ii_0049', { field: 'note' })
    const noteId = await repo.insertNote(tx, {
      account_id: accountId,
      content_id: place.contentId,
      note,
      second: second ?? null,
    })
    await emit(tx, 'content.noted', {
      actId: randomUUID(),
      userId,
      accountId,
      contentId: place.contentId,
      name: content.title,
    })
    return getNote(tx, accountId, { ...place, noteId })
  })
}

export function updateNote(
  db: Db,
  accountId: string,
  { note, ...key }: NoteKey & { note: string },
): Promise<ContentNote> {
  return inTransaction(db, async (tx) => {
    const { id } = await getNote(tx, accountId, key)
    await repo.updateNote(tx, id, note)
    return getNote(tx, accountId, key)
  })
}

export async function removeNote(db: Db, accountId: string, key: NoteKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await getNote(tx, accountId, key)
    await repo.deleteNote(tx, id)
  })
}
