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
  if (!current?.user.mustChangePassword || isFree) return <TermsGate />
  return (
    <Suspense fallback={<PendingPage />}>
      <FirstPasswordPage />
    </Suspense>
  )
}

/**
 * Whoever has not agreed to the terms in force reads them first (decision G52), but for a person's rights (D12);
 * a closed account has nothing to agree to.
 */
function TermsGate() {
  const router = useRouter()
  const { data: current } = useCurrentAccount()
  const isFree = useIsFree()
  const mustRead = current?.user.agreedTerms === false && !current.flags.isBlockedAccount && !isFree
  useEffect(() => {
    const { href, pathname } = router.state.location
    if (mustRead && pathname !== paths.agreeTerms)
      void router.navigate({ to: paths.agreeTerms, search: { next: href }, replace: true })
  }, [mustRead, router])
  return mustRead ? <PendingPage /> : <Outlet />
}
