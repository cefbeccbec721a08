import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useCurrentAccount } from '../lib/current-account.ts'
import { useSession } from '../lib/session.ts'
import { MantineScope } from '../ui/theme/MantineScope.tsx'
import { loadPage } from './load-page.ts'
import { paths } from './paths.ts'
import { PendingPage } from './PendingPage.tsx'
import { QueryScope } from './QueryScope.tsx'

/**
 * Takes a person's pages off the screen in the moment in which the session ends, before they could ask for
 * anything more, and starts them anew when another account takes over.
 */
export function SessionGate() {
  const session = useSession()
  if (!session) return null
  return (
    <QueryScope>
      <MantineScope key={session.accountId}>
        <PasswordGate />
      </MantineScope>
    </QueryScope>
  )
}

const FirstPasswordPage = lazy<ComponentType>(async () => {
  const load = loadPage(() => import('../identity/accounts/FirstPasswordPage.tsx'), 'accounts', 'shell', 'ui')
  return { default: (await load()).FirstPasswordPage }
})

/** Pages of a person's rights open to everybody who is signed in (D12). */
function useIsFree(): boolean {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.opensBeforeTerms === true })
}

/** A person whose password the office made chooses another one, where the page would be (E74). */
function PasswordGate() {
  const { data: current } = useCurrentAccount()
  const isFree = useIsFree()
  if (!current?.user.mustChangePassword || isFree) return <StandingGate />
  return (
    <Suspense fallback={<PendingPage />}>
      <FirstPasswordPage />
    </Suspense>
  )
}

/**
 * Whose account waits for a yes has a page of its own (E70). Whoever has not agreed to the terms in force reads them
 * first (decision G52). A person's rights stand before both (D12). A closed account has nothing to agree to.
 */
function StandingGate() {
  const router = useRouter()
  const { data: current } = useCurrentAccount()
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData })
  const isOpen = current !== undefined && !current.flags.isBlockedAccount
  const isWaiting = isOpen && current.account.waitsFor !== null
  const mustWait = isWaiting && page?.opensWhileWaiting !== true
  const mustRead = isOpen && !isWaiting && !current.user.agreedTerms && page?.opensBeforeTerms !== true
  useEffect(() => {
    const { href, pathname } = router.state.location
    if (mustWait) void router.navigate({ to: paths.waiting, replace: true })
    else if (mustRead && pathname !== paths.agreeTerms)
      void router.navigate({ to: paths.agreeTerms, search: { next: href }, replace: true })
  }, [mustWait, mustRead, router])
  return mustWait || mustRead ? <PendingPage /> : <Outlet />
}
