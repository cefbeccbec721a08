import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'

interface RemoveCommentDialogProps {
  comment: ClassComment
  name: string
  open: boolean
  onClose: () => void
}

export function RemoveCommentDialog({ comment, name, open, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('classComments')
  const remove = useContractMutation('classComments', 'remove')
  function submit(): void {
    saving(remove.mutateAsync({ params: { id: comment.id } }), 'update').then(onClose, () => {})
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={comment.mayEdit ? t('remove.own') : t('remove.other', { name })}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={submit}>
            {t('remove.do')}
          </Button>
        </>
      }
    />
  )
}
