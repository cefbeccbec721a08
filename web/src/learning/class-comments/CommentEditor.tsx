import { CLASS_COMMENT_MAX } from '@trilha/contract/constants/learning'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './class-comments.module.css'

export function CommentEditor({ comment, onDone }: { comment: ClassComment; onDone: () => void }) {
  const { t } = useTranslation('classComments')
  const [text, setText, forget] = useDraft(`comment.edit.${comment.id}`, comment.text)
  const update = useContractMutation('classComments', 'update')
  const failure = useErrorText(update.error)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function close(): void {
    forget()
    onDone()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    saving(update.mutateAsync({ params: { id: comment.id }, body: { text } }), 'update').then(close, () => {})
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('edit.label')}
        rows={3}
        maxLength={CLASS_COMMENT_MAX}
        value={text}
        error={failure && (failure.fields['text'] ?? failure.sentence)}
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
