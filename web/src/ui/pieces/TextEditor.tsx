import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { Button } from '../base/Button.tsx'
import { TextAreaField } from '../base/TextAreaField.tsx'
import { saving } from '../base/toasts.ts'
import { useFieldFocus } from '../base/use-field-focus.ts'
import styles from './TextEditor.module.css'

export interface TextEditorProps {
  /** What it is, among all that is kept on the device. */
  draft: string
  text: string
  /** Its name on the wire, for what the server says of it. */
  field: string
  label: string
  rows: number
  maxLength: number
  isSaving: boolean
  error: unknown
  onSave: (text: string) => Promise<unknown>
  onDone: () => void
}

/** Changes a text that is there already. What is written is kept until it is saved or given up (D11). */
export function TextEditor({
  draft,
  text,
  field,
  label,
  rows,
  maxLength,
  isSaving,
  error,
  onSave,
  onDone,
}: TextEditorProps) {
  const { t } = useTranslation('pieces')
  const [written, setWritten, forget] = useDraft(draft, text)
  const failure = useErrorText(error)
  const form = useFieldFocus()

  function close(): void {
    forget()
    onDone()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    saving(onSave(written), 'update').then(close, () => {})
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <TextAreaField
        label={label}
        rows={rows}
        maxLength={maxLength}
        value={written}
        error={failure && (failure.fields[field] ?? failure.sentence)}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        <Button variant="line" size="s" onClick={close}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" size="s" loading={isSaving}>
          {t('confirm.save')}
        </Button>
      </div>
    </form>
  )
}
