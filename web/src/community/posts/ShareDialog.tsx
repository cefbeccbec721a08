import { POST_TEXT_MAX } from '@trilha/contract/constants/community'
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { toast } from '../../ui/base/toasts.ts'
import { useWordWarning } from '../../ui/pieces/use-word-warning.tsx'
import { AudienceField, audiencesOf, type Place } from './AudienceField.tsx'
import styles from './post.module.css'

/** The call behind it: of a post, an album or a photo. */
export interface ShareCall<Body> {
  isPending: boolean
  error: Error | null
  reset: () => void
  mutate: (args: { params: { id: string }; body: Body }, outcome: { onSuccess: () => void }) => void
}

export interface ShareDialogProps {
  /** What is passed on. */
  id: string
  call: ShareCall<{ text: string } & Partial<Place>>
  open: boolean
  onClose: () => void
  title: string
  lead: string
  /** How it will look. */
  children: ReactNode
}

/** Passes something on with words of one's own, for whoever may see both (G35). */
export function ShareDialog({ id, call, open, onClose, title, lead, children }: ShareDialogProps) {
  const { t } = useTranslation('posts')
  const formId = useId()
  const { data: current } = useCurrentAccount()
  const failure = useErrorText(call.error)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Place>()
  const words = useWordWarning(text.trim(), findMasked)
  const role = current?.account.role
  const place = chosen ?? (role && { audience: audiencesOf(role)[0]! })

  function close(): void {
    call.reset()
    onClose()
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (words.isAsking || !(await words.ask())) return
    call.mutate(
      { params: { id }, body: { text: text.trim(), ...place } },
      {
        onSuccess: () => {
          setText('')
          close()
          toast.success(t('share.done'))
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      lead={lead}
      width={560}
      actions={
        <Button type="submit" form={formId} loading={call.isPending}>
          {t('share.send')}
        </Button>
      }
    >
      <form id={formId} className={styles['dialog']} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={t('share.text')}
          optional
          placeholder={t('share.placeholder')}
          rows={3}
          maxLength={POST_TEXT_MAX}
          value={text}
          error={failure && (failure.fields['text'] ?? failure.sentence)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {words.line}
        {role && place && <AudienceField role={role} value={place} onChange={setChosen} />}
        {children}
      </form>
    </Dialog>
  )
}
