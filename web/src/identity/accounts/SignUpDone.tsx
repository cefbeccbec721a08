import { IconMailFast } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'

export interface NewPerson {
  email: string
  /** The school that was joined; without one a school must link the person first. */
  school: string | undefined
  /** The mailbox whose yes the account waits for. */
  guardian: string | undefined
}

/** Waiting for the email to be confirmed, and what happens until then. */
export function SignUpDone({ person: { email, school, guardian } }: { person: NewPerson }) {
  const { t } = useTranslation('accounts')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])

  function nextWords(): string {
    if (school === undefined) return t('signUp.done.noSchool')
    return guardian === undefined
      ? t('signUp.done.school', { school })
      : t('signUp.done.guardian', { school, guardian })
  }

  return (
    <EntryFrame title={t('signUp.done.title')}>
      <div ref={words} tabIndex={-1} className={styles['done']} role="status">
        <span className={styles['mark']} data-kind="waiting">
          <IconMailFast size={30} stroke={1.9} aria-hidden="true" />
        </span>
        <p>
          {t('signUp.done.sent')} <span className={styles['address']}>{email}</span>
        </p>
        <p>{nextWords()}</p>
        <Link to={paths.login} className={buttonClass({ size: 'l' })}>
          {t('signIn')}
        </Link>
      </div>
    </EntryFrame>
  )
}
