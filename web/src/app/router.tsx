import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import type { Role } from '@trilha/contract/constants/people'
import { standing } from '../lib/api/client.ts'
import { supportChat } from '../lib/support-chat.ts'
import { ErrorPage, PublicErrorPage } from './ErrorPage.tsx'
import { judge } from './guard.ts'
import { loadPage } from './load-page.ts'
import { pageRoles } from './page-roles.ts'
import { PendingPage } from './PendingPage.tsx'
import { paths } from './paths.ts'
import { childPath, routerPath } from './router-path.ts'
import { Root } from './Root.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Never guarded (decision G2). */
    isPublic?: true
    /** For whoever has not agreed to the terms, too. */
    opensBeforeTerms?: true
    /** In focus mode, without the shell, while the address names one of these: a class or a review of a course. */
    focusBy?: readonly string[]
    /** In focus mode always. */
    isFocus?: true
    /** Others are led home; left out: for everybody. E17 */
    roles?: readonly Role[]
    /** Key under `titles` of the namespace `app`. */
    title?:
      | 'login'
      | 'signup'
      | 'forgot'
      | 'guardianSignUp'
      | 'invitation'
      | 'trial'
      | 'emailValidation'
      | 'agreeTerms'
      | 'redirectApp'
      | 'externalLogin'
      | 'oidcSignIn'
      | 'oidcSignOut'
      | 'dashboard'
      | 'edubank'
      | 'achievement'
      | 'myAccount'
      | 'accountData'
      | 'qrCode'
      | 'sessions'
      | 'family'
      | 'desk'
      | 'parentalControl'
      | 'deskChallenges'
      | 'deskGuardians'
      | 'help'
      | 'dataRequest'
      | 'deskRequests'
      | 'profile'
      | 'studio'
      | 'avatarStore'
      | 'myClass'
      | 'myTrail'
      | 'course'
      | 'bookShelf'
      | 'ebooks'
      | 'ebook'
      | 'notes'
      | 'task'
      | 'deskTasks'
      | 'survey'
      | 'deskSchool'
      | 'deskPeople'
      | 'deskRewards'
      | 'deskSurvey'
      | 'blocked'
      | 'redirect'
      | 'gallery'
      | 'notFound'
  }
}

/** In the documents' order: the support chat is told, then the token is looked at (product §2). */
const rootRoute = createRootRoute({
  component: Root,
  beforeLoad: async ({ location, matches, preload }) => {
    if (!preload) supportChat.update()
    const page = matches.at(-1)
    const template = page?.fullPath as string | undefined
    const isPublic = page?.staticData.isPublic === true
    // A public page other than the login asks nobody.
    if (isPublic && template !== paths.login) return
    const { kind } = await standing()
    const { next } = location.search as { next?: unknown }
    const verdict = judge({
      template,
      isPublic,
      // A server that cannot be reached has refused nobody: the page opens and says that it is offline.
      isSignedIn: kind === 'valid' || kind === 'unreachable',
      href: location.href,
      next: typeof next === 'string' ? next : undefined,
    })
    if (verdict.kind === 'login') {
      throw redirect({
        to: paths.login,
        search: verdict.next === undefined ? {} : { next: verdict.next },
        replace: true,
      })
    }
    if (verdict.kind === 'away') throw redirect({ href: verdict.to, replace: true })
  },
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.root,
  staticData: { isPublic: true },
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true })
  },
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  staticData: { isPublic: true, title: 'login' },
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: lazyRouteComponent(
    loadPage(() => import('../identity/auth/LoginPage.tsx'), 'auth', 'shell', 'ui'),
    'LoginPage',
  ),
})

/** The other ways in. What their addresses carry was taken out of them before the router looked (handover.ts). */
const redirectAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.redirectApp,
  staticData: { isPublic: true, title: 'redirectApp' },
  component: lazyRouteComponent(
    loadPage(() => import('./sign-in/RedirectAppPage.tsx'), 'signIn', 'auth', 'ui', 'avatar'),
    'RedirectAppPage',
  ),
})

const externalLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.externalLogin,
  staticData: { isPublic: true, title: 'externalLogin' },
  component: lazyRouteComponent(
    loadPage(() => import('./sign-in/ExternalLoginPage.tsx'), 'signIn', 'ui'),
    'ExternalLoginPage',
  ),
})

