import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Only some schools have it: the form does not wait for its code. */
const ProviderButton = lazy(async () => ({ default: (await import('./ProviderButton.tsx')).ProviderButton }))

export function LoginPage() {
  const { t } = useTranslation('auth')
  return (
    <EntryShell
      title={t('title')}
      lead={t('lead')}
      footer={
        <div className={styles['foot']}>
          <p>
            <IconShieldCheck size={18} stroke={1.9} aria-hidden="true" />
            {t('lgpd')}
          </p>
          <Link to={paths.agreeTerms} hash="data">
            {t('privacy')}
          </Link>
          <Link to={paths.publicHelp}>{t('help')}</Link>
        </div>
      }
    >
      <LoginForm />
      <Suspense fallback={null}>
        <ProviderButton />
      </Suspense>
      <p className={styles['newHere']}>
        {t('newHere')}{' '}
        <Link to={paths.signup} className={linkClass()}>
          {t('signUp')}
        </Link>
      </p>
    </EntryShell>
  )
}
