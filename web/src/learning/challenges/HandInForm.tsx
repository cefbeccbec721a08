import { IconSend } from '@tabler/icons-react'
import { CHALLENGE_COMMENT_CHARACTERS } from '@trilha/contract/constants/learning'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useUpload } from '../../lib/upload/use-upload.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { FileField } from '../../ui/pieces/FileField.tsx'
import styles from './challenges.module.css'

/** A file and a word to it. What was typed stays where handing in fails (decision D11). */
export function HandInForm({ challengeId }: { challengeId: string }) {
  const { t } = useTranslation('challenges')
  const upload = useUpload()
  const [comment, setComment] = useState('')
  const handIn = useContractMutation('challenges', 'handIn')
  const failure = useErrorText(handIn.error)
  const { state } = upload

  function send(event: FormEvent): void {
    event.preventDefault()
    if (state.kind !== 'sent' || handIn.isPending) return
    const args = { params: { id: challengeId }, body: { fileId: state.file.id, comment } }
    saving(handIn.mutateAsync(args)).then(
      () => {
        upload.clear()
        setComment('')
      },
      () => {},
    )
  }

  return (
    <form className={styles['form']} onSubmit={send}>
      <FileField label={t('form.file')} upload={upload} />
      <TextAreaField
        label={t('form.comment')}
        optional
        rows={3}
        maxLength={CHALLENGE_COMMENT_CHARACTERS}
        value={comment}
        error={failure?.sentence}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          icon={<IconSend size={20} stroke={1.9} aria-hidden="true" />}
          loading={handIn.isPending}
          // Not `disabled`: what was just handed in would take the focus along.
          {...(state.kind !== 'sent' && { 'aria-disabled': true, 'data-disabled': '' })}
        >
          {t('form.send')}
        </Button>
        <p className={styles['quiet']}>{t(state.kind === 'sent' ? 'form.ready' : 'form.first')}</p>
      </div>
    </form>
  )
}
