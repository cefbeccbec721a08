import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { Fragment } from 'react'
import { query } from '../lib/query.ts'
import { useSession } from '../lib/session.ts'
import { paths } from './paths.ts'

/**
 * Takes a person's pages off the screen in the moment in which the session ends, before they could ask for
 * anything more, and starts them anew when another account takes over.
 */
export function SessionGate() {
  const session = useSession()
  if (!session) return null
  return (
    <Fragment key={session.accountId}>
      <TermsGate />
    </Fragment>
  )
}

/** Whoever has not agreed to the terms in force reads them first (decision G52). */
function TermsGate() {
  const { data: current } = useQuery(query('accounts', 'current'))
  const href = useRouterState({ select: ({ location }) => location.href })
  if (current?.user.agreedTerms === false) return <Navigate to={paths.agreeTerms} search={{ next: href }} replace />
  return <Outlet />
}
