import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
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

const searchRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.search,
  staticData: { title: 'search', roles: pageRoles[paths.search] },
  validateSearch: (search: { q?: string | number } & SearchSchemaInput): { q?: string } =>
    // A number in the address is read as one.
    search.q === undefined ? {} : { q: String(search.q).slice(0, 60) },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../community/SearchPage.tsx'),
      'subjects',
      'friends',
      'posts',
      'comments',
      'avatar',
      'pieces',
      'ui',
    ),
    'SearchPage',
  ),
})

const subjectRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.subject),
  staticData: { title: 'subject', roles: pageRoles[paths.search] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../community/SubjectPage.tsx'),
      'subjects',
      'friends',
      'posts',
      'comments',
      'avatar',
      'pieces',
      'ui',
    ),
    'SubjectPage',
  ),
})

/** For every role: a guardian reads who their child is, without the community. */
const profileRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.profile),
  staticData: { title: 'person', head: { title: 'person', back: paths.playground } },
  validateSearch: (search: { tab?: string } & SearchSchemaInput): { tab?: string } =>
    typeof search.tab === 'string' ? { tab: search.tab } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../community/person/PersonPage.tsx'),
      'profiles',
      'friends',
      'subjects',
      'posts',
      'comments',
      'dashboard',
      'avatar',
      'pieces',
      'ui',
    ),
    'PersonPage',
  ),
})

/** People and subjects of the community, inside the shell. */
export const communityPeople = [friendsRoute, searchRoute, subjectRoute, profileRoute] as const
