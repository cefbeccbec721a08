import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../lib/api/types.ts'
import { logError } from '../lib/log.ts'
import { useBalances } from '../economy/wallets/use-balances.ts'
import { query } from '../lib/query.ts'
import { signOut } from '../lib/session.ts'
import { useLiveInterval } from '../lib/socket.ts'
import { NotificationBell } from '../messaging/notifications/NotificationBell.tsx'
import { UserAvatar } from '../ui/avatar/UserAvatar.tsx'
import { OfflineBar } from '../ui/base/OfflineBar.tsx'
import { AppShell } from '../ui/shell/AppShell.tsx'
import { lookOf } from '../ui/avatar/look.ts'
import type { ShellBalances, ShellPerson } from '../ui/shell/shell-types.ts'
import { AccountItems } from './account-switch/AccountItems.tsx'
import { entriesOf, hasBank } from './entries.ts'
import { homeOf } from './home.ts'
import { loadPage } from './load-page.ts'
import { paths } from './paths.ts'
import { PhoneAccount } from './PhoneAccount.tsx'
import { routerLink } from './router-link.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Its fields bring the rules of the contract along, so it is fetched only for who needs it. */
const CompleteRegister = lazy(async () => {
  const load = loadPage(() => import('../identity/accounts/CompleteRegisterDialog.tsx'), 'accounts', 'pieces', 'ui')
  return { default: (await load()).CompleteRegisterDialog }
})

/** Around every page of a signed-in person. */
export function AppFrame() {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const person = usePerson()
  const balances = usePills()
  const { data: current } = useQuery(query('accounts', 'current'))
  const role = current?.account.role
  const entries = current ? entriesOf(current.account.role, current.flags) : []
  const isBlocked = current?.flags.isBlockedAccount ?? false
  const isIncomplete = useIncomplete(current?.student !== undefined && current.student !== null && !isBlocked)

  async function leave(): Promise<void> {
    const endSessionUrl = await signOut()
    // A navigation: the page itself talks to nobody but its own server.
    if (endSessionUrl !== undefined) return window.location.assign(endSessionUrl)
    // Whoever sits down next starts at the door, not on this person's page.
    await router.navigate({ to: paths.login, replace: true })
  }

  if (isBlocked) return <Navigate to={paths.blockedAccount} replace />
  return (
    <AppShell
      entries={entries.map((entry) => ({
        ...entry,
        active: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
      }))}
      renderLink={routerLink}
      homeHref={role ? homeOf(role) : paths.dashboard}
      account={{ person, accounts: <AccountItems />, onSignOut: () => void leave() }}
      balances={role === undefined || hasBank(role) ? balances : undefined}
      bell={
        <>
          <NotificationBell />
          <PhoneAccount person={person} accounts={<AccountItems />} onSignOut={() => void leave()} />
        </>
      }
      notice={
        <>
          <OfflineBar />
          <UpdateNotice />
        </>
      }
    >
      <Outlet />
      {isIncomplete && (
        <Suspense fallback={null}>
          <CompleteRegister />
        </Suspense>
      )}
    </AppShell>
  )
}

/** Only a student's registration can lack something. */
function useIncomplete(isAsked: boolean): boolean {
  const { data } = useQuery({ ...query('users', 'checkCompleteData'), enabled: isAsked })
  return isAsked && data?.complete === false
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
    avatar: (
      <UserAvatar name={data?.user.name ?? ''} {...(data && { selection: lookOf(data.user) })} size={40} decorative />
    ),
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
