import type { Answer } from '../../lib/api/types.ts'
import { groupBy } from '../../lib/group-by.ts'

export type Ebook = Answer<'shelves', 'listByContent'>[number]
export type WholeEbook = Answer<'shelves', 'get'>
export type Reading = Answer<'shelves', 'savePosition'>

/** `paths.ebook` as the router spells it; one that it does not have would not compile in a link. */
export const ebookTo = '/flipbook/ebook/$id'

/** Likewise of the trail that a book is of. */
export const courseTo = '/my-trail/course/$id'

/** Where a book stands for its reader. */
export function bookState({ reading }: Ebook): 'new' | 'started' | 'read' {
  if (!reading) return 'new'
  return reading.readAt === null ? 'started' : 'read'
}

/** Books as they come, one shelf for each trail. */
export function groupByCourse(books: readonly Ebook[]) {
  return Array.from(
    groupBy(books, ({ courseId }) => courseId),
    ([courseId, own]) => ({ courseId, courseName: own[0]!.courseName, books: own }),
  )
}
