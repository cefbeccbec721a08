import type { PostComment } from '@trilha/contract/community/comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { RemoveDialog } from '../../ui/pieces/RemoveDialog.tsx'

interface RemoveCommentDialogProps {
  comment: PostComment
  name: string
  open: boolean
  onClose: () => void
}

export function RemoveCommentDialog({ comment: { id, mayEdit }, name, open, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('comments')
  const remove = useContractMutation('comments', 'remove')
  return (
    <RemoveDialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={mayEdit ? t('remove.own') : t('remove.other', { name })}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync({ params: { id } })}
    />
  )
}
