/**
 * Every page's full path, once, spelled as in the documents. Only pages that exist stand here.
 * `routerPath` turns the spelling into the router's.
 */
export const paths = {
  root: '/',
  login: '/login',
  /** Where a QR code leads: the second device asks whether to go in. */
  redirectApp: '/login/redirect-app',
  externalLogin: '/nsr/external-login',
  oidcSignIn: '/nsr/oidc/signin',
  oidcSignInAlias: '/signin-oidc',
  oidcSignOut: '/nsr/oidc/signout-callback-oidc',
  oidcSignOutAlias: '/signout-callback-oidc',
  signup: '/signup',
  forgot: '/nsr/forgot',
  trial: '/nsr/degustacao',
  /** A guardian comes in by a code. E7 */
  guardianSignUp: '/nsr/guardian',
  /** From the letter: a guardian says yes or no, without an account. E71 */
  guardianConsent: '/nsr/guardian-consent/{id}/{token}',
  /** Whose account waits for a yes is here. E70 */
  waiting: '/waiting',
  /** Whom a school took in chooses a password. */
  invitation: '/nsr/invitation/{token}',
  emailValidation: '/nsr/email-validation/{userId}/{token}',
  emailValidationZc: '/nsr/email-validation-zc/{userId}/{token}',
  agreeTerms: '/agree-terms',
  dashboard: '/dashboard',
  edubank: '/edubank',
  achievement: '/achievement',
  myAccount: '/my-account',
  myAccountProfile: '/my-account/profile',
  studio: '/studio',
  studioMine: '/studio/my',
  myAccountAvatar: '/my-account/avatar',
  avatarStore: '/my-account/avatar-store',
  /** Classmates and professors; the documents name the menu, not its page. G66 */
  myClass: '/my-class',
  /** The community's feed; a post by its address and the saved ones have pages of our own. E17 */
  playground: '/playground',
  post: '/playground/post/{id}',
  savedPosts: '/playground/saved',
  /** Photos of the class. */
  photoAlbums: '/playground/photo-album',
  photoAlbum: '/playground/photo-album/album/{id}',
  /** The documents name what friends do, not a page for it. */
  friends: '/playground/friends',
  /** Of a profile, or of the person. G24 */
  profile: '/playground/profile/{profileId}',
  search: '/playground/search',
  subject: '/playground/subject/{subjectId}',
  myTrail: '/my-trail',
  course: '/my-trail/course/{id}',
  bookShelf: '/my-trail/book-shelf',
  notes: '/my-trail/notes',
  task: '/my-trail/interactive-tasks/{taskId}/view',
  ebooks: '/flipbook/ebooks',
  ebook: '/flipbook/ebook/{id}',
  survey: '/test/nps',
  blockedAccount: '/blocked-account',
  qrCode: '/my-account/qr-code',
  myInvitations: '/my-account/invitations',
  myReports: '/my-account/reports',
  sessions: '/my-account/sessions',
  parentalControl: '/my-account/parental-control',
  help: '/my-account/help',
  helpDataRequest: '/my-account/help/request-data-lgpd',
  helpUnderConstruction: '/my-account/help/under-construction',
  /** The same page as under help, without the shell. */
  dataRequest: '/request-data-lgpd',
  /** For a person whom no school has linked. */
  dataWithoutAccount: '/nsr/request-data-lgpd',
  /** A guardian's home, and the home of whoever works at the school. E17 */
  family: '/family',
  desk: '/desk',
  deskAdmissions: '/desk/admissions',
  deskGuardians: '/desk/guardians',
  deskNames: '/desk/names',
  deskRequests: '/desk/requests',
  deskSchool: '/desk/school',
  deskInvitations: '/desk/invitations',
  deskPeople: '/desk/people',
  deskRewards: '/desk/rewards',
  deskChallenges: '/desk/challenges',
  deskSubjects: '/desk/subjects',
  deskSurvey: '/desk/survey',
  deskTasks: '/desk/tasks',
  deskReports: '/desk/reports',
  deskWords: '/desk/words',
  /** The same answers for who cannot get in. */
  publicHelp: '/nsr/help',
  redirect: '/redirect/to/{nextRedirect}',
  /** The shared pieces in every state; nothing links to it. */
  gallery: '/gallery',
  /** Any other path. */
  notFound: '*',
} as const
