import type { Role } from '@trilha/contract/constants'

interface Reader {
  accountId: string
  role: Role
}

/** One's own words. */
export function mayEdit({ accountId }: Reader, comment: { authorId: string | null; isRemoved: boolean }): boolean {
  return !comment.isRemoved && comment.authorId === accountId
}

/** Also who teaches the trail (a professor sees no other) and who runs the school. */
export function mayRemove(reader: Reader, comment: { authorId: string | null; isRemoved: boolean }): boolean {
  if (comment.isRemoved) return false
  return mayEdit(reader, comment) || reader.role === 'PROFESSOR' || reader.role === 'SCHOOL_ADMIN'
}
