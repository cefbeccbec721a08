import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../lib/api/types.ts'
import { logError } from '../lib/log.ts'
import { useBalances } from '../economy/wallets/use-balances.ts'
import { query } from '../lib/query.ts'
import { signOut } from '../lib/session.ts'
import { useLiveInterval } from '../lib/socket.ts'
import { UserAvatar } from '../ui/avatar/UserAvatar.tsx'
import { OfflineBar } from '../ui/base/OfflineBar.tsx'
import { AppShell } from '../ui/shell/AppShell.tsx'
import type { ShellBalances, ShellPerson } from '../ui/shell/shell-types.ts'
import { entriesOf } from './entries.ts'
import { homeOf } from './home.ts'
import { lookOf } from '../ui/avatar/look.ts'
import { paths } from './paths.ts'
import { PhoneAccount } from './PhoneAccount.tsx'
import { routerLink } from './router-link.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Around every page of a signed-in person. */
export function AppFrame() {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const person = usePerson()
  const balances = usePills()
  const { data: current } = useQuery(query('accounts', 'current'))
  const entries = current ? entriesOf(current.account.role, current.flags) : []

  async function leave(): Promise<void> {
    await signOut()
    // Whoever sits down next starts at the door, not on this person's page.
    await router.navigate({ to: paths.login, replace: true })
  }

  if (current?.flags.isBlockedAccount) return <Navigate to={paths.blockedAccount} replace />
  return (
    <AppShell
      entries={entries.map((entry) => ({
        ...entry,
        active: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
      }))}
      renderLink={routerLink}
      homeHref={current ? homeOf(current.account.role) : paths.dashboard}
      account={{ person, onSignOut: () => void leave() }}
      balances={balances}
      bell={<PhoneAccount person={person} onSignOut={() => void leave()} />}
      notice={
        <>
          <OfflineBar />
          <UpdateNotice />
        </>
      }
    >
      <Outlet />
    </AppShell>
  )
}

function usePerson(): ShellPerson {
  const { t } = useTranslation('app')
  const { data, error } = useQuery(query('accounts', 'current'))
  useEffect(() => {
    if (error) logError('accounts.current', error)
  }, [error])
  const name = data?.user.name ?? t('account.unnamed')
  return {
    name,
    detail: data ? detailOf(data) : '',
    avatar: <UserAvatar name={name} {...(data && { selection: lookOf(data.user) })} size={40} decorative />,
  }
}

function detailOf({ account, student }: Answer<'accounts', 'current'>): string {
  return student ? `${student.class.name} · ${account.school.name}` : account.school.name
}

/** A failed wallet is a dash on screen and a line in the console, nothing more (product §8). */
function usePills(): ShellBalances {
  const { educoins, xp, error } = useBalances({ refetchInterval: useLiveInterval() })
  useEffect(() => {
    if (error) logError('wallets.getMine', error)
  }, [error])
  return { educoins, xp, href: paths.edubank }
}
