import { Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useSession } from '../lib/session.ts'

/**
 * Takes a person's pages off the screen in the moment in which the session ends, before they could ask for
 * anything more, and starts them anew when another account takes over.
 */
export function SessionGate() {
  const session = useSession()
  if (!session) return null
  return (
    <Fragment key={session.accountId}>
      <Outlet />
    </Fragment>
  )
}
