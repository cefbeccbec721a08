import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { call } from '../../lib/api/client.ts'
import { logWarning } from '../../lib/log.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Only some schools have it: the others never fetch its code. */
const ProviderButton = lazy(async () => ({ default: (await import('./ProviderButton.tsx')).ProviderButton }))

export function LoginPage() {
  const { t } = useTranslation('auth')
  const providerName = useProviderName()
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
      {providerName !== undefined && (
        <Suspense fallback={null}>
          <ProviderButton name={providerName} />
        </Suspense>
      )}
      <p className={styles['newHere']}>
        {t('newHere')}{' '}
        <Link to={paths.signup} className={linkClass()}>
          {t('signUp')}
        </Link>
        <br />
        <Link to={paths.guardianSignUp} className={linkClass()}>
          {t('guardian')}
        </Link>
      </p>
    </EntryShell>
  )
}

/** Asked without the query library, which is a good part of what this page would weigh. */
function useProviderName(): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    call('auth', 'options', {}, { signal: leaving.signal }).then(
      ({ oidc }) => setName(oidc?.name),
      (error: unknown) => {
        // The form works without.
        if (!leaving.signal.aborted) logWarning('auth.options', error)
      },
    )
    return () => leaving.abort()
  }, [])
  return name
}
