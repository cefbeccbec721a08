import { createRoute, lazyRouteComponent, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { doorPage } from './door-page.ts'
import { rootRoute } from './root.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  staticData: { isPublic: true, title: 'login' },
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/auth/LoginPage.tsx'), 'auth', 'shell', 'ui'),
    'LoginPage',
  ),
})

/** The other ways in. What their addresses carry was taken out of them before the router looked (handover.ts). */
const redirectAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.redirectApp,
  staticData: { isPublic: true, title: 'redirectApp' },
  component: doorPage(
    () => import('../sign-in/RedirectAppPage.tsx'),
    'RedirectAppPage',
    'signIn',
    'auth',
    'ui',
    'avatar',
  ),
})

const externalLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.externalLogin,
  staticData: { isPublic: true, title: 'externalLogin' },
  component: doorPage(() => import('../sign-in/ExternalLoginPage.tsx'), 'ExternalLoginPage', 'signIn', 'ui'),
})

const oidcSignInRoutes = [paths.oidcSignIn, paths.oidcSignInAlias].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { isPublic: true, title: 'oidcSignIn' },
    component: doorPage(() => import('../sign-in/OidcReturnPage.tsx'), 'OidcReturnPage', 'signIn', 'ui'),
  }),
)

const oidcSignOutRoutes = [paths.oidcSignOut, paths.oidcSignOutAlias].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { isPublic: true, title: 'oidcSignOut' },
    component: doorPage(() => import('../sign-in/OidcSignedOutPage.tsx'), 'OidcSignedOutPage', 'signIn', 'ui'),
  }),
)

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signup,
  staticData: { isPublic: true, title: 'signup' },
  // Each step is an entry of the history, so that the way back leads to the step before.
  validateSearch: (search: { step?: string } & SearchSchemaInput): { step?: string } =>
    typeof search.step === 'string' ? { step: search.step } : {},
  component: doorPage(
    () => import('../../identity/accounts/SignUpPage.tsx'),
    'SignUpPage',
    'accounts',
    'pieces',
    'shell',
    'ui',
  ),
})

const guardianSignUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.guardianSignUp,
  staticData: { isPublic: true, title: 'guardianSignUp' },
  component: doorPage(
    () => import('../../identity/accounts/GuardianSignUpPage.tsx'),
    'GuardianSignUpPage',
    'accounts',
    'pieces',
    'shell',
    'ui',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.invitation),
  staticData: { isPublic: true, title: 'invitation' },
  component: doorPage(
    () => import('../InvitationPage.tsx'),
    'InvitationPage',
    'invitations',
    'schools',
    'accounts',
    'shell',
    'ui',
  ),
})

const guardianConsentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.guardianConsent),
  staticData: { isPublic: true, title: 'guardianConsent' },
  component: doorPage(
    () => import('../../school/admissions/GuardianConsentPage.tsx'),
    'GuardianConsentPage',
    'admissions',
    'pieces',
    'shell',
    'ui',
  ),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.trial,
  staticData: { isPublic: true, title: 'trial' },
  component: doorPage(
    () => import('../../identity/accounts/TrialPage.tsx'),
    'TrialPage',
    'accounts',
    'pieces',
    'shell',
    'ui',
  ),
})

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgot,
  staticData: { isPublic: true, title: 'forgot' },
  component: doorPage(
    () => import('../../identity/accounts/ForgotPage.tsx'),
    'ForgotPage',
    'accounts',
    'pieces',
    'shell',
    'ui',
  ),
})

const emailValidationPage = doorPage(
  () => import('../../identity/accounts/EmailValidationPage.tsx'),
  'EmailValidationPage',
  'accounts',
  'shell',
  'ui',
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
  component: doorPage(() => import('../HelpAlonePage.tsx'), 'HelpAlonePage', 'help', 'shell', 'ui'),
})

const agreeTermsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agreeTerms,
  staticData: { isPublic: true, title: 'agreeTerms' },
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: doorPage(() => import('../AgreeTermsPage.tsx'), 'AgreeTermsPage', 'terms', 'shell', 'ui'),
})

const redirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.redirect),
  staticData: { isPublic: true, title: 'redirect' },
  beforeLoad: async ({ location }) => {
    const { redirectOf } = await import('../redirect-target.ts')
    const found = redirectOf(location.publicHref, window.location.origin)
    if (found.kind === 'inside') throw redirect({ href: found.path, replace: true })
    return { found }
  },
  component: doorPage(() => import('../RedirectPage.tsx'), 'RedirectPage', 'pieces', 'ui'),
})

const dataWithoutAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dataWithoutAccount,
  staticData: { isPublic: true, title: 'dataRequest' },
  component: doorPage(
    () => import('../DataWithoutAccountPage.tsx'),
    'DataWithoutAccountPage',
    'privacy',
    'accounts',
    'shell',
    'ui',
  ),
})

/** Outside the shell, whose calls a closed account may not make; the page itself asks who is there. */
const blockedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.blockedAccount,
  staticData: { isPublic: true, title: 'blocked' },
  component: doorPage(() => import('../BlockedPage.tsx'), 'BlockedPage', 'ui'),
})

/** Every shared piece in every state: for who builds pages. Nothing links to it, so nobody else downloads it. */
const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.gallery,
  staticData: { isPublic: true, title: 'gallery' },
  component: doorPage(
    () => import('../../ui/gallery/GalleryPage.tsx'),
    'GalleryPage',
    'gallery',
    'pieces',
    'posts',
    'shell',
    'ui',
    'avatar',
  ),
})

/** Pages for everybody: the ways in, and what is read without a session. */
export const doors = [
  loginRoute,
  redirectAppRoute,
  externalLoginRoute,
  ...oidcSignInRoutes,
  ...oidcSignOutRoutes,
  signUpRoute,
  guardianSignUpRoute,
  invitationRoute,
  guardianConsentRoute,
  trialRoute,
  forgotRoute,
  emailValidationRoute,
  emailValidationZcRoute,
  publicHelpRoute,
  agreeTermsRoute,
  redirectRoute,
  dataWithoutAccountRoute,
  blockedRoute,
  galleryRoute,
] as const
