import { createRoute, lazyRouteComponent, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
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
  component: lazyRouteComponent(
    loadPage(() => import('../sign-in/RedirectAppPage.tsx'), 'signIn', 'auth', 'ui', 'avatar'),
    'RedirectAppPage',
  ),
})

const externalLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.externalLogin,
  staticData: { isPublic: true, title: 'externalLogin' },
  component: lazyRouteComponent(
    loadPage(() => import('../sign-in/ExternalLoginPage.tsx'), 'signIn', 'ui'),
    'ExternalLoginPage',
  ),
})

const oidcSignInRoutes = [paths.oidcSignIn, paths.oidcSignInAlias].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { isPublic: true, title: 'oidcSignIn' },
    component: lazyRouteComponent(
      loadPage(() => import('../sign-in/OidcReturnPage.tsx'), 'signIn', 'ui'),
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
      loadPage(() => import('../sign-in/OidcSignedOutPage.tsx'), 'signIn', 'ui'),
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
    loadPage(() => import('../../identity/accounts/SignUpPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'SignUpPage',
  ),
})

const guardianSignUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.guardianSignUp,
  staticData: { isPublic: true, title: 'guardianSignUp' },
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/accounts/GuardianSignUpPage.tsx'), 'accounts', 'shell', 'ui'),
    'GuardianSignUpPage',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.invitation),
  staticData: { isPublic: true, title: 'invitation' },
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/accounts/InvitationPage.tsx'), 'accounts', 'shell', 'ui'),
    'InvitationPage',
  ),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.trial,
  staticData: { isPublic: true, title: 'trial' },
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/accounts/TrialPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'TrialPage',
  ),
})

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgot,
  staticData: { isPublic: true, title: 'forgot' },
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/accounts/ForgotPage.tsx'), 'accounts', 'pieces', 'shell', 'ui'),
    'ForgotPage',
  ),
})

const emailValidationPage = lazyRouteComponent(
  loadPage(() => import('../../identity/accounts/EmailValidationPage.tsx'), 'accounts', 'shell', 'ui'),
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
    loadPage(() => import('../HelpAlone.tsx'), 'help', 'shell', 'ui'),
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
    loadPage(() => import('../TermsRoute.tsx'), 'terms', 'shell', 'ui'),
    'TermsRoute',
  ),
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
  component: lazyRouteComponent(
    loadPage(() => import('../RedirectPage.tsx'), 'pieces', 'ui'),
    'RedirectPage',
  ),
})

const dataWithoutAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dataWithoutAccount,
  staticData: { isPublic: true, title: 'dataRequest' },
  component: lazyRouteComponent(
    loadPage(() => import('../DataWithoutAccountPage.tsx'), 'privacy', 'accounts', 'shell', 'ui'),
    'DataWithoutAccountPage',
  ),
})

/** Outside the shell, whose calls a closed account may not make; the page itself asks who is there. */
const blockedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.blockedAccount,
  staticData: { isPublic: true, title: 'blocked' },
  component: lazyRouteComponent(
    loadPage(() => import('../BlockedPage.tsx'), 'ui'),
    'BlockedPage',
  ),
})

/** Every shared piece in every state: for who builds pages. Nothing links to it, so nobody else downloads it. */
const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.gallery,
  staticData: { isPublic: true, title: 'gallery' },
  component: lazyRouteComponent(
    loadPage(() => import('../../ui/gallery/GalleryPage.tsx'), 'gallery', 'pieces', 'shell', 'ui', 'avatar'),
    'GalleryPage',
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
