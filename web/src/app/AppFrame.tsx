import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../lib/current-account.ts'
import { logError } from '../lib/log.ts'
import { useCelebrations } from '../economy/achievements/use-celebrations.ts'
import { useLevelNotice } from '../economy/achievements/use-level-notice.ts'
import { useBalances } from '../economy/wallets/use-balances.ts'
import { query } from '../lib/query.ts'
import { keepKnownAccount, readKnownAccount, type KnownAccount } from '../lib/known-account.ts'
import { signOut, useSession } from '../lib/session.ts'
import { useLiveInterval } from '../lib/socket.ts'
import { NotificationBell } from '../messaging/notifications/NotificationBell.tsx'
import { UserAvatar } from '../ui/avatar/UserAvatar.tsx'
import { OfflineBar } from '../ui/base/OfflineBar.tsx'
import { AppShell, type AppShellProps } from '../ui/shell/AppShell.tsx'
import { SearchField } from '../ui/shell/SearchField.tsx'
import { lookOf } from '../ui/avatar/look.ts'
import type { ShellBalances, ShellPerson } from '../ui/shell/shell-types.ts'
import { AccountItems } from './account-switch/AccountItems.tsx'
import { entriesOf, entriesOfAnyone, hasBank } from './entries.ts'
import { homeOf } from './home.ts'
import { loadPage } from './load-page.ts'
import { mayOpen, pageRoles } from './page-roles.ts'
import { paths } from './paths.ts'
import { PendingPage } from './PendingPage.tsx'
import { PhoneAccount } from './PhoneAccount.tsx'
import { RoleGate } from './RoleGate.tsx'
import { routerLink } from './router-link.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Its fields bring the rules of the contract along, so it is fetched only for who needs it. */
const CompleteRegister = lazy(async () => {
  const load = loadPage(() => import('../identity/accounts/CompleteRegisterDialog.tsx'), 'accounts', 'pieces', 'ui')
  return { default: (await load()).CompleteRegisterDialog }
})

/** Most days nothing was reached: only then is it fetched, over whatever page is open. */
const Celebrations = lazy(async () => {
  const load = loadPage(() => import('./celebrations/Celebrations.tsx'), 'achievements', 'chests', 'ui')
  return { default: (await load()).Celebrations }
})

/** Around every page of a signed-in person. */
export function AppFrame() {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const person = usePerson()
  const { data: current } = useCurrentAccount()
  const isStudent = current?.student !== undefined && current.student !== null && !current.flags.isBlockedAccount
  // Not asked for by who may not have one: the server would refuse them.
  const hasWallet = current !== undefined && !current.flags.isBlockedAccount && hasBank(current.account.role)
  const balances = usePills({ isStudent, hasWallet })
  const reached = useCelebrations({ enabled: isStudent })?.achievements ?? []
  const isCelebrating = useOnceTrue(reached.length > 0)
  const known = useKnownAccount(current)
  const role = known?.role
  const entries = known ? entriesOf(known.role, known.flags) : entriesOfAnyone
  const isBlocked = current?.flags.isBlockedAccount ?? false
  const isIncomplete = useIncomplete(isStudent)
  const head = useHead()
  const isFocused = useRouterState({ select: ({ matches }) => isFocus(matches.at(-1)) })

  async function leave(): Promise<void> {
    const endSessionUrl = await signOut()
    // A navigation: the page itself talks to nobody but its own server.
    if (endSessionUrl !== undefined) return window.location.assign(endSessionUrl)
    // Whoever sits down next starts at the door, not on this person's page.
    await router.navigate({ to: paths.login, replace: true })
  }

  if (isBlocked)
    return (
      <>
        <PendingPage />
        <Navigate to={paths.blockedAccount} replace />
      </>
    )
  const page = (
    <>
      <RoleGate />
      {isCelebrating && !isFocused && (
        <Suspense fallback={null}>
          <Celebrations list={reached} />
        </Suspense>
      )}
      {isIncomplete && (
        <Suspense fallback={null}>
          <CompleteRegister />
        </Suspense>
      )}
    </>
  )
  if (isFocused) return page
  return (
    <AppShell
      entries={entries.map((entry) => ({
        ...entry,
        active: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
      }))}
      isSettling={known === undefined}
      renderLink={routerLink}
      homeHref={role ? homeOf(role) : paths.dashboard}
      account={{ person, accounts: <AccountItems />, onSignOut: () => void leave() }}
      balances={role === undefined || hasBank(role) ? balances : undefined}
      search={
        role !== undefined &&
        mayOpen(role, [pageRoles[paths.search]]) && (
          <SearchField onSearch={(words) => void router.navigate({ to: paths.search, search: { q: words } })} />
        )
      }
      bell={
        <>
          <NotificationBell />
          {/* Its room is the title's where a page has one; the tab "Eu" leads there too. */}
          {head.title === undefined && (
            <PhoneAccount person={person} accounts={<AccountItems />} onSignOut={() => void leave()} />
          )}
        </>
      }
      notice={
        <>
          <OfflineBar />
          <UpdateNotice />
        </>
      }
      {...head}
    >
      {page}
    </AppShell>
  )
}

/** As the server says; before it does, and without a network, as it said last. */
function useKnownAccount(current: CurrentAccount | undefined): KnownAccount | undefined {
  const accountId = useSession()?.accountId
  const [kept] = useState(() => readKnownAccount(accountId))
  useEffect(() => {
    if (current && accountId !== undefined)
      keepKnownAccount(accountId, { role: current.account.role, flags: current.flags })
  }, [current, accountId])
  return current ? { role: current.account.role, flags: current.flags } : kept
}

/** A page in focus mode brings its own head. What is celebrated waits until it is left: it would lie on the answers. */
function isFocus(
  page: { staticData: { focusBy?: readonly string[]; isFocus?: true }; search: unknown } | undefined,
): boolean {
  if (page?.staticData.isFocus) return true
  const by = page?.staticData.focusBy ?? []
  return by.some((name) => Object.hasOwn(page?.search as object, name))
}

/** What stands on a phone in place of the logo, for pages that are deeper than a tab. */
function useHead(): Pick<AppShellProps, 'title' | 'backHref'> {
  const { t } = useTranslation('app')
  const head = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.head })
  return head ? { title: t(`heads.${head.title}`), backHref: head.back } : {}
}

/** What was shown once stays: a chest that is opened from it is still on its stage when the list is empty. */
function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(false)
  if (value && !was) setWas(true)
  return was || value
}

/** Only a student's registration can lack something. */
function useIncomplete(isAsked: boolean): boolean {
  const { data } = useQuery({ ...query('users', 'checkCompleteData'), enabled: isAsked })
  return isAsked && data?.complete === false
}

function usePerson(): ShellPerson {
  const { t } = useTranslation('app')
  const { data, error } = useCurrentAccount()
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

function detailOf({ account, student }: CurrentAccount): string {
  return student ? `${student.class.name} · ${account.school.name}` : account.school.name
}

/** A failed wallet is a dash on screen and a line in the console, nothing more. */
function usePills({ isStudent, hasWallet }: { isStudent: boolean; hasWallet: boolean }): ShellBalances {
  const { t } = useTranslation('app')
  const { educoins, xp, error } = useBalances({ enabled: hasWallet, refetchInterval: useLiveInterval() })
  useEffect(() => {
    if (error) logError('wallets.getMine', error)
  }, [error])
  const level = useLevelNotice({ enabled: isStudent })
  return { educoins, xp, xpNotice: level === undefined ? undefined : t('newLevel', { level }), href: paths.edubank }
}
