import type { ContentKind } from '@trilha/contract/constants'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mayFollow, visibleContents, type ContentPlace, type Learner } from '../courses/public.ts'
import type { NotePosition } from './notes.rules.ts'
import type { NoteTables } from './notes.tables.ts'

export interface NoteRow extends ContentPlace {
  id: string
  note: string
  second: number | null
  createdAt: Date
  updatedAt: Date
}

export interface MyNoteRow extends NoteRow {
  courseName: string
  moduleName: string
  contentTitle: string
  canOpen: boolean
  courseAge: string
  modulePosition: number
  contentPosition: number
  writtenAt: string
}

/** The class at this very address, for whoever may open it. */
export function findContent(
  db: Db,
  learner: Learner,
  { courseId, moduleId, contentId }: ContentPlace,
): Promise<{ kind: ContentKind; title: string; seconds: number | null } | undefined> {
  return visibleContents(db, learner)
    .select(['module_contents.kind', 'module_contents.title', 'module_contents.seconds'])
    .where('module_contents.id', '=', contentId)
    .where('module_contents.module_id', '=', moduleId)
    .where('module_contents.course_id', '=', courseId)
    .executeTakeFirst()
}

/** Of whoever wrote them alone: no query here goes without the account. */
function notesOf(db: Db, accountId: string) {
  return db
    .selectFrom('content_notes')
    .innerJoin('module_contents', 'module_contents.id', 'content_notes.content_id')
    .select([
      'content_notes.id',
      'content_notes.content_id as contentId',
      'module_contents.module_id as moduleId',
      'module_contents.course_id as courseId',
      'content_notes.note',
      'content_notes.second',
      'content_notes.created_at as createdAt',
      'content_notes.updated_at as updatedAt',
    ])
    .where('content_notes.account_id', '=', accountId)
}

const second = sql<number>`coalesce(content_notes.second, -1)`
const writtenAt = sql<string>`extract(epoch from content_notes.created_at)`
/** The newest trail first, as ascending as all the rest. */
const courseAge = sql<string>`-extract(epoch from courses.created_at)`

export function listByContent(db: Db, accountId: string, contentId: string): Promise<NoteRow[]> {
  return notesOf(db, accountId)
    .where('content_notes.content_id', '=', contentId)
    .orderBy(second)
    .orderBy('content_notes.created_at')
    .orderBy('content_notes.id')
    .execute()
}

export async function countByContent(tx: Tx, accountId: string, contentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('content_notes')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
  return count
}

interface NoteFilter {
  courseId?: string | undefined
  search?: string | undefined
  after: NotePosition | undefined
  limit: number
}

export function listNotes(
  db: Db,
  learner: Learner,
  { courseId, search, after, limit }: NoteFilter,
): Promise<MyNoteRow[]> {
  let query = notesOf(db, learner.accountId)
    .innerJoin('modules', 'modules.id', 'module_contents.module_id')
    .innerJoin('courses', 'courses.id', 'module_contents.course_id')
    .select([
      'courses.name as courseName',
      'modules.name as moduleName',
      'modules.position as modulePosition',
      'module_contents.title as contentTitle',
      'module_contents.position as contentPosition',
    ])
    .select([
      sql<boolean>`(${mayFollow(learner)})`.as('canOpen'),
      sql<string>`(${courseAge})::text`.as('courseAge'),
      sql<string>`(${writtenAt})::text`.as('writtenAt'),
    ])
  if (courseId) query = query.where('courses.id', '=', courseId)
  if (search)
    query = query.where(
      sql<boolean>`strpos(search_text(content_notes.note || ' ' || module_contents.title || ' ' || courses.name), search_text(${search})) > 0`,
    )
  if (after)
    query = query.where(
      sql<boolean>`(${courseAge}, courses.id, modules.position, module_contents.position, ${second}, ${writtenAt}, content_notes.id)
        > (${after[0]}::numeric, ${after[1]}::uuid, ${after[2]}::int, ${after[3]}::int, ${after[4]}::int, ${after[5]}::numeric, ${after[6]}::uuid)`,
    )
  return query
    .orderBy(courseAge)
    .orderBy('courses.id')
    .orderBy('modules.position')
    .orderBy('module_contents.position')
    .orderBy(second)
    .orderBy(writtenAt)
    .orderBy('content_notes.id')
    .limit(limit)
    .execute()
}

interface NoteKey extends ContentPlace {
  noteId: string
}

export function findNote(
  db: Db,
  accountId: string,
  { courseId, moduleId, contentId, noteId }: NoteKey,
): Promise<NoteRow | undefined> {
  return notesOf(db, accountId)
    .where('content_notes.id', '=', noteId)
    .where('content_notes.content_id', '=', contentId)
    .where('module_contents.module_id', '=', moduleId)
    .where('module_contents.course_id', '=', courseId)
    .executeTakeFirst()
}

export async function isOwnNote(db: Db, accountId: string, noteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_notes')
    .select('id')
    .where('id', '=', noteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertNote(tx: Tx, note: Insertable<NoteTables['content_notes']>): Promise<string> {
  const { id } = await tx.insertInto('content_notes').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateNote(tx: Tx, id: string, note: string): Promise<void> {
  await tx
    .updateTable('content_notes')
    .set({ note, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('content_notes').where('id', '=', id).execute()
}
