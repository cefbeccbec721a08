import type { ClassComment } from '@trilha/contract/learning/class-comments'
import type { UserBrief } from '@trilha/contract/people'
import type { Learner } from '../courses/public.ts'
import type { CommentRow } from './class-comments.repo.ts'
import { mayEdit, mayRemove } from './class-comments.rules.ts'

export function presentComment(
  row: CommentRow,
  { reader, briefs }: { reader: Learner; briefs: ReadonlyMap<string, UserBrief> },
): ClassComment {
  const { id, contentId, parentId, text, isRemoved, likes, likedByMe, answersCount } = row
  // Whoever left or is shut out is not named here, as in the lists of the class.
  const isNamed = !isRemoved && row.authorIsHere && row.authorId !== null
  return {
    id,
    contentId,
    parentId,
    author: isNamed ? (briefs.get(row.authorId!) ?? null) : null,
    text,
    isRemoved,
    likes,
    likedByMe,
    answersCount,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mayEdit: mayEdit(reader, row),
    mayRemove: mayRemove(reader, row),
  }
}
