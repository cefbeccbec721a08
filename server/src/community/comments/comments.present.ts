import type { PostComment } from '@trilha/contract/community/comments'
import type { UserBrief } from '@trilha/contract/people'
import { countsOf } from '../posts/public.ts'
import type { CommunityViewer } from '../sight/public.ts'
import type { CommentRow } from './comments.repo.ts'
import { mayEdit, mayRemove } from './comments.rules.ts'

export function presentComment(
  row: CommentRow,
  { reader, briefs }: { reader: CommunityViewer; briefs: ReadonlyMap<string, UserBrief> },
): PostComment {
  const { id, postId, parentId, text, isRemoved, mentions, myReaction, answersCount } = row
  return {
    id,
    postId,
    parentId,
    author: isRemoved || row.authorId === null ? null : (briefs.get(row.authorId) ?? null),
    text,
    isRemoved,
    mentions,
    reactions: countsOf(row.reactions),
    myReaction,
    answersCount,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mayEdit: mayEdit(reader, row),
    mayRemove: mayRemove(reader, row),
  }
}
