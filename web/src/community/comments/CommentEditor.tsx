import type { PostComment } from '@trilha/contract/community/comments'
import { POST_COMMENT_MAX } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { TextEditor } from '../../ui/pieces/TextEditor.tsx'
import { stillNamed } from '../../ui/talk/talk-text.ts'

export function CommentEditor({ comment, onDone }: { comment: PostComment; onDone: () => void }) {
  const { t } = useTranslation('comments')
  const update = useContractMutation('comments', 'update')
  const { id, postId, text, mentions } = comment
  return (
    <TextEditor
      draft={`post-comment.edit.${id}`}
      text={text}
      field="text"
      label={t('edit.label')}
      rows={3}
      maxLength={POST_COMMENT_MAX}
      isSaving={update.isPending}
      error={update.error}
      onSave={(next) =>
        update.mutateAsync({
          params: { id: postId, commentId: id },
          body: { text: next, mentions: stillNamed(next, mentions) },
        })
      }
      onDone={onDone}
    />
  )
}
