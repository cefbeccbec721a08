/**
 * Every page's full path, once, spelled as in the documents. Only pages that exist stand here.
 * `routerPath` turns the spelling into the router's.
 */
export const paths = {
  root: '/',
  login: '/login',
  dashboard: '/dashboard',
  edubank: '/edubank',
  myAccount: '/my-account',
  help: '/my-account/help',
  helpDataRequest: '/my-account/help/request-data-lgpd',
  helpUnderConstruction: '/my-account/help/under-construction',
  /** The same page as under help, without the shell. */
  dataRequest: '/request-data-lgpd',
  /** A guardian's home, and the home of whoever works at the school. E17 */
  family: '/family',
  desk: '/desk',
  deskRequests: '/desk/requests',
  redirect: '/redirect/to/{nextRedirect}',
  /** The shared pieces in every state; nothing links to it. */
  gallery: '/gallery',
  /** Any other path. */
  notFound: '*',
} as const
