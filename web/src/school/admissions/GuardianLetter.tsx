import { RESEND_SECONDS } from '@trilha/contract/constants/people'
import { admissions, type MyAdmission } from '@trilha/contract/school/admissions'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import styles from './admissions.module.css'

/** Where the guardian's letter went, and how to send it again or to another mailbox. */
export function GuardianLetter({ admission: { guardian } }: { admission: MyAdmission }) {
  const { t } = useTranslation('admissions')
  const title = useId()
  const [isChanging, setChanging] = useState(false)
  const { left, start } = useCountdown(RESEND_SECONDS)
  const ask = useContractMutation('admissions', 'askGuardian', { onSuccess: start })
  const failure = useErrorText(ask.error)
  return (
    <section className={styles['about']} aria-labelledby={title}>
      <h2 id={title}>{t('waiting.letter')}</h2>
      {guardian === null || isChanging ? (
        <MailboxForm
          onBack={guardian && (() => setChanging(false))}
          onSent={() => {
            setChanging(false)
            start()
          }}
        />
      ) : (
        <>
          <SentTo guardian={guardian} />
          {failure && (
            <p role="alert" className={styles['failure']}>
              {failure.sentence}
            </p>
          )}
          <div className={styles['actions']}>
            <Button
              variant="soft"
              size="s"
              disabled={left > 0}
              loading={ask.isPending}
              onClick={() => ask.mutate({ body: {} })}
            >
              {left > 0 ? t('waiting.resendIn', { count: left }) : t('waiting.resend')}
            </Button>
            <Button variant="line" size="s" onClick={() => setChanging(true)}>
              {t('waiting.change')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles['said']}>
        {ask.isSuccess && !isChanging && t('waiting.resent')}
      </p>
    </section>
  )
}

function SentTo({ guardian: { email, sentAt } }: { guardian: NonNullable<MyAdmission['guardian']> }) {
  const { t } = useTranslation('admissions')
  const format = useFormat()
  return (
    <p>
      {sentAt === null ? t('waiting.sending', { email }) : t('waiting.sentTo', { email, day: format.date(sentAt) })}
    </p>
  )
}

interface MailboxFormProps {
  /** Nowhere to go back to where no mailbox was named yet. */
  onBack: (() => void) | null
  onSent: () => void
}

const Body = admissions.calls.askGuardian.body.required()

function MailboxForm({ onBack, onSent }: MailboxFormProps) {
  const { t } = useTranslation('admissions')
  const form = useCheckedForm({ guardianEmail: '' })
  const ask = useContractMutation('admissions', 'askGuardian', { onSuccess: onSent, onError: form.refuse })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const input = filled(form.values)
    if (!ask.isPending && form.check(Body, input)) ask.mutate({ body: Body.parse(input) })
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <p>{t('waiting.ask')}</p>
      {form.notice && (
        <p role="alert" className={styles['failure']}>
          {form.notice}
        </p>
      )}
      <EmailField
        label={t('waiting.email')}
        name="guardianEmail"
        autoComplete="off"
        required
        error={form.errorOf('guardianEmail')}
        value={form.values.guardianEmail}
        onChange={(event) => form.change({ guardianEmail: event.currentTarget.value })}
      />
      <div className={styles['actions']}>
        <Button type="submit" size="s" loading={ask.isPending}>
          {t('waiting.send')}
        </Button>
        {onBack && (
          <Button variant="line" size="s" onClick={onBack}>
            {t('waiting.back')}
          </Button>
        )}
      </div>
    </form>
  )
}
