import type { ContentNote } from '@trilha/contract/learning/notes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { RemoveDialog } from '../../ui/pieces/RemoveDialog.tsx'

interface RemoveNoteDialogProps {
  note: ContentNote
  open: boolean
  onClose: () => void
}

export function RemoveNoteDialog({ note, open, onClose }: RemoveNoteDialogProps) {
  const { t } = useTranslation('notes')
  const { id: noteId, courseId, moduleId, contentId } = note
  const remove = useContractMutation('notes', 'remove')
  const params = { courseId, moduleId, contentId, noteId }
  return (
    <RemoveDialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      lead={t('remove.lead')}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync({ params })}
    />
  )
}
