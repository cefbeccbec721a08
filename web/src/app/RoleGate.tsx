import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { useCurrentAccount } from '../lib/current-account.ts'
import { homeOf } from './home.ts'
import { isForSome, mayOpen } from './page-roles.ts'
import type { paths } from './paths.ts'
import { useDelayed } from '../ui/base/use-delayed.ts'
import { PendingPage } from './PendingPage.tsx'
import { PendingTitle } from './PendingTitle.tsx'

/**
 * Leads whoever opens a page of another role to their own home (E17). The server refuses them anyway; where it cannot
 * say who is there, the page opens and tells the failure.
 */
export function RoleGate() {
  const { data: current, isPending, errorUpdateCount } = useCurrentAccount()
  const asked = useRouterState({
    select: ({ matches }) => matches.map(({ staticData }) => staticData.roles),
    structuralSharing: true,
  })
  // Once it has failed the page stays: taken away while it is asked for again, each page put back would ask anew.
  if (isPending && errorUpdateCount === 0 && isForSome(asked)) return <Waiting />
  const role = current?.account.role
  if (role && !mayOpen(role, asked)) return <Navigate to={homeOf(role) as typeof paths.desk} replace />
  return <Outlet />
}

/** Grey boxes only when the wait is felt. */
function Waiting() {
  return useDelayed(true) ? <PendingPage /> : <PendingTitle />
}