const oidcSignInRoutes = [paths.oidcSignIn, paths.oidcSignInAlias].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { isPublic: true, title: 'oidcSignIn' },
    component: lazyRouteComponent(
      loadPage(() => import('./sign-in/OidcReturnPage.tsx'), 'signIn', 'ui'),
      'OidcReturnPage',
    ),
  }),
)

const oidcSignOutRoutes = [paths.oidcSignOut, paths.oidcSignOutAlias].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { isPublic: true, title: 'oidcSignOut' },
    component: lazyRouteComponent(
      loadPage(() => import('./sign-in/OidcSignedOutPage.tsx'), 'signIn', 'ui'),
      'OidcSignedOutPage',
    ),
  }),
)

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signup,
  staticData: { isPublic: true, title: 'signup' },
  // Each step is an entry of the history, so that the way back leads to the step before.
  validateSearch: (search: { step?: string } & SearchSchemaInput): { step?: string } =>
    typeof search.step === 'string' ? { step: search.step } : {},
  component: lazyRouteComponent(
    loadPage(() => import('../identity/accounts/SignUpPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'SignUpPage',
  ),
})

const guardianSignUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.guardianSignUp,
  staticData: { isPublic: true, title: 'guardianSignUp' },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/accounts/GuardianSignUpPage.tsx'), 'accounts', 'shell', 'ui'),
    'GuardianSignUpPage',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.invitation),
  staticData: { isPublic: true, title: 'invitation' },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/accounts/InvitationPage.tsx'), 'accounts', 'shell', 'ui'),
    'InvitationPage',
  ),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.trial,
  staticData: { isPublic: true, title: 'trial' },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/accounts/TrialPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'TrialPage',
  ),
})

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgot,
  staticData: { isPublic: true, title: 'forgot' },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/accounts/ForgotPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'ForgotPage',
  ),
})

const emailValidationPage = lazyRouteComponent(
  loadPage(() => import('../identity/accounts/EmailValidationPage.tsx'), 'accounts', 'shell', 'ui'),
  'EmailValidationPage',
)

const emailValidationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.emailValidation),
  staticData: { isPublic: true, title: 'emailValidation' },
  component: emailValidationPage,
})

const emailValidationZcRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.emailValidationZc),
  staticData: { isPublic: true, title: 'emailValidation' },
  component: emailValidationPage,
})

const publicHelpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.publicHelp,
  staticData: { isPublic: true, title: 'help' },
  component: lazyRouteComponent(
    loadPage(() => import('./HelpAlone.tsx'), 'help', 'shell', 'ui'),
    'HelpAlone',
  ),
})

const agreeTermsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agreeTerms,
  staticData: { isPublic: true, title: 'agreeTerms' },
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: lazyRouteComponent(
    loadPage(() => import('./TermsRoute.tsx'), 'terms', 'shell', 'ui'),
    'TermsRoute',
  ),
})

const redirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.redirect),
  staticData: { isPublic: true, title: 'redirect' },
  beforeLoad: async ({ location }) => {
    const { redirectOf } = await import('./redirect-target.ts')
    const found = redirectOf(location.publicHref, window.location.origin)
    if (found.kind === 'inside') throw redirect({ href: found.path, replace: true })
    return { found }
  },
  component: lazyRouteComponent(
    loadPage(() => import('./RedirectPage.tsx'), 'pieces', 'ui'),
    'RedirectPage',
  ),
})

/** Pages that need a session; those in focus mode hang here, without the shell. */
const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  component: lazyRouteComponent(
    loadPage(() => import('./SessionGate.tsx')),
    'SessionGate',
  ),
})

/** Pages inside the shell: sidebar, top bar, balances. */
const frameRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'frame',
  component: lazyRouteComponent(
    loadPage(() => import('./AppFrame.tsx'), 'shell', 'ui', 'avatar', 'notifications'),
    'AppFrame',
  ),
})

const notesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.notes,
  staticData: { title: 'notes' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../learning/notes/NotesPage.tsx'), 'notes', 'pieces', 'ui'),
    'NotesPage',
  ),
})

const taskRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.task),
  staticData: { title: 'task' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../learning/tasks/TaskPage.tsx'), 'tasks', 'avatar', 'ui'),
    'TaskPage',
  ),
})

