import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { childPath } from '../router-path.ts'
import { frameRoute } from './root.ts'
import { studioData, studioPage } from './pages.ts'

/** The pages under it are its children; the list beside them is my-account/sections.ts. */
const myAccountRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myAccount,
  staticData: { title: 'myAccount' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../my-account/MyAccountFrame.tsx'), 'myAccount', 'ui'),
    'MyAccountFrame',
  ),
})

const accountDataRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: '/',
  staticData: { title: 'accountData' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../my-account/AccountPage.tsx'), 'accounts', 'family', 'names', 'pieces', 'ui'),
    'AccountPage',
  ),
})

const qrCodeRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.qrCode),
  staticData: { title: 'qrCode' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/auth/QrCodePage.tsx'), 'devices', 'ui'),
    'QrCodePage',
  ),
})

const myInvitationsRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myInvitations),
  staticData: { title: 'myInvitations' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../school/invitations/MyInvitationsPage.tsx'), 'invitations', 'schools', 'ui'),
    'MyInvitationsPage',
  ),
})

const myReportsRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myReports),
  staticData: { title: 'myReports' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../community/moderation/MyReportsPage.tsx'), 'moderation', 'pieces', 'ui'),
    'MyReportsPage',
  ),
})

const sessionsRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.sessions),
  staticData: { title: 'sessions' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/auth/SessionsPage.tsx'), 'devices', 'ui'),
    'SessionsPage',
  ),
})

const parentalControlRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.parentalControl),
  staticData: { title: 'parentalControl', roles: pageRoles[paths.parentalControl] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/family/ParentalControlPage.tsx'), 'family', 'pieces', 'ui'),
    'ParentalControlPage',
  ),
})

const helpRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.help),
  staticData: { title: 'help' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../my-account/help/HelpPage.tsx'), 'help', 'ui'),
    'HelpPage',
  ),
})

const helpDataRequestRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.helpDataRequest),
  staticData: { title: 'dataRequest', opensBeforeTerms: true },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/privacy/DataRightsPage.tsx'), 'privacy', 'ui'),
    'DataRightsPage',
  ),
})

const helpUnderConstructionRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.helpUnderConstruction),
  staticData: { title: 'help' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../my-account/help/UnderConstructionPage.tsx'), 'help', 'ui'),
    'UnderConstructionPage',
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myAccountProfile),
  staticData: { title: 'profile' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../my-account/MyProfilePage.tsx'),
      'profiles',
      'family',
      'students',
      'dashboard',
      'avatar',
      'pieces',
      'ui',
    ),
    'MyProfilePage',
  ),
})

const myAccountAvatarRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myAccountAvatar),
  staticData: studioData,
  errorComponent: ErrorPage,
  component: studioPage,
})

const avatarStoreRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.avatarStore),
  staticData: { title: 'avatarStore' },
  validateSearch: (search: { item?: string } & SearchSchemaInput): { item?: string } =>
    typeof search.item === 'string' ? { item: search.item } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../economy/avatar/store/AvatarStorePage.tsx'), 'unlocks', 'wardrobe', 'avatar', 'ui'),
    'AvatarStorePage',
  ),
})

export const myAccount = myAccountRoute.addChildren([
  accountDataRoute,
  qrCodeRoute,
  myInvitationsRoute,
  myReportsRoute,
  sessionsRoute,
  parentalControlRoute,
  helpRoute,
  helpDataRequestRoute,
  helpUnderConstructionRoute,
  profileRoute,
  myAccountAvatarRoute,
  avatarStoreRoute,
])
