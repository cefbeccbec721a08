import { lazy, Suspense, type ReactNode } from 'react'
import { InMain } from '../../lib/in-main.ts'
import { useTranslation } from 'react-i18next'
import { Logo } from '../art/Logo.tsx'
import { cx } from '../base/cx.ts'
import styles from './EntryShell.module.css'
import { PublicHeader } from './PublicHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The form first: whoever wants in does not wait for a landscape, whose ground is there from the start. */
const LoginScene = lazy(async () => ({ default: (await import('../art/LoginScene.tsx')).LoginScene }))

interface EntryShellProps {
  title: ReactNode
  lead?: ReactNode
  footer?: ReactNode
  /** For forms of several steps: on phones the landscape makes room. */
  low?: boolean
  children: ReactNode
}

/** The way in: landscape and words at one side, one form at the other. Signing in, signing up, recovering. */
export function EntryShell({ title, lead, footer, low = false, children }: EntryShellProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={cx(styles['page'], low && styles['low'])}>
      <SkipLink />
      <section className={styles['stage']} aria-label={t('way.tagline')}>
        <div className={styles['scene']}>
          <Suspense fallback={null}>
            <LoginScene label={t('way.scene')} />
          </Suspense>
        </div>
        <div className={styles['words']}>
          <Logo size={44} inverted className={styles['logo']} />
          <p className={styles['tagline']}>{t('way.tagline')}</p>
        </div>
      </section>
      <div className={styles['side']}>
        <PublicHeader overArt className={styles['header']} />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <InMain value>
            <h1 className={styles['title']}>{title}</h1>
            {lead && <p className={styles['lead']}>{lead}</p>}
            {children}
          </InMain>
        </main>
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </div>
  )
}
