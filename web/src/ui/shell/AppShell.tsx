import type { ReactNode } from 'react'
import { InMain } from '../../lib/in-main.ts'
import type { AccountMenuProps } from './AccountMenu.tsx'
import styles from './AppShell.module.css'
import { plainLink } from './plain-link.tsx'
import type { RenderLink, ShellBalances, ShellEntry } from './shell-types.ts'
import { SideNav } from './SideNav.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'

export interface AppShellProps {
  entries: readonly ShellEntry[]
  /** More entries are on their way. */
  isSettling?: boolean | undefined
  renderLink?: RenderLink | undefined
  /** Where the logo leads. */
  homeHref: string
  account: Omit<AccountMenuProps, 'className'>
  balances?: ShellBalances | undefined
  /** From 700 px on: SearchField, or anything 44 px tall. */
  search?: ReactNode
  bell?: ReactNode
  /** On phones, in place of the logo: the page's short title, and a way back. */
  title?: string | undefined
  backHref?: string | undefined
  /** Under the top bar: OfflineBar, a notice of the school. */
  notice?: ReactNode
  /** The page. It brings its own h1. */
  children: ReactNode
}

/** Sidebar from 1200 px, rail from 700, tab bar below. Knows no router and no store. */
export function AppShell({
  entries,
  isSettling = false,
  renderLink = plainLink,
  homeHref,
  account,
  balances,
  search,
  bell,
  title,
  backHref,
  notice,
  children,
}: AppShellProps) {
  return (
    <>
      <SkipLink />
      <div className={styles['app']}>
        <SideNav entries={entries} renderLink={renderLink} homeHref={homeHref} account={account} />
        <div className={styles['column']}>
          <TopBar {...{ renderLink, homeHref, balances, search, bell, title, backHref }} />
          {notice}
          <main id="main" tabIndex={-1} className={styles['main']}>
            <InMain value>{children}</InMain>
          </main>
        </div>
        <TabBar entries={entries} isSettling={isSettling} renderLink={renderLink} />
      </div>
    </>
  )
}
