import { isId } from '../../platform/http/page.ts'

/** The least that anybody takes to look at a page, in seconds. */
const pace = 1
/** What is not used up at once, in seconds: two pairs of pages, for who leafs ahead and for a slow network. */
const leeway = 4
/** Who reads without a network is heard from late; longer than the longest book takes is left out. */
const longestSilence = 300

interface Heard {
  /** Pages that a client says were open now, in its order. */
  told: readonly number[]
  /** Pages that count already. */
  counted: ReadonlySet<number>
  /** Seconds left of what was heard before, and since then; null: it is the first that is heard. */
  before: { unused: number; silence: number } | null
}

/**
 * Of the pages that a client says were open, as many as can be looked at in the time since it was last heard: a client
 * that claims a whole book the moment it opens it has read nothing of it. Time in which no page was turned is not saved
 * up for later; who is faster than the clock tells the same pages again while the book lies open. G34
 */
export function countPages({ told, counted, before }: Heard): { pages: number[]; unused: number; waiting: number } {
  const time = before ? before.unused + Math.min(before.silence, longestSilence) : leeway
  const fresh = [...new Set(told)].filter((number) => !counted.has(number))
  const pages = fresh.slice(0, Math.floor(time / pace))
  return {
    pages,
    unused: Math.min(leeway, time - pages.length * pace),
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
