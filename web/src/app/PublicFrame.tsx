import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../ui/art/Logo.tsx'
import { paths } from './paths.ts'
import styles from './PublicFrame.module.css'

/** A quiet page with the logo and one thing to say: not found, failed, leaving. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={paths.root} aria-label={t('home')} className={styles.home}>
          <Logo size={36} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
