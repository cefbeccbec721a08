import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentAccount } from '../lib/current-account.ts'
import { useSession } from '../lib/session.ts'
import { MantineScope } from '../ui/theme/MantineScope.tsx'
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
        <TermsGate />
      </MantineScope>
    </QueryScope>
  )
}

/**
 * Whoever has not agreed to the terms in force reads them first (decision G52), but for a person's rights (D12);
 * a closed account has nothing to agree to.
 */
function TermsGate() {
  const router = useRouter()
  const { data: current } = useCurrentAccount()
  const isFree = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.opensBeforeTerms === true })
  const mustRead = current?.user.agreedTerms === false && !current.flags.isBlockedAccount && !isFree
  useEffect(() => {
    const { href, pathname } = router.state.location
    if (mustRead && pathname !== paths.agreeTerms)
      void router.navigate({ to: paths.agreeTerms, search: { next: href }, replace: true })
  }, [mustRead, router])
  return mustRead ? <PendingPage /> : <Outlet />
}
