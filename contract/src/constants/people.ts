/** On the wire; in texts a PARENT is a guardian. E7 */
export const ROLES = ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const
export type Role = (typeof ROLES)[number]

export const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'NOT_INFORMED'] as const
export type Gender = (typeof GENDERS)[number]

/** The one public client, in the client-id header and as the audience of its tokens; it has no secret. G53 */
export const CLIENT_ID = 'trilha-web'

/** The documents' two, and the QR code's. G25 */
export const GRANT_TYPES = ['password', 'refresh_token', 'qrcode'] as const
export type GrantType = (typeof GRANT_TYPES)[number]

export const OIDC_SCOPES = ['openid', 'profile', 'email'] as const

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How a session began. */
export const SESSION_STARTS = ['PASSWORD', 'QR_CODE', 'OIDC', 'PARTNER'] as const
export type SessionStart = (typeof SESSION_STARTS)[number]

/** E3 */
export const ACCESS_TOKEN_SECONDS = 10 * MINUTE
export const REFRESH_IDLE_SECONDS = 12 * HOUR
/** With "keep me signed in". */
export const REFRESH_KEPT_SECONDS = 14 * DAY
export const SESSION_MAX_SECONDS = 60 * DAY
/** The direct predecessor of a refresh token still gets the same successor for this long. E4 */
export const REFRESH_GRACE_SECONDS = 10
export const QR_TOKEN_SECONDS = 2 * MINUTE
/** How far ahead a partner's token may say that it expires. G14 */
export const PARTNER_TOKEN_SECONDS_MAX = 10 * MINUTE
/** How long a person may take at the identity provider. */
export const OIDC_SIGN_IN_SECONDS = 10 * MINUTE
export const VERIFICATION_TOKEN_SECONDS = 48 * HOUR
export const RECOVERY_CODE_SECONDS = 15 * MINUTE
export const RECOVERY_CODE_TRIES = 5
export const RECOVERY_CODE_LENGTH = 6
/** How long a page waits before it offers to send a code or a link again. */
export const RESEND_SECONDS = 60
/** Requests for a code, or for another link, by one name. G16 */
export const MAIL_REQUESTS = 5
export const MAIL_REQUESTS_WINDOW_SECONDS = 60 * MINUTE
/** From one address, which may be a whole school's: a year's newcomers fit, a guesser does not. E6 */
export const SIGN_UPS = 300
export const SIGN_UPS_WINDOW_SECONDS = 15 * MINUTE
/** E6: one more in the window answers 429. */
export const WRONG_PASSWORD_TRIES = 10
export const WRONG_PASSWORD_WINDOW_SECONDS = 15 * MINUTE

