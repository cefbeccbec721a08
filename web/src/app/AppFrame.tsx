import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { IconPig, IconHome, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
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
import type { ShellBalances, ShellEntry, ShellPerson } from '../ui/shell/shell-types.ts'
import { BlockedNotice } from './BlockedNotice.tsx'
import { loadPage } from './load-page.ts'
import { lookOf } from './look.ts'
import { paths } from './paths.ts'
import { PhoneAccount } from './PhoneAccount.tsx'
import { routerLink } from './router-link.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Its fields bring the rules of the contract along, so it is fetched only for who needs it. */
const CompleteRegister = lazy(async () => {
  const load = loadPage(() => import('../identity/accounts/CompleteRegisterDialog.tsx'), 'accounts', 'pieces', 'ui')
  return { default: (await load()).CompleteRegisterDialog }
})

/** Pages that exist, in the order of the sidebar; the screens that follow add their line. */
const entries: readonly ShellEntry[] = [
  { id: 'home', labelKey: 'entry.home', icon: IconHome, href: paths.dashboard, group: 1, places: ['side', 'tabs'] },
  {
    id: 'bank',
    labelKey: 'entry.bank',
    icon: IconPig,
    href: paths.edubank,
    group: 2,
    places: ['side', 'tabs'],
  },
  { id: 'me', labelKey: 'entry.me', icon: IconUser, href: paths.myAccount, group: 3, places: ['side', 'tabs'] },
]

/** Around every page of a signed-in person. */
export function AppFrame() {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const person = usePerson()
  const balances = usePills()
  const { data: current } = useQuery(query('accounts', 'current'))
  const isBlocked = current?.flags.isBlockedAccount ?? false
  const isIncomplete = useIncomplete(current?.student !== undefined && current.student !== null && !isBlocked)

  async function leave(): Promise<void> {
    await signOut()
    // Whoever sits down next starts at the door, not on this person's page.
    await router.navigate({ to: paths.login, replace: true })
  }

  return (
    <AppShell
      entries={entries.map((entry) => ({
        ...entry,
        active: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
      }))}
      renderLink={routerLink}
      homeHref={paths.dashboard}
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
      {isBlocked ? <BlockedNotice onSignOut={() => void leave()} /> : <Outlet />}
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
