import { NOTE_MAX } from '@trilha/contract/constants/learning'
import type { ContentNote } from '@trilha/contract/learning/notes'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './notes.module.css'

interface NoteEditorProps {
  note: ContentNote
  onDone: () => void
}

/** What is being changed is kept on the device until it is saved or given up (D11). */
export function NoteEditor({ note, onDone }: NoteEditorProps) {
  const { t } = useTranslation('notes')
  const { id: noteId, courseId, moduleId, contentId } = note
  const [text, setText, forget] = useDraft(`note.${noteId}`, note.note)
  const update = useContractMutation('notes', 'update')
  const failure = useErrorText(update.error)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function close(): void {
    forget()
    onDone()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const work = update.mutateAsync({ params: { courseId, moduleId, contentId, noteId }, body: { note: text } })
    saving(work, 'update').then(close, () => {})
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('edit.label')}
        rows={4}
        maxLength={NOTE_MAX}
        value={text}
        error={failure && (failure.fields['note'] ?? failure.sentence)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        <Button variant="line" size="s" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="s" loading={update.isPending}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  )
}
