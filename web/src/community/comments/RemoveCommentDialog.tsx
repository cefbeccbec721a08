import type { PostComment } from '@trilha/contract/community/comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'

interface RemoveCommentDialogProps {
  comment: PostComment
  name: string
  open: boolean
  onClose: () => void
}

export function RemoveCommentDialog({ comment, name, open, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('comments')
  const remove = useContractMutation('comments', 'remove')
  const params = { id: comment.id }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={comment.mayEdit ? t('remove.own') : t('remove.other', { name })}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onConfirm={() => void saving(remove.mutateAsync({ params }), 'update').then(onClose, () => {})}
    />
  )
}
