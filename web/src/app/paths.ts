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
  myAccountProfile: '/my-account/profile',
  /** Classmates and professors; the documents name the menu, not its page. G66 */
  myClass: '/my-class',
  survey: '/test/nps',
  blockedAccount: '/blocked-account',
  /** A guardian's home, and the home of whoever works at the school. E17 */
  family: '/family',
  desk: '/desk',
  deskSchool: '/desk/school',
  deskPeople: '/desk/people',
  deskSurvey: '/desk/survey',
  redirect: '/redirect/to/{nextRedirect}',
  /** The shared pieces in every state; nothing links to it. */
  gallery: '/gallery',
  /** Any other path. */
  notFound: '*',
} as const
