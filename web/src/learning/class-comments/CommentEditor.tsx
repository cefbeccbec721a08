import { CLASS_COMMENT_MAX } from '@trilha/contract/constants/learning'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { TextEditor } from '../../ui/pieces/TextEditor.tsx'

export function CommentEditor({ comment, onDone }: { comment: ClassComment; onDone: () => void }) {
  const { t } = useTranslation('classComments')
  const update = useContractMutation('classComments', 'update')
  return (
    <TextEditor
      draft={`comment.edit.${comment.id}`}
      text={comment.text}
      field="text"
      label={t('edit.label')}
      rows={3}
      maxLength={CLASS_COMMENT_MAX}
      isSaving={update.isPending}
      error={update.error}
      onSave={(text) => update.mutateAsync({ params: { id: comment.id }, body: { text } })}
      onDone={onDone}
    />
  )
}
