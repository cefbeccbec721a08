import type { ContentNote } from '@trilha/contract/learning/notes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'

interface RemoveNoteDialogProps {
  note: ContentNote
  open: boolean
  onClose: () => void
}

export function RemoveNoteDialog({ note, open, onClose }: RemoveNoteDialogProps) {
  const { t } = useTranslation('notes')
  const { id: noteId, courseId, moduleId, contentId } = note
  const remove = useContractMutation('notes', 'remove')
  function submit(): void {
    saving(remove.mutateAsync({ params: { courseId, moduleId, contentId, noteId } }), 'update').then(onClose, () => {})
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={t('remove.lead')}
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