const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.dashboard,
  staticData: { title: 'dashboard' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('./DashboardPage.tsx'),
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
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./EdubankPage.tsx'), 'wallets', 'wardrobe', 'chests', 'pieces', 'ui'),
    'EdubankPage',
  ),
})

const achievementRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.achievement,
  staticData: { title: 'achievement', roles: pageRoles[paths.achievement] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./AchievementPage.tsx'), 'achievements', 'chests', 'dashboard', 'ui'),
    'AchievementPage',
  ),
})

/** The pages under it are its children; the list beside them is my-account/sections.ts. */
const myAccountRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myAccount,
  staticData: { title: 'myAccount' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./my-account/MyAccountFrame.tsx'), 'myAccount', 'ui'),
    'MyAccountFrame',
  ),
})

const accountDataRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: '/',
  staticData: { title: 'accountData' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./my-account/AccountPage.tsx'), 'accounts', 'family', 'pieces', 'ui'),
    'AccountPage',
  ),
})

const qrCodeRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.qrCode),
  staticData: { title: 'qrCode' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../identity/auth/QrCodePage.tsx'), 'devices', 'ui'),
    'QrCodePage',
  ),
})

const sessionsRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.sessions),
  staticData: { title: 'sessions' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../identity/auth/SessionsPage.tsx'), 'devices', 'ui'),
    'SessionsPage',
  ),
})

const parentalControlRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.parentalControl),
  staticData: { title: 'parentalControl', roles: pageRoles[paths.parentalControl] },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/family/ParentalControlPage.tsx'), 'family', 'pieces', 'ui'),
    'ParentalControlPage',
  ),
})

/** A guardian's home. E17 */
const familyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.family,
  staticData: { title: 'family', roles: pageRoles[paths.family] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./FamilyHome.tsx'), 'family', 'wallets', 'wardrobe', 'pieces', 'ui'),
    'FamilyHome',
  ),
})

const helpRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.help),
  staticData: { title: 'help' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./my-account/help/HelpPage.tsx'), 'help', 'ui'),
    'HelpPage',
  ),
})

const helpDataRequestRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.helpDataRequest),
  staticData: { title: 'dataRequest', opensBeforeTerms: true },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../identity/privacy/DataRightsPage.tsx'), 'privacy', 'ui'),
    'DataRightsPage',
  ),
})

const helpUnderConstructionRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.helpUnderConstruction),
  staticData: { title: 'help' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./my-account/help/UnderConstructionPage.tsx'), 'help', 'ui'),
    'UnderConstructionPage',
  ),
})

/** For a session alone: a blocked account reaches it too. */
const dataRequestRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: paths.dataRequest,
  staticData: { title: 'dataRequest', opensBeforeTerms: true },
  component: lazyRouteComponent(
    loadPage(() => import('./DataRightsAlone.tsx'), 'privacy', 'ui', 'shell'),
    'DataRightsAlone',
  ),
})

const dataWithoutAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dataWithoutAccount,
  staticData: { isPublic: true, title: 'dataRequest' },
  component: lazyRouteComponent(
    loadPage(() => import('./DataWithoutAccountPage.tsx'), 'privacy', 'accounts', 'shell', 'ui'),
    'DataWithoutAccountPage',
  ),
})

/** Likewise for whoever works at the school: desk/sections.ts. */
const deskRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.desk,
  staticData: { title: 'desk', roles: pageRoles[paths.desk] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./desk/DeskFrame.tsx'), 'desk', 'ui'),
    'DeskFrame',
  ),
})

const deskGuardiansRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskGuardians),
  staticData: { title: 'deskGuardians', roles: pageRoles[paths.deskGuardians] },
  component: lazyRouteComponent(
    loadPage(() => import('../identity/family/DeskGuardiansPage.tsx'), 'family', 'pieces', 'ui'),
    'DeskGuardiansPage',
  ),
})

const deskRequestsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskRequests),
  staticData: { title: 'deskRequests', roles: pageRoles[paths.deskRequests] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../identity/privacy/DeskRequestsPage.tsx'), 'privacy', 'ui'),
    'DeskRequestsPage',
  ),
})

const deskIndexRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  staticData: { title: 'desk' },
  component: lazyRouteComponent(
    loadPage(() => import('./desk/DeskPage.tsx'), 'desk', 'dashboard', 'schools', 'surveys', 'ui'),
    'DeskPage',
  ),
})

const deskSchoolRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskSchool),
  staticData: { title: 'deskSchool', roles: pageRoles[paths.deskSchool] },
  component: lazyRouteComponent(
    loadPage(() => import('./desk/SchoolDesk.tsx'), 'schools', 'wallets', 'ui'),
    'SchoolDesk',
  ),
})

const deskPeopleRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskPeople),
  staticData: { title: 'deskPeople', roles: pageRoles[paths.deskPeople] },
  component: lazyRouteComponent(
    loadPage(() => import('./desk/PeopleDesk.tsx'), 'roster', 'schools', 'avatar', 'ui'),
    'PeopleDesk',
  ),
})

const deskRewardsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskRewards),
  staticData: { title: 'deskRewards', roles: pageRoles[paths.deskRewards] },
  component: lazyRouteComponent(
    loadPage(() => import('../economy/rewards/RewardsDeskPage.tsx'), 'rewards', 'wallets', 'ui'),
    'RewardsDeskPage',
  ),
})

const deskChallengesRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskChallenges),
  staticData: { title: 'deskChallenges' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../learning/challenges/ChallengesDeskPage.tsx'), 'challenges', 'avatar', 'ui'),
    'ChallengesDeskPage',
  ),
})

const deskSurveyRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskSurvey),
  staticData: { title: 'deskSurvey', roles: pageRoles[paths.deskSurvey] },
  component: lazyRouteComponent(
    loadPage(() => import('../school/surveys/SurveyDeskPage.tsx'), 'surveys', 'ui'),
    'SurveyDeskPage',
  ),
})

const deskTasksRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskTasks),
  staticData: { title: 'deskTasks' },
  component: lazyRouteComponent(
    loadPage(() => import('../learning/tasks/TasksDeskPage.tsx'), 'tasks', 'pieces', 'ui'),
    'TasksDeskPage',
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myAccountProfile),
  staticData: { title: 'profile' },
  component: lazyRouteComponent(
    loadPage(
      () => import('./my-account/MyProfilePage.tsx'),
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

/** One page under three addresses: on its own, and beside the account's other pages. G58 */
const studioPage = lazyRouteComponent(
  loadPage(() => import('../economy/avatar/StudioPage.tsx'), 'studio', 'wardrobe', 'unlocks', 'avatar', 'pieces', 'ui'),
  'StudioPage',
)

const studioRoutes = [paths.studio, paths.studioMine].map((path) =>
  createRoute({
    getParentRoute: () => frameRoute,
    path,
    staticData: { title: 'studio' },
    errorComponent: ErrorPage,
    component: studioPage,
  }),
)

const myAccountAvatarRoute = createRoute({
  getParentRoute: () => myAccountRoute,
  path: childPath(paths.myAccount, paths.myAccountAvatar),
  staticData: { title: 'studio' },
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
    loadPage(() => import('../economy/avatar/store/AvatarStorePage.tsx'), 'unlocks', 'wardrobe', 'avatar', 'ui'),
    'AvatarStorePage',
  ),
})

const myClassRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myClass,
  staticData: { title: 'myClass', roles: pageRoles[paths.myClass] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../school/students/MyClassPage.tsx'), 'students', 'ui'),
    'MyClassPage',
  ),
})

const myTrailRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myTrail,
  staticData: { title: 'myTrail' },
  validateSearch: (search: { tab?: string } & SearchSchemaInput): { tab?: string } =>
    typeof search.tab === 'string' ? { tab: search.tab } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./trails/MyTrailPage.tsx'), 'courses', 'ui'),
    'MyTrailPage',
  ),
})

/** A tab of the trails with an address of its own. */
const bookShelfRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.bookShelf,
  staticData: { title: 'bookShelf', roles: pageRoles[paths.ebooks] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./trails/MyTrailPage.tsx'), 'courses', 'ui'),
    'BookShelfPage',
  ),
})

const ebooksRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.ebooks,
  staticData: { title: 'ebooks', roles: pageRoles[paths.ebooks] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../learning/shelves/EbooksPage.tsx'), 'shelves', 'ui'),
    'EbooksPage',
  ),
})

const ebookRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.ebook),
  staticData: { title: 'ebook', isFocus: true, roles: pageRoles[paths.ebooks] },
  // The page that lies open, so that an address leads to it.
  validateSearch: (search: { page?: number } & SearchSchemaInput): { page?: number } =>
    typeof search.page === 'number' ? { page: search.page } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./flipbook/ReaderPage.tsx'), 'shelves', 'pieces', 'ui'),
    'ReaderPage',
  ),
})

