import { NOTE_MAX } from '@trilha/contract/constants/learning'
import type { ContentNote } from '@trilha/contract/learning/notes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { TextEditor } from '../../ui/pieces/TextEditor.tsx'

export function NoteEditor({ note, onDone }: { note: ContentNote; onDone: () => void }) {
  const { t } = useTranslation('notes')
  const { id: noteId, courseId, moduleId, contentId } = note
  const update = useContractMutation('notes', 'update')
  return (
    <TextEditor
      draft={`note.${noteId}`}
      text={note.note}
      field="note"
      label={t('edit.label')}
      rows={4}
      maxLength={NOTE_MAX}
      isSaving={update.isPending}
      error={update.error}
      onSave={(text) => update.mutateAsync({ params: { courseId, moduleId, contentId, noteId }, body: { note: text } })}
      onDone={onDone}
    />
  )
}
