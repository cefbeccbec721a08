interface Reader {
  accountId: string
}

interface Words {
  authorId: string | null
  postAuthorId: string
  isRemoved: boolean
}

/** One's own words. */
export function mayEdit({ accountId }: Reader, { authorId, isRemoved }: Omit<Words, 'postAuthorId'>): boolean {
  return !isRemoved && authorId === accountId
}

/** Also under a post of one's own: nobody has to keep what others leave there. */
export function mayRemove(reader: Reader, comment: Words): boolean {
  return mayEdit(reader, comment) || (!comment.isRemoved && comment.postAuthorId === reader.accountId)
}

export interface Ranked {
  reactions: number
  answers: number
  createdAt: Date
  id: string
}

/**
 * How much was said to a comment: one for each person who reacted, one for each answer that is still there (decision
 * G17). The list that asks for the more relevant ones has the highest first, of equal ones the newest, and of those
 * written at the same moment the higher id.
 */
export function relevanceOf({ reactions, answers }: Pick<Ranked, 'reactions' | 'answers'>): number {
  return reactions + answers
}

export function byRelevance(a: Ranked, b: Ranked): number {
  return relevanceOf(b) - relevanceOf(a) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}
