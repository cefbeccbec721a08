import { RESEND_SECONDS } from '@trilha/contract/constants'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'

/** For who waits and has not confirmed the own address: the office sees whether it is. */
export function OwnEmailReminder({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts')
  const { left, start } = useCountdown(RESEND_SECONDS)
  const { mutate, error, isPending, isSuccess } = useContractMutation('users', 'resendVerification', {
    onSuccess: start,
  })
  const failure = useErrorText(error)
  return (
    <section className={styles['group']} aria-labelledby="own-email">
      <h2 id="own-email">{t('reminder.title')}</h2>
      <p>{t('reminder.sentence')}</p>
      <FormNotice sentence={failure?.sentence} />
      <div>
        <Button
          variant="soft"
          size="s"
          disabled={left > 0}
          loading={isPending}
          onClick={() => mutate({ params: { id: userId } })}
        >
          {left > 0 ? t('resendIn', { count: left }) : t('data.email.resend')}
        </Button>
      </div>
      <p role="status">{isSuccess && t('data.email.sent')}</p>
    </section>
  )
}