export const PASSWORD_MIN = 8
/** Ours: hashing a longer one would cost the server without making it safer. */
export const PASSWORD_MAX = 128
export const USERNAME_MIN = 3
export const USERNAME_MAX = 50
/** Letters, digits, dot or underscore; neither doubled nor at an edge. */
export const USERNAME_PATTERN = /^[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*$/
/** Words that stand where a path takes a username. G61 */
export const RESERVED_USERNAMES = ['my', 'verify-complete-data', 'nickname'] as const
/** "More than 3 characters". */
export const EMAIL_MIN = 4
/** The longest address that mail servers carry (RFC 5321). */
export const EMAIL_MAX = 254
/** The documents speak of three without naming them. */
export const THROWAWAY_DOMAINS = ['mailinator.com', 'yopmail.com', 'guerrillamail.com'] as const

/** All after trimming. G4 */
export const NICKNAME_MIN = 3
export const SURNAME_MIN = 4
export const NAME_MIN = 3
export const FULL_NAME_WORDS_MIN = 2
export const FULL_NAME_WORD_MIN = 2

/** Ours: more classes than a professor can teach. */
export const CLASSES_PER_PROFESSOR = 40

/** Ours: longer is nobody's name, and must fit on a card. */
export const NICKNAME_MAX = 30
export const SURNAME_MAX = 60
export const FULL_NAME_MAX = 120
export const CITY_MAX = 80

/** The 26 states and the Federal District. */
export const STATE_CODES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export type StateCode = (typeof STATE_CODES)[number]

/** Of the terms in force: whoever agreed to another one is asked again. G52 */
export const TERMS_VERSION = '2026-11'

/** A trial ends after this long. G15 */
export const TRIAL_DAYS = 7

export const YEAR_MIN = 1900
export const YEAR_MAX = 2099

export const PIN_LENGTH = 4
/** How long a correct PIN opens editing for its session. E3 */
export const PIN_GRANT_SECONDS = 15 * MINUTE
/** G23 */
export const PIN_TRIES_IN_A_ROW = 5
export const PIN_LOCK_SECONDS = 15 * MINUTE
export const PIN_TRIES_PER_DAY = 10
export const PIN_TRIES_UNTIL_RESET = 20
/** Who gave the PIN: one that the student set opens nothing. G23 */
export const PIN_SETTERS = ['STUDENT', 'GUARDIAN', 'SCHOOL'] as const
export type PinSetter = (typeof PIN_SETTERS)[number]
/** Below this age a guardian or the school consents; an unknown birth date counts as below (E71). */
export const CONSENT_YEARS = 16
/** How a grown-up consented: on paper at the school, or by mail at a sign-up. */
export const CONSENT_KINDS = ['PAPER', 'MAIL'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
/** A paper that was signed longer ago is not recorded any more. */
export const CONSENT_PAPER_YEARS = 5
/** What lets a student meet others in community and chat, or that it is missing (E71). */
export const CONSENT_STANDINGS = ['OLD_ENOUGH', 'GUARDIAN', 'PAPER', 'MISSING'] as const
export type ConsentStanding = (typeof CONSENT_STANDINGS)[number]
/** Whose yes an account waits for before it opens (E70, E71). */
export const WAITS_FOR = ['GUARDIAN', 'OFFICE'] as const
export type WaitsFor = (typeof WAITS_FOR)[number]
/** How long the link in a guardian's letter works. */
export const GUARDIAN_LETTER_SECONDS = 14 * DAY
/** Where the request of a person who signed up alone stands. */
export const ADMISSION_STATUSES = ['WAITING', 'ACCEPTED', 'REFUSED', 'GUARDIAN_REFUSED'] as const
export type AdmissionStatus = (typeof ADMISSION_STATUSES)[number]
/** Why an office refuses. A choice, not a text: nothing that is written about a child is kept for it. */
export const ADMISSION_REFUSALS = ['NOT_OURS', 'NO_PLACE', 'WRONG_DATA', 'OTHER'] as const
export type AdmissionRefusal = (typeof ADMISSION_REFUSALS)[number]
/** How long a refused request is kept, so that the person can still read why. */
export const ADMISSION_KEPT_DAYS = 30
/** From this age on somebody who studies may also be a guardian. */
export const GROWN_UP_YEARS = 18
/** What a guardian or the school may close. G23 */
export const PARENTAL_SWITCHES = ['communityEnabled', 'chatEnabled', 'purchasesEnabled'] as const
export type ParentalSwitch = (typeof PARENTAL_SWITCHES)[number]

/** Without 0, O, 1, I and L, which look like each other on paper. E7 */
export const GUARDIAN_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const GUARDIAN_CODE_LENGTH = 8
/** Of the school and of a student alike (E69). */
export const GUARDIAN_CODE_SECONDS = 30 * DAY
/** What a guardian is to the child. */
export const GUARDIAN_RELATIONS = ['MOTHER', 'FATHER', 'GRANDPARENT', 'RELATIVE', 'LEGAL_GUARDIAN', 'OTHER'] as const
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number]
/** One more wrong code in the window answers 429. */
export const GUARDIAN_CODE_TRIES = 10
export const GUARDIAN_CODE_WINDOW_SECONDS = 15 * MINUTE
export const GUARDIAN_LINK_STATUSES = ['PENDING', 'LINKED', 'REFUSED'] as const
export type GuardianLinkStatus = (typeof GUARDIAN_LINK_STATUSES)[number]
/** Of a student who asks the school for another full name (decision E68). */
export const NAME_REQUEST_STATUSES = ['WAITING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const
export type NameRequestStatus = (typeof NAME_REQUEST_STATUSES)[number]
/** What the office hears of a name that it wrote; the name is kept all the same (decision E68). */
export const NAME_WARNINGS = ['NAME_OF_GROWN_UP', 'NAME_OF_STUDENT'] as const
export type NameWarning = (typeof NAME_WARNINGS)[number]
/** Ours: far above any family, so that the lists of a family are short by nature. */
export const CHILDREN_PER_GUARDIAN = 20
export const GUARDIANS_PER_CHILD = 10

/** All false until a school says otherwise. G51 */
export const SCHOOL_FLAGS = [
  'isBlockedAccount',
  'isGradeControl',
  'isPermitAccessChat',
  'isPermitAccessClassMenu',
  'isPermitCreateCourse',
] as const
export type SchoolFlag = (typeof SCHOOL_FLAGS)[number]

/** Why a school blocked an account. A choice, not a text: nothing that is written about a child is kept for it. */
export const BLOCK_REASONS = ['SAFETY', 'CONDUCT', 'ENROLMENT', 'OTHER'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]
/** The school's word to everybody, on the first page of each. */
export const SCHOOL_NOTICE_MAX = 280
/** The years of primary school; those that follow are secondary. */
export const PRIMARY_YEARS = 9
export const SECONDARY_YEARS = 3
export const SCHOOL_STAGES = ['PRIMARY', 'SECONDARY'] as const

/** Ours; the documents only say that values must be valid. */
export const BIOGRAPHY_MAX = 500
export const PROFILE_LINE_MAX = 100
export const PROFILE_LIST_MAX = 20
export const PROFILE_ITEM_MAX = 60

/** An answer is shown to nobody as one person's: results need this many. */
export const SURVEY_ANSWERS_TO_SHOW = 5
export const SURVEY_TEXT_MAX = 300

/** Names of the twelve grades, as keys of the interface texts; their ids come from GET grades. G60 */
export const SCHOOL_GRADES = [
  'primary1',
  'primary2',
  'primary3',
  'primary4',
  'primary5',
  'primary6',
  'primary7',
  'primary8',
  'primary9',
  'secondary1',
  'secondary2',
  'secondary3',
] as const

/** Days, weeks and school years are the school's. E16 */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

export const DATA_REQUEST_TYPES = ['INFORMATION', 'DELETION', 'CHANGE', 'OTHERS'] as const
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number]
/** G49 */
export const DATA_REQUEST_STATUSES = ['OPEN', 'IN_PROGRESS', 'DONE', 'REFUSED'] as const
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number]
/** The law's time to answer, in days of the school. D12 */
export const DATA_REQUEST_DAYS = 15
/** Requests that a person may file in a day, also where they take each back: every one calls the administrators. */
export const DATA_REQUESTS_PER_DAY = 10
export const DATA_REQUEST_TEXT_MAX = 2000
export const DATA_REQUEST_NAME_MIN = 3
export const DATA_REQUEST_NAME_MAX = 100
/** Who gets the copy that a guardian asked for. E72 */
export const COPY_READERS = ['STUDENT', 'GUARDIAN'] as const
export type CopyReader = (typeof COPY_READERS)[number]
/** How much of a kind of data a guardian's copy has. E72 */
export const GUARDIAN_SHARES = ['WHOLE', 'PART', 'NONE'] as const
export type GuardianShare = (typeof GUARDIAN_SHARES)[number]
/** For so many months nobody gets the username or the nickname of a person who was erased. E67 */
export const RESERVED_NAME_MONTHS = 24
/** Between the school's yes and the erasure: time to think again. */
export const ERASURE_WAIT_DAYS = 7
/** How long an archive can be downloaded. */
export const EXPORT_DAYS = 7
export const EXPORT_STATUSES = ['QUEUED', 'BUILDING', 'READY', 'FAILED'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]
/** Archives that a person may have built in a day. */
export const EXPORTS_PER_DAY = 3
/** What erasure does with a kind of data: gone, emptied of what says who it was, or kept for a reason. */
export const ERASURE_TREATMENTS = ['ERASED', 'EMPTIED', 'KEPT'] as const
export type ErasureTreatment = (typeof ERASURE_TREATMENTS)[number]

