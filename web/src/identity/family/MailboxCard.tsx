import { IconMailExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import styles from './family.module.css'

/** A guardian has no power before the mailbox is confirmed: what to do, and the letter once more (E69). */
export function MailboxCard() {
  const { t } = useTranslation('family')
  const { data: current } = useCurrentAccount()
  const resend = useContractMutation('users', 'resendVerification')
  const failure = useErrorText(resend.error)
  if (!current || current.user.emailVerified) return null
  return (
    <Card title={t('mailbox.title')}>
      <p className={styles['note']}>
        <IconMailExclamation size={22} stroke={1.9} aria-hidden="true" />
        {t('mailbox.lead')}
      </p>
      <div className={styles['actions']}>
        <Button
          loading={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate({ params: { id: current.user.id } })}
        >
          {t('mailbox.resend')}
        </Button>
        <Link to={paths.myAccount} className={buttonClass({ variant: 'line' })}>
          {t('mailbox.change')}
        </Link>
      </div>
      <p role="status" className={styles['said']}>
        {resend.isSuccess && t('mailbox.sent')}
      </p>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Card>
  )
}
