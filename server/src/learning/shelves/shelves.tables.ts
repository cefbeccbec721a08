import type { Generated } from 'kysely'

export interface ShelfTables {
  ebooks: {
    id: Generated<string>
    content_id: string
    /** Among the books of the class. */
    position: number
    title: string
    author: Generated<string>
    about: Generated<string>
    created_at: Generated<Date>
  }
  ebook_pages: { ebook_id: string; number: number; text: string }
  ebook_readings: {
    account_id: string
    ebook_id: string
    page: number
    /** As PostgreSQL writes a multirange: {[1,4),[6,7)}. */
    seen: Generated<string>
    /** Time that no page has used yet. */
    unused_seconds: Generated<number>
    started_at: Generated<Date>
    updated_at: Generated<Date>
    read_at: Date | null
  }
}
