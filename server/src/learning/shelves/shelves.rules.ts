import { isId } from '../../platform/http/page.ts'

/** The least that anybody takes to look at a page, and what a clock and a slow network may be off by, in seconds. */
const pace = 1
const leeway = 10

/**
 * Every page was open, and the book for as long as that takes at the very least: a client that claims a whole book the
 * moment it opens it has read nothing. G34
 */
export function isRead({ seen, pageCount, elapsed }: Record<'seen' | 'pageCount' | 'elapsed', number>): boolean {
  return pageCount > 0 && seen >= pageCount && elapsed + leeway >= pageCount * pace
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