/** What the bell tells; the sentence is the reader's language's business. */
/** An invitation to a school lasts so long (E65). */
export const INVITATION_SECONDS = 30 * DAY
/** How long a guardian or the present school can object after a child accepted with the paper code (E65). */
export const OBJECTION_SECONDS = 72 * HOUR
/** Answered invitations are kept so long. */
export const INVITATION_KEPT_DAYS = 90
/** Invitations of one school within the window. One school year's newcomers fit; a sprayer of letters does not. */
export const INVITATIONS = 300
export const INVITATIONS_WINDOW_SECONDS = HOUR
export const INVITATION_STATES = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
/** As whom somebody answers an invitation: the person, a guardian, an administrator of a present school. */
export const INVITATION_DECIDERS = ['SELF', 'GUARDIAN', 'SCHOOL'] as const
export type InvitationDecider = (typeof INVITATION_DECIDERS)[number]
/** Free names that a refusal of a taken username proposes (E67). */
export const USERNAME_PROPOSALS = 3

export const NOTIFICATION_KINDS = [
  'NEW_DEVICE',
  'SESSION_REUSED',
  'PASSWORD_CHANGED',
  'PASSWORD_GIVEN',
  'CHILD_PASSWORD_GIVEN',
  'GUARDIAN_LINKED',
  'GUARDIAN_UNLINKED',
  'CHILD_GUARDIAN_LINKED',
  'CHILD_GUARDIAN_UNLINKED',
  'GUARDIAN_REQUESTED',
  'GUARDIAN_REFUSED',
  'GUARDIAN_LINK_ENDED',
  'CONTROLS_CHANGED',
  'CHILD_CONTROLS_CHANGED',
  'PIN_CHANGED',
  'CHILD_PIN_CHANGED',
  'CHILD_PIN_LOCKED',
  'DATA_REQUEST_CREATED',
  'DATA_REQUEST_ANSWERED',
  'DATA_COPY_FOR_GUARDIAN',
  'CHILD_DATA_COPY_SENT',
  'GIFT_RECEIVED',
  'ACHIEVEMENT_REACHED',
  'CHALLENGE_CHECKED',
  'FRIEND_REQUESTED',
  'FRIEND_ACCEPTED',
  'CHILD_NEW_FRIEND',
  'REPORT_SEVERE',
  'REPORT_ANSWERED',
  'CONTENT_MODERATED',
  'CHILD_CONTENT_MODERATED',
  'APPEAL_CREATED',
  'APPEAL_ANSWERED',
  'CHILD_APPEAL_ANSWERED',
  'NAME_ACCEPTED',
  'NAME_REFUSED',
  'CHILD_NAME_ACCEPTED',
  'CHILD_NAME_REFUSED',
  'ADMISSION_ASKED',
  'ADMISSION_ACCEPTED',
  'ADMISSION_REFUSED',
  'INVITED',
  'CHILD_INVITED',
  'STUDENT_INVITED',
  'CHILD_JOINING',
  'STUDENT_JOINING',
  'INVITATION_ACCEPTED',
  'INVITATION_REFUSED',
  'CHILD_INVITATION_ACCEPTED',
  'CHILD_INVITATION_REFUSED',
  'INVITATION_ANSWERED',
  'ACCOUNT_REOPENED',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
export const NOTIFICATION_DAYS = 90

export const FORGOT_PASSWORD_STEPS = ['email', 'code', 'password', 'success'] as const
export const EMAIL_VERIFICATION_STATES = ['waiting', 'success', 'alreadyConfirmed', 'error'] as const
export const EXTERNAL_LOGIN_STATES = ['settingUp', 'valid', 'error'] as const
