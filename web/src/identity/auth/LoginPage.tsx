import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { call } from '../../lib/api/client.ts'
import { logWarning } from '../../lib/log.ts'
import { browserStore } from '../../lib/storage.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Only some schools have it: the others never fetch its code. */
const ProviderButton = lazy(async () => ({ default: (await import('./ProviderButton.tsx')).ProviderButton }))

export function LoginPage() {
  const { t } = useTranslation('auth')
  const provider = useProvider()
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
      {/* Together: what appears below the form later would push it, or what somebody is about to press. */}
      <div className={styles['below']}>
        <Suspense fallback={null}>
          {provider.name !== undefined && <ProviderButton name={provider.name} />}
          <p className={styles['newHere']} data-waiting={!provider.isKnown || undefined}>
            {t('newHere')}{' '}
            <Link to={paths.signup} className={linkClass()}>
              {t('signUp')}
            </Link>
            <br />
            <Link to={paths.guardianSignUp} className={linkClass()}>
              {t('guardian')}
            </Link>
          </p>
        </Suspense>
      </div>
    </EntryShell>
  )
}

/** What the device heard last: nothing waits on it from the second visit on. */
const knownProvider = 'trilha.provider'
/** A server that is slow to say keeps nobody from signing up. */
const patience = 1500

/** Asked without the query library, which is a good part of what this page would weigh. */
function useProvider(): { name: string | undefined; isKnown: boolean } {
  const [heard, setHeard] = useState(() => browserStore().getItem(knownProvider))
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => setIsLate(true), patience)
    call('auth', 'options', {}, { signal: leaving.signal }).then(
      ({ oidc }) => {
        const name = oidc?.name ?? ''
        browserStore().setItem(knownProvider, name)
        setHeard(name)
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // The form works without.
        logWarning('auth.options', error)
        setIsLate(true)
      },
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
  return { name: heard || undefined, isKnown: heard !== null || isLate }
}
