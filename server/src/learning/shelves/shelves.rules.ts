import { isId } from '../../platform/http/page.ts'
import { attendedTime, LEEWAY, unusedOf, type Heard } from '../courses/public.ts'

/** The least that anybody takes to look at a page, in seconds. */
const pace = 1

interface Told {
  /** Pages that a client says were open now, in its order. */
  told: readonly number[]
  /** Pages that count already. */
  counted: ReadonlySet<number>
  /** Null: it is the first that is heard. */
  before: Heard | null
}

/**
 * Of the pages that a client says were open, as many as can be looked at in the time since it was last heard: a client
 * that claims a whole book the moment it opens it, or the morning after, has read nothing of it. Who is faster than the
 * clock, or read without a network for long, tells the same pages again while the book lies open. G34
 */
export function countPages({ told, counted, before }: Told): { pages: number[]; unused: number; waiting: number } {
  const time = before ? attendedTime(before) : LEEWAY
  const fresh = [...new Set(told)].filter((number) => !counted.has(number))
  const pages = fresh.slice(0, Math.floor(time / pace))
  return {
    pages,
    unused: unusedOf(time, pages.length * pace),
    waiting: fresh.length - pages.length,
  }
}

/** Every page counts. G34 */
export function isRead({ seen, pageCount }: Record<'seen' | 'pageCount', number>): boolean {
  return pageCount > 0 && seen >= pageCount
}

/** Of a page in Markdown: its heading, where it begins with one. Marks of emphasis do not belong to the words. */
export function pageTitle(text: string): string | null {
  const [, heading] = /^#{1,6}[ \t]+(\S[^\n]*)/.exec(text.trimStart()) ?? []
  return heading === undefined ? null : heading.replaceAll(/[*_`]|[ \t]+#*$/g, '').trim() || null
}

/** Where a book stands among all: by trail, module, class and place in the class. */
export type ShelfPosition = readonly [
  courseAge: string,
  courseId: string,
  module: number,
  content: number,
  book: number,
]

interface Placed {
  courseAge: string
  courseId: string
  modulePosition: number
  contentPosition: number
  position: number
}

export function positionOf(book: Placed): ShelfPosition {
  return [book.courseAge, book.courseId, book.modulePosition, book.contentPosition, book.position]
}

export function readPosition(parts: readonly unknown[]): ShelfPosition | undefined {
  const [courseAge, courseId, ...places] = parts
  const isPosition =
    typeof courseAge === 'string' &&
    /^-?\d{1,12}(\.\d{1,6})?$/.test(courseAge) &&
    isId(courseId) &&
    places.length === 3 &&
    places.every((place) => Number.isInteger(place) && Math.abs(place as number) < 2 ** 31)
  return isPosition ? (parts as unknown as ShelfPosition) : undefined
}
