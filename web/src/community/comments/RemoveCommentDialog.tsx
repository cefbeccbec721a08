import type { PostComment } from '@trilha/contract/community/comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/pieces/ConfirmDialog.tsx'

interface RemoveCommentDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onClose'> {
  comment: PostComment
  name: string
}

export function RemoveCommentDialog({ comment: { id, mayEdit }, name, ...dialog }: RemoveCommentDialogProps) {
  const { t } = useTranslation('comments')
  const { mutateAsync, isPending } = useContractMutation('comments', 'remove')

  async function confirm(): Promise<void> {
    await saving(mutateAsync({ params: { id } }), 'update')
    dialog.onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={t('remove.title')}
      lead={mayEdit ? t('remove.own') : t('remove.other', { name })}
      confirm={t('remove.do')}
      isPending={isPending}
      onConfirm={() => void confirm().catch(() => {})}
    />
  )
}
