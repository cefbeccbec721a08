import { useTranslation } from 'react-i18next'
import { groupBy } from '../../lib/group-by.ts'
import { Logo, LogoMark } from '../art/Logo.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import type { RenderLink, ShellEntry } from './shell-types.ts'
import styles from './SideNav.module.css'

interface SideNavProps {
  entries: readonly ShellEntry[]
  renderLink: RenderLink
  homeHref: string
  account: Omit<AccountMenuProps, 'className'>
}

/** Sidebar with long names; the same list becomes the rail by css alone. */
export function SideNav({ entries, renderLink, homeHref, account }: SideNavProps) {
  const { t } = useTranslation('shell')
  const shown = entries.filter((entry) => (entry.places ?? ['side']).includes('side'))
  const groups = grouped(shown)
  return (
    <nav className={styles['side']} aria-label={t('main')}>
      {renderLink({
        href: homeHref,
        className: styles['home'],
        'aria-label': t('home'),
        children: (
          <>
            <span className={styles['long']}>
              <Logo size={36} />
            </span>
            <span className={styles['short']}>
              <LogoMark size={36} />
            </span>
          </>
        ),
      })}
      <div className={styles['list']}>
        <ul className={styles['groups']}>
          {groups.map((items) => (
            <li key={items[0]?.id}>
              <ul>
                {items.map((entry) => (
                  <li key={entry.id}>
                    <SideLink entry={entry} renderLink={renderLink} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <AccountMenu {...account} />
    </nav>
  )
}

function grouped(entries: readonly ShellEntry[]): ShellEntry[][] {
  return [...groupBy(entries, ({ group = 1 }) => group).values()]
}

function SideLink({ entry, renderLink }: { entry: ShellEntry; renderLink: RenderLink }) {
  const { t } = useTranslation('shell')
  const Icon = entry.icon
  return renderLink({
    href: entry.href,
    className: styles['link'],
    'aria-current': entry.active ? 'page' : undefined,
    children: (
      <>
        <Icon size={22} stroke={entry.active ? 2.2 : 1.8} aria-hidden />
        <span className={styles['long']}>{t(entry.labelKey)}</span>
        <span className={styles['short']}>{t(entry.shortKey ?? entry.labelKey)}</span>
        {entry.badge ? (
          <>
            <span className={styles['badge']} aria-hidden="true">
              {entry.badge > 99 ? '99+' : entry.badge}
            </span>
            <VisuallyHidden>{t('unread', { count: entry.badge })}</VisuallyHidden>
          </>
        ) : null}
      </>
    ),
  })
}
