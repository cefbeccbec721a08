import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../ui/art/Logo.tsx'
import { loadPage } from './load-page.ts'
import { paths } from './paths.ts'
import styles from './PublicFrame.module.css'

/** Not of the first download, and of no use where a page could not be loaded: then it stays away. */
const PublicMenus = lazy<ComponentType>(async () => {
  const load = loadPage(() => import('../ui/shell/PublicHeader.tsx'), 'shell')
  return load().then(
    ({ PublicMenus: menus }) => ({ default: menus }),
    () => ({ default: () => null }),
  )
})

/** A quiet page with the logo and one thing to say: not found, failed, leaving. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={paths.root} aria-label={t('home')} className={styles.home}>
          <Logo size={36} />
        </Link>
        <Suspense fallback={null}>
          <PublicMenus />
        </Suspense>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
