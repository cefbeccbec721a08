import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { RemoveDialog } from '../../ui/pieces/RemoveDialog.tsx'

interface RemoveCommentDialogProps {
  comment: ClassComment
  name: string
  open: boolean
  onClose: () => void
}

export function RemoveCommentDialog({ comment, name, open, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('classComments')
  const remove = useContractMutation('classComments', 'remove')
  const params = { id: comment.id }
  return (
    <RemoveDialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={comment.mayEdit ? t('remove.own') : t('remove.other', { name })}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync({ params })}
    />
  )
}
