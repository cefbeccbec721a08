import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../art/Logo.tsx'
import { cx } from '../base/cx.ts'
import { iconButtonClass } from '../base/IconButton.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { BalancePill } from './BalancePill.tsx'
import type { RenderLink, ShellBalances } from './shell-types.ts'
import styles from './TopBar.module.css'

interface TopBarProps {
  renderLink: RenderLink
  homeHref: string
  balances: ShellBalances | undefined
  search: ReactNode
  bell: ReactNode
  title: string | undefined
  backHref: string | undefined
}

export function TopBar({ renderLink, homeHref, balances, search, bell, title, backHref }: TopBarProps) {
  const { t } = useTranslation(['shell', 'ui'])
  return (
    <header className={styles['top']}>
      <div className={styles['phone']}>
        {backHref &&
          renderLink({
            href: backHref,
            className: cx(iconButtonClass(), styles['back']),
            'aria-label': t('ui:back'),
            children: <IconArrowLeft size={24} stroke={1.9} aria-hidden="true" />,
          })}
        {title ? (
          <span className={styles['title']}>{title}</span>
        ) : (
          !backHref &&
          renderLink({
            href: homeHref,
            'aria-label': t('home'),
            children: <Logo size={28} className={styles['logo']} />,
          })
        )}
      </div>
      {search && <div className={styles['search']}>{search}</div>}
      <span className={styles['spring']} />
      {balances && (
        <BalancePill kind="educoins" value={balances.educoins} href={balances.href} renderLink={renderLink} />
      )}
      {balances && (
        <BalancePill
          kind="xp"
          value={balances.xp}
          notice={balances.xpNotice}
          href={balances.href}
          renderLink={renderLink}
        />
      )}
      <VisuallyHidden role="status">{balances?.xpNotice}</VisuallyHidden>
      {bell}
    </header>
  )
}
