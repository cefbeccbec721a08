import type { CourseSubject } from '@trilha/contract/constants'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { visibleContents, type ContentPlace, type Learner } from '../courses/public.ts'
import type { ShelfPosition } from './shelves.rules.ts'
import type { ShelfTables } from './shelves.tables.ts'

/** The columns of a book that nobody has opened are null. */
export interface ReadingRow {
  page: number
  seen: number
  updatedAt: Date
  readAt: Date | null
}

export interface EbookRow extends ContentPlace {
  id: string
  courseName: string
  subject: CourseSubject
  title: string
  author: string
  about: string
  pageCount: number
  readingPage: number | null
  seen: number
  updatedAt: Date | null
  readAt: Date | null
  courseAge: string
  modulePosition: number
  contentPosition: number
  position: number
}

/** The newest trail first, as ascending as all the rest. */
const courseAge = sql<string>`-extract(epoch from courses.created_at)`
const pageCount = sql<number>`(select count(*)::int from ebook_pages where ebook_pages.ebook_id = ebooks.id)`
const seenPages = sql<number>`(select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(ebook_readings.seen) as part)`

/** Books of the classes that a learner may open. */
function visibleEbooks(db: Db, learner: Learner) {
  return visibleContents(db, learner).innerJoin('ebooks', 'ebooks.content_id', 'module_contents.id')
}

/** Each with its place, and with how far the learner is. */
function ebooksOf(db: Db, learner: Learner) {
  return visibleEbooks(db, learner)
    .innerJoin('modules', 'modules.id', 'module_contents.module_id')
    .leftJoin('ebook_readings', (join) =>
      join.onRef('ebook_readings.ebook_id', '=', 'ebooks.id').on('ebook_readings.account_id', '=', learner.accountId),
    )
    .select([
      'ebooks.id',
      'ebooks.content_id as contentId',
      'module_contents.module_id as moduleId',
      'module_contents.course_id as courseId',
      'courses.name as courseName',
      'courses.subject',
      'ebooks.title',
      'ebooks.author',
      'ebooks.about',
      'ebook_readings.page as readingPage',
      'ebook_readings.updated_at as updatedAt',
      'ebook_readings.read_at as readAt',
      'modules.position as modulePosition',
      'module_contents.position as contentPosition',
      'ebooks.position',
    ])
    .select([pageCount.as('pageCount'), seenPages.as('seen'), sql<string>`(${courseAge})::text`.as('courseAge')])
}

export function listByContent(db: Db, learner: Learner, contentId: string): Promise<EbookRow[]> {
  return ebooksOf(db, learner).where('ebooks.content_id', '=', contentId).orderBy('ebooks.position').execute()
}

export function listEbooks(
  db: Db,
  learner: Learner,
  { after, limit }: { after: ShelfPosition | undefined; limit: number },
): Promise<EbookRow[]> {
  let query = ebooksOf(db, learner)
  if (after)
    query = query.where(
      sql<boolean>`(${courseAge}, courses.id, modules.position, module_contents.position, ebooks.position)
        > (${after[0]}::numeric, ${after[1]}::uuid, ${after[2]}::int, ${after[3]}::int, ${after[4]}::int)`,
    )
  return query
    .orderBy(courseAge)
    .orderBy('courses.id')
    .orderBy('modules.position')
    .orderBy('module_contents.position')
    .orderBy('ebooks.position')
    .limit(limit)
    .execute()
}

export function findEbook(db: Db, learner: Learner, id: string): Promise<EbookRow | undefined> {
  return ebooksOf(db, learner).where('ebooks.id', '=', id).executeTakeFirst()
}

export async function isVisibleEbook(db: Db, learner: Learner, id: string): Promise<boolean> {
  const row = await visibleEbooks(db, learner).select('ebooks.id').where('ebooks.id', '=', id).executeTakeFirst()
  return row !== undefined
}

export function listPages(db: Db, ebookId: string): Promise<{ number: number; text: string }[]> {
  return db
    .selectFrom('ebook_pages')
    .select(['number', 'text'])
    .where('ebook_id', '=', ebookId)
    .orderBy('number')
    .execute()
}

/** Not when its transaction began: what waited for its turn meanwhile must not count the same time again. */
const heardAt = sql<Date>`clock_timestamp()`

interface ReadingKey {
  accountId: string
  ebookId: string
}

/** The place is the last one told; the pages join those that counted before. */
export async function saveReading(
  tx: Tx,
  { accountId, ebookId }: ReadingKey,
  { page, seen, unused }: { page: number; seen: readonly number[]; unused: number },
): Promise<void> {
  const parts = `{${seen.map((number) => `[${number},${number + 1})`).join(',')}}`
  await tx
    .insertInto('ebook_readings')
    .values({
      account_id: accountId,
      ebook_id: ebookId,
      page,
      seen: sql`${parts}::int4multirange`,
      unused_seconds: unused,
      updated_at: heardAt,
      read_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'ebook_id']).doUpdateSet({
        page,
        seen: sql`ebook_readings.seen + excluded.seen`,
        unused_seconds: unused,
        updated_at: heardAt,
      }),
    )
    .execute()
}

export interface Sitting {
  /** That count by now. */
  pages: ReadonlySet<number>
  unused: number
  /** Seconds since the book was last heard of. */
  silence: number
}

/** Undefined where the book was never opened. */
export async function findSitting(tx: Tx, { accountId, ebookId }: ReadingKey): Promise<Sitting | undefined> {
  const row = await tx
    .selectFrom('ebook_readings')
    .select('unused_seconds as unused')
    .select([
      sql<number>`greatest(0, extract(epoch from ${heardAt} - updated_at))::float8`.as('silence'),
      sql<number[]>`array(
        select number from unnest(seen) as part, generate_series(lower(part), upper(part) - 1) as number
      )`.as('pages'),
    ])
    .where('account_id', '=', accountId)
    .where('ebook_id', '=', ebookId)
    .executeTakeFirst()
  return row && { ...row, pages: new Set(row.pages) }
}

export function findReading(db: Db, { accountId, ebookId }: ReadingKey): Promise<ReadingRow> {
  return db
    .selectFrom('ebook_readings')
    .select(['page', 'updated_at as updatedAt', 'read_at as readAt'])
    .select(seenPages.as('seen'))
    .where('account_id', '=', accountId)
    .where('ebook_id', '=', ebookId)
    .executeTakeFirstOrThrow()
}

export async function markRead(tx: Tx, { accountId, ebookId }: ReadingKey): Promise<void> {
  await tx
    .updateTable('ebook_readings')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ebook_id', '=', ebookId)
    .execute()
}

/** Whether a class has a book that this person has not read. */
export async function hasUnread(db: Db, accountId: string, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ebooks')
    .leftJoin('ebook_readings', (join) =>
      join.onRef('ebook_readings.ebook_id', '=', 'ebooks.id').on('ebook_readings.account_id', '=', accountId),
    )
    .select('ebooks.id')
    .where('ebooks.content_id', '=', contentId)
    .where('ebook_readings.read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertEbook(
  tx: Tx,
  ebook: Insertable<ShelfTables['ebooks']>,
  pages: readonly string[],
): Promise<string> {
  const { id } = await tx.insertInto('ebooks').values(ebook).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('ebook_pages')
    .values(pages.map((text, at) => ({ ebook_id: id, number: at + 1, text })))
    .execute()
  return id
}
