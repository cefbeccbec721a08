import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { frameRoute } from './root.ts'

const friendsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.friends,
  staticData: { title: 'friends', roles: pageRoles[paths.friends] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../community/friends/FriendsPage.tsx'), 'friends', 'avatar', 'pieces', 'ui'),
    'FriendsPage',
  ),
})

/** People and subjects of the community, inside the shell. */
export const communityPeople = [friendsRoute] as const
