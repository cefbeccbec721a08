import { useTranslation } from 'react-i18next'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import type { RenderLink, ShellEntry } from './shell-types.ts'
import styles from './TabBar.module.css'

interface TabBarProps {
  entries: readonly ShellEntry[]
  isSettling: boolean
  renderLink: RenderLink
}

/** Five tabs at most; with fewer the others spread out. */
export function TabBar({ entries, isSettling, renderLink }: TabBarProps) {
  const { t } = useTranslation('shell')
  const tabs = entries.filter((entry) => entry.places?.includes('tabs')).slice(0, 5)
  return (
    <nav className={styles['bar']} aria-label={t('main')}>
      <ul className={cx(styles['tabs'], isSettling && styles['settling'])}>
        {tabs.map((entry) => {
          const Icon = entry.icon
          return (
            <li key={entry.id}>
              {renderLink({
                href: entry.href,
                className: styles['tab'],
                'aria-current': entry.active ? 'page' : undefined,
                children: (
                  <>
                    <span className={styles['icon']}>
                      <Icon size={23} stroke={entry.active ? 2.2 : 1.8} aria-hidden />
                      {entry.badge ? (
                        <span className={styles['badge']} aria-hidden="true">
                          {entry.badge > 99 ? '99+' : entry.badge}
                        </span>
                      ) : null}
                    </span>
                    {t(entry.shortKey ?? entry.labelKey)}
                    {entry.badge ? <VisuallyHidden>{t('unread', { count: entry.badge })}</VisuallyHidden> : null}
                  </>
                ),
              })}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