/** The course, and inside it one of its classes: the same address, so that going back leads to the course. */
const courseRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.course),
  staticData: { title: 'course', focusBy: ['class', 'review'] },
  validateSearch: (
    search: { class?: string; review?: string; second?: number } & SearchSchemaInput,
  ): { class?: string; review?: string; second?: number } => ({
    ...(typeof search.class === 'string' && { class: search.class }),
    ...(typeof search.review === 'string' && { review: search.review }),
    // Where a note leads to: the moment of the video that it is about.
    ...(typeof search.second === 'number' && { second: search.second }),
  }),
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('./class/CourseRoute.tsx'), 'courses', 'chests', 'avatar', 'pieces', 'ui'),
    'CourseRoute',
  ),
})

const surveyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.survey,
  staticData: { title: 'survey' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../school/surveys/SurveyPage.tsx'), 'surveys', 'ui'),
    'SurveyPage',
  ),
})

/** Outside the shell, whose calls a closed account may not make; the page itself asks who is there. */
const blockedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.blockedAccount,
  staticData: { isPublic: true, title: 'blocked' },
  component: lazyRouteComponent(
    loadPage(() => import('./BlockedPage.tsx'), 'ui'),
    'BlockedPage',
  ),
})

/** Every shared piece in every state: for who builds pages. Nothing links to it, so nobody else downloads it. */
const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.gallery,
  staticData: { isPublic: true, title: 'gallery' },
  component: lazyRouteComponent(
    loadPage(() => import('../ui/gallery/GalleryPage.tsx'), 'gallery', 'pieces', 'shell', 'ui', 'avatar'),
    'GalleryPage',
  ),
})

const NotFoundPage = lazyRouteComponent(
  loadPage(() => import('./NotFoundPage.tsx'), 'app'),
  'NotFoundPage',
)

/** Public too, so that a wrong address does not ask for a password first. */
const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.notFound),
  staticData: { isPublic: true, title: 'notFound' },
  component: NotFoundPage,
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  signUpRoute,
  guardianSignUpRoute,
  invitationRoute,
  trialRoute,
  forgotRoute,
  dataWithoutAccountRoute,
  emailValidationRoute,
  emailValidationZcRoute,
  publicHelpRoute,
  agreeTermsRoute,
  redirectAppRoute,
  externalLoginRoute,
  ...oidcSignInRoutes,
  ...oidcSignOutRoutes,
  redirectRoute,
  blockedRoute,
  sessionRoute.addChildren([
    frameRoute.addChildren([
      dashboardRoute,
      edubankRoute,
      achievementRoute,
      familyRoute,
      bookShelfRoute,
      courseRoute,
      ebookRoute,
      ebooksRoute,
      myClassRoute,
      myTrailRoute,
      notesRoute,
      taskRoute,
      ...studioRoutes,
      surveyRoute,
      myAccountRoute.addChildren([
        accountDataRoute,
        avatarStoreRoute,
        helpRoute,
        helpDataRequestRoute,
        helpUnderConstructionRoute,
        myAccountAvatarRoute,
        parentalControlRoute,
        profileRoute,
        qrCodeRoute,
        sessionsRoute,
      ]),
      deskRoute.addChildren([
        deskIndexRoute,
        deskGuardiansRoute,
        deskPeopleRoute,
        deskRequestsRoute,
        deskRewardsRoute,
        deskSchoolRoute,
        deskChallengesRoute,
        deskSurveyRoute,
        deskTasksRoute,
      ]),
    ]),
    dataRequestRoute,
  ]),
  galleryRoute,
  notFoundRoute,
])

export const router = createRouter({
  routeTree,
  basepath: '/',
  defaultNotFoundComponent: NotFoundPage,
  // Pages inside the shell bring their own, without a second frame.
  defaultErrorComponent: PublicErrorPage,
  defaultPendingComponent: PendingPage,
  // A skeleton appears only when the wait is felt, and then long enough not to flicker (look §8).
  defaultPendingMs: 200,
  defaultPendingMinMs: 400,
  defaultPreload: 'intent',
  // Data is the query cache's business.
  defaultPreloadStaleTime: 0,
})
