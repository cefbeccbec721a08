import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { TextPicture } from './course-shapes.ts'
import { CONTENT_EBOOKS_MAX, COURSE_SUBJECTS, EBOOK_PAGES_MAX } from '../constants.ts'

const Count = z.number().int().nonnegative()
const PageNumber = z.number().int().min(1).max(EBOOK_PAGES_MAX)

/** Where a reader stands in a book, and how much of it they have read. */
export const EbookReading = z.object({
  page: PageNumber,
  /** Different pages that were open, as far as there was time for them. G34 */
  seen: Count,
  /** Of the pages; 100 only where all of them count. */
  percent: z.number().int().min(0).max(100),
  updatedAt: Timestamp,
  /** Since when the whole book counts as read; null before. */
  readAt: Timestamp.nullable(),
})
export type EbookReading = z.infer<typeof EbookReading>

export const SavedReading = EbookReading.extend({
  /** Pages told now that do not count yet, as they came too fast; told again in a while, they do. */
  waiting: Count,
})
export type SavedReading = z.infer<typeof SavedReading>

/** A book as it stands on a shelf. G45 */
export const Ebook = z.object({
  id: Id,
  contentId: Id,
  moduleId: Id,
  courseId: Id,
  courseName: z.string(),
  subject: z.enum(COURSE_SUBJECTS),
  title: z.string(),
  author: z.string(),
  about: z.string(),
  pageCount: Count,
  /** Mine; null before it is opened. */
  reading: EbookReading.nullable(),
})
export type Ebook = z.infer<typeof Ebook>

export const EbookPage = z.object({
  number: PageNumber,
  /** Its heading, for the list of pages; null where it has none. */
  title: z.string().nullable(),
  /** Markdown with formulas. */
  text: z.string(),
})
export type EbookPage = z.infer<typeof EbookPage>

/** With all its words: a book is read without asking for each page, and without a network once it is open. */
export const WholeEbook = Ebook.extend({
  pages: z.array(EbookPage).max(EBOOK_PAGES_MAX),
  pictures: z.array(TextPicture),
})
export type WholeEbook = z.infer<typeof WholeEbook>

/** Whoever may follow a trail reads its books. */
const learners = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const shared = ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

const onEbook = {
  who: learners,
  object: { kind: 'ebook', param: 'id', schoolWide: shared, missing: 'nf_0020' },
} as const
const byId = z.object({ id: Id })

export const shelves = domain('learning', 'shelves', {
  listByContent: {
    method: 'GET',
    path: '/shelves/module-content/:id',
    doc: 'shelves.by-content',
    summary: 'The books of a class, in their order',
    access: { who: learners, object: { kind: 'content', param: 'id', schoolWide: shared, missing: 'nf_0017' } },
    params: byId,
    response: z.array(Ebook).max(CONTENT_EBOOKS_MAX),
    errors: ['nf_0017'],
    list: { boundedBy: 'CONTENT_EBOOKS_MAX' },
  },
  listMine: {
    method: 'GET',
    path: '/shelves/s/my',
    doc: 'shelves.s-my',
    summary: 'The books of my trails, trail by trail, the newest trail first',
    access: { who: learners },
    query: z.object(pageQuery),
    response: pageOf(Ebook),
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/shelves/ebook/:id',
    doc: 'extension',
    summary: 'A book with all its pages, and where I stopped',
    access: onEbook,
    params: byId,
    response: WholeEbook,
    errors: ['nf_0020'],
  },
  savePosition: {
    method: 'PATCH',
    path: '/shelves/ebook/:id/position',
    doc: 'extension',
    summary: 'Where I stand in a book, and the pages that I had open; how much of that counts is the server’s to say',
    access: onEbook,
    params: byId,
    body: z.object({ atPage: PageNumber, seen: z.array(PageNumber).max(EBOOK_PAGES_MAX).optional() }),
    response: SavedReading,
    errors: ['ii_0043', 'nf_0020'],
    affects: ['courses'],
  },
})
