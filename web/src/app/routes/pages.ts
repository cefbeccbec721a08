import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import type { StatementFilter } from '../../economy/wallets/statement/statement-filter.ts'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { sessionRoute, frameRoute } from './root.ts'

const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.dashboard,
  staticData: { title: 'dashboard' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../dashboard/DashboardPage.tsx'),
      'dashboard',
      'achievements',
      'courses',
      'wallets',
      'wardrobe',
      'chests',
      'students',
      'schools',
      'surveys',
      'tasks',
      'ui',
    ),
    'DashboardPage',
  ),
})

const edubankRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.edubank,
  staticData: { title: 'edubank', roles: pageRoles[paths.edubank] },
  // What of it means something is the page's to say.
  validateSearch: (search: StatementFilter & SearchSchemaInput): StatementFilter => search,
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../EdubankPage.tsx'), 'wallets', 'wardrobe', 'chests', 'pieces', 'ui'),
    'EdubankPage',
  ),
})

const achievementRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.achievement,
  staticData: { title: 'achievement', roles: pageRoles[paths.achievement] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../AchievementPage.tsx'), 'achievements', 'chests', 'dashboard', 'ui'),
    'AchievementPage',
  ),
})

/** A guardian's home. E17 */
const familyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.family,
  staticData: { title: 'family', roles: pageRoles[paths.family] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../FamilyPage.tsx'),
      'family',
      'invitations',
      'schools',
      'wallets',
      'wardrobe',
      'pieces',
      'ui',
    ),
    'FamilyPage',
  ),
})

const myClassRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myClass,
  staticData: { title: 'myClass', roles: pageRoles[paths.myClass] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../school/students/MyClassPage.tsx'), 'students', 'ui'),
    'MyClassPage',
  ),
})

/** One page under three addresses: on its own, and beside the account's other pages. G58 */
export const studioPage = lazyRouteComponent(
  loadPage(
    () => import('../../economy/avatar/StudioPage.tsx'),
    'studio',
    'wardrobe',
    'unlocks',
    'avatar',
    'pieces',
    'ui',
  ),
  'StudioPage',
)

/** From the account's pages one came, wherever the studio was opened from: theirs is the tab "Eu". */
export const studioData = { title: 'studio', head: { title: 'studio', back: paths.myAccount } } as const

const studioRoutes = [paths.studio, paths.studioMine].map((path) =>
  createRoute({
    getParentRoute: () => frameRoute,
    path,
    staticData: studioData,
    errorComponent: ErrorPage,
    component: studioPage,
  }),
)

const surveyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.survey,
  staticData: { title: 'survey' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../school/surveys/SurveyPage.tsx'), 'surveys', 'ui'),
    'SurveyPage',
  ),
})

/** For a session alone: a blocked account reaches it too. */
export const dataRequestRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: paths.dataRequest,
  staticData: { title: 'dataRequest', opensBeforeTerms: true, opensWhileWaiting: true },
  component: lazyRouteComponent(
    loadPage(() => import('../DataRightsAlonePage.tsx'), 'privacy', 'ui', 'shell'),
    'DataRightsAlonePage',
  ),
})

/** Outside the shell, whose calls an account that waits may not make. */
export const waitingRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: paths.waiting,
  staticData: { title: 'waiting', opensBeforeTerms: true, opensWhileWaiting: true },
  component: lazyRouteComponent(
    loadPage(() => import('../WaitingPage.tsx'), 'admissions', 'accounts', 'shell', 'ui'),
    'WaitingPage',
  ),
})

/** Inside the shell, one page each. */
export const pages = [
  dashboardRoute,
  edubankRoute,
  achievementRoute,
  familyRoute,
  myClassRoute,
  ...studioRoutes,
  surveyRoute,
] as const
