export interface Book {
  pageCount: number
  /** Pages side by side: one on phones, two where there is room. */
  columns: 1 | 2
}

/** A page of this book, whatever the address says. */
export function pageWithin(page: number | undefined, pageCount: number): number {
  return page === undefined || !Number.isInteger(page) ? 1 : Math.min(Math.max(page, 1), Math.max(pageCount, 1))
}

interface Stopped {
  pageCount: number
  reading: { page: number; readAt: string | null } | null
}

/** Where a book opens by itself: where its reader stopped; one that was read to its end begins anew. */
export function startOf({ pageCount, reading }: Stopped): number {
  if (!reading) return 1
  // The last two pages may lie open together.
  return reading.readAt !== null && reading.page >= pageCount - 1 ? 1 : reading.page
}

/** The pages that lie open where this one does: as in a book, an odd page is on the left. */
export function spreadOf(page: number, { pageCount, columns }: Book): number[] {
  const first = columns === 2 && page % 2 === 0 ? page - 1 : page
  return Array.from({ length: columns }, (_, at) => first + at).filter((number) => number <= pageCount)
}

/** The page to stand on after turning, or the same one at either end. */
export function turned(page: number, by: 1 | -1, book: Book): number {
  const [first = 1] = spreadOf(page, book)
  const next = first + by * book.columns
  return next < 1 || next > book.pageCount ? page : next
}

/** Where a key leads; keys that mean nothing to a book are left to the browser. */
export function pageByKey(key: string, page: number, book: Book): number | undefined {
  if (key === 'ArrowRight') return turned(page, 1, book)
  if (key === 'ArrowLeft') return turned(page, -1, book)
  if (key === 'Home') return 1
  if (key === 'End') return book.pageCount
  return undefined
}

interface Point {
  x: number
  y: number
}

/** A swipe goes sideways and far enough: reading down a page turns nothing. */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < 48 || Math.abs(x) < 2 * Math.abs(y)) return undefined
  return x < 0 ? 1 : -1
}
