import type { Selectable } from 'kysely'
import type { CourseTables } from '../../src/learning/courses/courses.tables.ts'
import type { ShelfTables } from '../../src/learning/shelves/shelves.tables.ts'
import { createDraw } from '../ids.ts'
import { accountId, people } from '../people.ts'
import { withFileIds } from './files.ts'
import { contentId, ebookId, placeOf, places } from './places.ts'

interface EbookRows {
  ebooks: Selectable<ShelfTables['ebooks']>[]
  ebook_pages: ShelfTables['ebook_pages'][]
}

const books = places.flatMap(({ id, school, content }) =>
  content.kind === 'EBOOK' ? [{ id, school, ...content.ebook }] : [],
)

export function ebookRows(createdAt: Date): EbookRows {
  return {
    ebooks: books.map(({ id, title, author, about }) => ({
      id: ebookId(id),
      content_id: id,
      position: 1,
      title,
      author,
      about,
      created_at: createdAt,
    })),
    ebook_pages: books.flatMap(({ id, school, pages }) =>
      pages.map((text, at) => ({ ebook_id: ebookId(id), number: at + 1, text: withFileIds(school, text) })),
    ),
  }
}

type Reading = Selectable<ShelfTables['ebook_readings']>
type Progress = Selectable<CourseTables['content_progress']>

/** Who finished the class of a book has read it; who only opened the class is somewhere in the book. */
export function readingRows(progress: readonly Progress[], daysBefore: (days: number) => Date): Reading[] {
  const told = progress.flatMap((row) => {
    const count = pageCount(row.content_id)
    if (count === 0) return []
    const page =
      row.finished_at === null ? 1 + createDraw(`reads ${row.account_id} ${row.content_id}`).int(count - 1) : count
    return [reading(row, { page, isWhole: row.finished_at !== null })]
  })
  const known = new Set(told.map(keyOf))
  return [...told, ...ahead(daysBefore).filter((row) => !known.has(keyOf(row)))]
}

/** Luana takes a book from the shelf before she comes to its class. */
function ahead(daysBefore: (days: number) => Date): Reading[] {
  const luana = accountId(
    people.find(({ key }) => key === 'luana')!,
    'ipe',
  )
  const at = daysBefore(2)
  const row = { account_id: luana, content_id: contentId('ipe', 'agua', 4, 4), started_at: at, updated_at: at }
  return [reading(row, { page: 5, isWhole: false })]
}

type Begun = Pick<Progress, 'account_id' | 'content_id' | 'started_at' | 'updated_at'>

function reading(row: Begun, { page, isWhole }: { page: number; isWhole: boolean }): Reading {
  return {
    account_id: row.account_id,
    ebook_id: ebookId(row.content_id),
    page,
    seen: `{[1,${page + 1})}`,
    unused_seconds: 0,
    started_at: row.started_at,
    updated_at: row.updated_at,
    read_at: isWhole ? row.updated_at : null,
  }
}

function pageCount(content: string): number {
  const place = placeOf(content)
  return place.content.kind === 'EBOOK' ? place.content.ebook.pages.length : 0
}

function keyOf({ account_id, ebook_id }: Reading): string {
  return `${account_id} ${ebook_id}`
}
