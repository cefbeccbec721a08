import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { frameRoute } from './root.ts'

const namespaces = ['posts', 'friends', 'subjects', 'comments', 'avatar', 'pieces', 'ui'] as const

const playgroundRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.playground,
  staticData: { title: 'playground', roles: pageRoles[paths.playground] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../community/FeedPage.tsx'), ...namespaces, 'albums'),
    'FeedPage',
  ),
})

const postRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.post),
  staticData: { title: 'post', roles: pageRoles[paths.playground] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../community/PostPage.tsx'), ...namespaces),
    'PostPage',
  ),
})

const savedRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.savedPosts,
  staticData: { title: 'savedPosts', roles: pageRoles[paths.playground] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../community/SavedPage.tsx'), ...namespaces),
    'SavedPage',
  ),
})

/** The community, inside the shell. */
export const community = [playgroundRoute, postRoute, savedRoute] as const
