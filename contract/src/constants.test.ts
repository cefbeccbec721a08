import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'

/**
 * The documents' lists and numbers, restated. The product wants all of them in one place, so some stand in constants.ts
 * before the page that will use them: those are held to the documents here, and one that is in no document fails the
 * last test of these.
 */
const documented: Partial<Record<keyof typeof constants, unknown>> = {
  // Enums that the documents print.
  COIN_TYPES: ['EDU_COIN', 'XP'],
  WALLET_OPERATIONS: ['CREDIT', 'DEBIT'],
  REPORT_TYPES: ['VIOLENCE', 'OFFENSIVE', 'SEXUAL', 'RACISM', 'INAPPROPRIATE', 'IMPROPER', 'OTHER'],
  REPORT_DEFAULTS: { isChecked: false, userProfile: 'STUDENT', entityReport: 'POST' },
  SCHOOL_FLAGS: [
    'isBlockedAccount',
    'isGradeControl',
    'isPermitAccessChat',
    'isPermitAccessClassMenu',
    'isPermitCreateCourse',
  ],
  GRANT_TYPES: ['password', 'refresh_token', 'qrcode'],
  OIDC_SCOPES: ['openid', 'profile', 'email'],
  LOCALES: ['pt-br', 'en-us'],
  DEFAULT_LOCALE: 'pt-br',
  DATE_DISPLAY_FORMATS: { 'pt-br': 'dd/mm/yyyy', 'en-us': 'mm/dd/yyyy' },
  BLOCKED_WORDS_DEFAULT_LANGUAGE: 'pt',
  UPLOAD_EXTENSIONS: ['jpeg', 'jpg', 'png', 'pdf', 'webp', 'csv', 'xls', 'mp4', 'aac', 'pptx', 'docx', 'xlsx', 'txt'],
  MEDIA_EXTENSIONS: {
    IMAGE: ['png', 'jpg', 'jpeg', 'webp'],
    VIDEO: ['mp4', 'avi'],
    AUDIO: ['aac', 'ogg', 'mp3', 'wma'],
    PDF: ['pdf'],
  },
  CONVERTIBLE_IMAGES: { from: ['heic', 'heif'], to: ['png', 'jpeg'] },
  UPLOAD_FIELD: 'file',
  LIFE_PROJECT_TABS: ['mine', 'collaborative'],
  LIFE_PLAN_TEXTS: ['mission', 'purpose', 'values', 'vision'],
  PROFILE_TABS: ['feed', 'experiences', 'projects', 'achievements'],
  PROFILE_TESTS: ['enterprising', 'disc'],
  PORTFOLIO_PARTS: ['courses', 'projects', 'achievements', 'experiences', 'skills'],
  PRACTICE_SCREENS: [
    'write-about-the-photo',
    'writing-sample',
    'read-and-select',
    'fill-in-the-blanks',
    'select-in-image',
    'select-in-image-editor',
    'learning-profile',
  ],
  FORGOT_PASSWORD_STEPS: ['email', 'code', 'password', 'success'],
  EMAIL_VERIFICATION_STATES: ['waiting', 'success', 'alreadyConfirmed', 'error'],
  EXTERNAL_LOGIN_STATES: ['settingUp', 'valid', 'error'],
  CHEST_STATUSES: ['CLOSED', 'OPENED'],
  RANKING_ORDERS: ['xp'],
  BLOCK_REASONS: ['SAFETY', 'CONDUCT', 'ENROLMENT', 'OTHER'],
  SCHOOL_STAGES: ['PRIMARY', 'SECONDARY'],
  CROWN_RANKS: [1, 2, 3],
  // Numbers.
  PASSWORD_MIN: 8,
  USERNAME_MIN: 3,
  USERNAME_MAX: 50,
  EMAIL_MIN: 4,
  NICKNAME_MIN: 3,
  NICKNAME_MAX: 30,
  SURNAME_MIN: 4,
  NAME_MIN: 3,
  PROJECT_NAME_MIN: 4,
  FULL_NAME_WORDS_MIN: 2,
  FULL_NAME_WORD_MIN: 2,
  YEAR_MIN: 1900,
  YEAR_MAX: 2099,
  PIN_LENGTH: 4,
  REPORT_DESCRIPTION_MAX: 300,
  REPORT_WORDS_MAX: 1500,
  ANSWER_MIN: 1,
  ANSWER_MAX: 10,
  CLIENT_ID: 'trilha-web',
  IMAGE_COMPRESSION: {
    targetMegabytes: 1,
    largestSidePixels: 1024,
    bigFromBytes: 1_048_576,
    bigTargetMegabytes: 0.8,
    alternateFromBytes: 300_000,
  },
  FRIEND_SEARCH_LIMIT: 50,
  FRIEND_SUGGESTIONS_LIMIT: 20,
  RANKING_SIZE: 5,
  RANKING_SIZE_MAX: 20,
  PRIMARY_YEARS: 9,
  SECONDARY_YEARS: 3,
  SCHOOL_NOTICE_MAX: 280,
  BIOGRAPHY_MAX: 500,
  PROFILE_LINE_MAX: 100,
  PROFILE_LIST_MAX: 20,
  PROFILE_ITEM_MAX: 60,
  SURVEY_ANSWERS_TO_SHOW: 5,
  SURVEY_TEXT_MAX: 300,
  EXPANDABLE_TEXT_LINES: 5,
  LINK_PREVIEW_LINES: 2,
  NOTIFICATION_SECONDS: 1,
  CHUNK_TIMEOUT_SECONDS: 120,
  // decisions G18 to G54
  REACTIONS: ['LIKE', 'LOVE', 'CLAP', 'LAUGH', 'WOW', 'SAD'],
  FRIEND_STATUSES: ['NONE', 'PENDING', 'ACCEPTED'],
  FRIEND_DIRECTIONS: ['SENT', 'RECEIVED'],
  POST_AUDIENCES: ['CLASS', 'FRIENDS', 'SCHOOL'],
  FEED_SCOPES: ['FOR_ME', 'CLASS', 'SCHOOL', 'SUBJECTS'],
  POST_TEXT_MAX: 2000,
  POST_MEDIA_MAX: 10,
  POST_MEDIA_TYPES: ['IMAGE', 'VIDEO'],
  PHOTO_ALT_MAX: 300,
  POST_SUBJECTS_MAX: 5,
  POST_COMMENT_MAX: 1000,
  POST_COMMENTS_CURSOR_MAX: 4500,
  POST_MENTIONS_MAX: 10,
  ALBUM_CAPTION_MAX: 300,
  ALBUM_DESCRIPTION_MAX: 500,
  ALBUM_PHOTOS_AT_ONCE: 20,
  ALBUM_PHOTOS_MAX: 100,
  ALBUM_TITLE_MAX: 80,
  POST_TAGS_MAX: 10,
  TAG_MAX: 40,
  FEED_NEWS_DAYS: 7,
  FEED_NEWS_MAX: 50,
  SEARCH_COUNT_MAX: 50,
  MENTIONABLE_MAX: 8,
  PAGE_SIZE_DEFAULT: 20,
  PAGE_SIZE_MAX: 100,
  SOCIAL_CREDITS_PER_DAY: 20,
  GIFT_EDUCOINS_PER_DAY: 50,
  DAY_LIMITS: { SOCIAL: 20, GIFT: 50, EXCHANGE: 100 },
  DAY_LIMITS_MAX: { SOCIAL: 50, GIFT: 100, EXCHANGE: 500 },
  EXCHANGE_RATE: { XP: 100, EDU_COIN: 10 },
  XP_PER_LEVEL: 1000,
  CHEST_KIND_BY_ENTITY: { MODULE: 'COMMON', COURSE: 'RARE', ACHIEVEMENT: 'EPIC', MAP: 'LEGENDARY' },
  PIN_TRIES_IN_A_ROW: 5,
  PIN_LOCK_SECONDS: 900,
  PIN_TRIES_PER_DAY: 10,
  PIN_TRIES_UNTIL_RESET: 20,
  REPORT_ENTITIES: [
    'POST',
    'COMMENT',
    'TRAIL_COMMENT',
    'ALBUM',
    'ALBUM_PHOTO',
    'PROFILE',
    'STORE',
    'PRODUCT',
    'CHAT_MESSAGE',
  ],
  CLASS_COMMENT_MAX: 1000,
  NOTE_MAX: 2000,
  NOTE_SECOND_MAX: 86_400,
  CONTENT_EBOOKS_MAX: 20,
  EBOOK_PAGES_MAX: 300,
  NOTES_PER_CONTENT: 100,
  TASK_CONTENTS_SHOWN: 50,
  TASK_DESCRIPTION_MAX: 2000,
  TASK_STATUSES: ['OPEN', 'LATE', 'DONE'],
  TASK_TITLE_MAX: 120,
  QUIZ_ATTEMPTS_MAX: 3,
  QUIZ_OPTIONS_MAX: 6,
  QUIZ_QUESTIONS_MAX: 50,
  REVIEW_QUESTIONS_MAX: 20,
  REVIEW_STATUSES: ['NEW', 'STARTED', 'COMPLETED'],
  WATCHED_PERCENT: 90,
  COMPLETED_PERCENT: 70,
  UNREAD_POLL_SECONDS: 30,
  LIFE_PLAN_TEXT_MAX: 1000,
  FILE_BYTES_MAX: 52_428_800,
  IMAGE_BYTES_MAX: 20_971_520,
  RESERVED_USERNAMES: ['my', 'verify-complete-data', 'nickname'],
  RECOVERY_CODE_LENGTH: 6,
  DATA_REQUEST_DAYS: 15,
  DATA_REQUESTS_PER_DAY: 10,
  DATA_REQUEST_NAME_MIN: 3,
  DATA_REQUEST_NAME_MAX: 100,
  COPY_READERS: ['STUDENT', 'GUARDIAN'],
  GUARDIAN_SHARES: ['WHOLE', 'PART', 'NONE'],
  RESERVED_NAME_MONTHS: 24,
  DATA_REQUEST_TEXT_MAX: 2000,
  ERASURE_WAIT_DAYS: 7,
  EXPORT_DAYS: 7,
  EXPORTS_PER_DAY: 3,
  EXPORT_STATUSES: ['QUEUED', 'BUILDING', 'READY', 'FAILED'],
  ERASURE_TREATMENTS: ['ERASED', 'EMPTIED', 'KEPT'],
  NOTIFICATION_DAYS: 90,
  DATA_REQUEST_STATUSES: ['OPEN', 'IN_PROGRESS', 'DONE', 'REFUSED'],
  GENDERS: ['FEMALE', 'MALE', 'OTHER', 'NOT_INFORMED'],
  // decisions E3 to E16
  ACCESS_TOKEN_SECONDS: 600,
  REFRESH_IDLE_SECONDS: 43_200,
  REFRESH_KEPT_SECONDS: 1_209_600,
  SESSION_MAX_SECONDS: 5_184_000,
  REFRESH_GRACE_SECONDS: 10,
  QR_TOKEN_SECONDS: 120,
  PARTNER_TOKEN_SECONDS_MAX: 600,
  OIDC_SIGN_IN_SECONDS: 600,
  SESSION_STARTS: ['PASSWORD', 'QR_CODE', 'OIDC', 'PARTNER'],
  VERIFICATION_TOKEN_SECONDS: 172_800,
  RECOVERY_CODE_SECONDS: 900,
  RECOVERY_CODE_TRIES: 5,
  PIN_GRANT_SECONDS: 900,
  WRONG_PASSWORD_TRIES: 10,
  WRONG_PASSWORD_WINDOW_SECONDS: 900,
  ROLES: ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'],
  CHEST_ENTITIES: ['MODULE', 'COURSE', 'ACHIEVEMENT', 'MAP'],
  DEFAULT_TIME_ZONE: 'America/Sao_Paulo',
  TERMS_VERSION: '2026-11',
  TRIAL_DAYS: 7,
  // ours, where the documents show nothing
  MAIL_REQUESTS: 5,
  MAIL_REQUESTS_WINDOW_SECONDS: 3600,
  RESEND_SECONDS: 60,
  SIGN_UPS: 300,
  SIGN_UPS_WINDOW_SECONDS: 900,
  INVITATION_SECONDS: 2_592_000,
  OBJECTION_SECONDS: 259_200,
  INVITATION_KEPT_DAYS: 90,
  INVITATIONS: 300,
  INVITATIONS_WINDOW_SECONDS: 3600,
  INVITATION_STATES: ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
  INVITATION_DECIDERS: ['SELF', 'GUARDIAN', 'SCHOOL'],
  USERNAME_PROPOSALS: 3,
  ACHIEVEMENT_FACTS: [
    'FRIEND',
    'CLASS',
    'POST',
    'LIFE_PROJECT',
    'MODULE',
    'COURSE',
    'RIGHT_ANSWER',
    'NOTE',
    'CHALLENGE',
    'TASK',
    'MAP',
  ],
  CHART_STEPS: ['DAY', 'WEEK', 'MONTH'],
  EXCHANGE_EDUCOINS_PER_DAY: 100,
  SAVINGS_GOALS_MAX: 10,
  SAVINGS_GOAL_TITLE_MAX: 40,
  AVATAR_PREVIEW_CHARACTERS: 250_000,
  AVATAR_PREVIEW_SIDE: 512,
  UNLOCKABLE_TYPES: ['AVATAR_ITEM'],
  CHART_POINTS: 9,
  CHART_POINTS_MAX: 60,
  EXCHANGE_RATE_MAX: { XP: 10_000, EDU_COIN: 100 },
  SAVINGS_GOAL_EDUCOINS_MAX: 10_000,
  CITY_MAX: 80,
  FULL_NAME_MAX: 120,
  SURNAME_MAX: 60,
  PIN_SETTERS: ['STUDENT', 'GUARDIAN', 'SCHOOL'],
  PARENTAL_SWITCHES: ['communityEnabled', 'chatEnabled', 'purchasesEnabled'],
  CHILDREN_PER_GUARDIAN: 20,
  GUARDIANS_PER_CHILD: 10,
  CLASSES_PER_PROFESSOR: 40,
  GUARDIAN_CODE_LENGTH: 8,
  CONSENT_KINDS: ['PAPER', 'MAIL'],
  CONSENT_PAPER_YEARS: 5,
  CONSENT_STANDINGS: ['OLD_ENOUGH', 'GUARDIAN', 'PAPER', 'MISSING'],
  CONSENT_YEARS: 16,
  WAITS_FOR: ['GUARDIAN', 'OFFICE'],
  GUARDIAN_RELATIONS: ['MOTHER', 'FATHER', 'GRANDPARENT', 'RELATIVE', 'LEGAL_GUARDIAN', 'OTHER'],
  GUARDIAN_CODE_SECONDS: 2_592_000,
  GUARDIAN_CODE_TRIES: 10,
  GUARDIAN_CODE_WINDOW_SECONDS: 900,
  GUARDIAN_LINK_STATUSES: ['PENDING', 'LINKED', 'REFUSED'],
  NAME_REQUEST_STATUSES: ['WAITING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'],
  NAME_WARNINGS: ['NAME_OF_GROWN_UP', 'NAME_OF_STUDENT'],
  GUARDIAN_LETTER_SECONDS: 1_209_600,
  ADMISSION_STATUSES: ['WAITING', 'ACCEPTED', 'REFUSED', 'GUARDIAN_REFUSED'],
  ADMISSION_REFUSALS: ['NOT_OURS', 'NO_PLACE', 'WRONG_DATA', 'OTHER'],
  ADMISSION_KEPT_DAYS: 30,
  CHESTS_AT_ONCE: 200,
  CHESTS_NAMED: 20,
  PASSWORD_MAX: 128,
  EMAIL_MAX: 254,
  REQUEST_TIMEOUT_SECONDS: 30,
  UPLOAD_TIMEOUT_SECONDS: 120,
  APPEAL_DAYS: 15,
  BLOCKED_WORD_MAX: 40,
  BLOCKED_WORD_MIN: 3,
  BLOCKED_WORDS_PER_SCHOOL: 500,
  FILTER_LANGUAGES: ['pt', 'en', 'pt-br', 'en-us'],
  FILTER_QUERY_MAX: 1000,
  MODERATION_HOURS: [72, 48, 24],
  MODERATION_MESSAGE_MAX: 500,
  SERIOUS_REPORT_TYPES: ['RACISM', 'OFFENSIVE'],
  SEVERE_REPORT_TYPES: ['SEXUAL', 'VIOLENCE'],
  SUSPENSION_DAYS: [1, 3, 7, 15, 30],
  MODERATION_ACTIONS: ['HIDE', 'REMOVE', 'WARN', 'SUSPEND'],
  MODERATION_STATES: ['OPEN', 'DISMISSED', 'DECIDED', 'APPEALED', 'UPHELD', 'REVERSED'],
  LINK_LENGTH_MAX: 2000,
  LINK_PREVIEWS: 60,
  LINK_PREVIEWS_WINDOW_SECONDS: 600,
  UPLOADS: 60,
  UPLOADS_WINDOW_SECONDS: 600,
  UPLOAD_QUOTA_BYTES: { student: 1_073_741_824, other: 10_737_418_240 },
  IMAGE_PIXELS_MAX: 50_000_000,
  FILE_NAME_CHARACTERS: 120,
  ATTACHMENT_STATUSES: ['WAITING', 'CHECKED'],
  CHALLENGE_ATTACHMENTS_MAX: 10,
  CHALLENGE_COMMENT_CHARACTERS: 1000,
  COURSE_MODULES_MAX: 40,
  COURSE_STATUSES: ['NEW', 'STARTED', 'FINISHED'],
  FRIEND_LISTS: ['ACCEPTED', 'RECEIVED', 'SENT'],
  FRIEND_REQUESTS_PER_DAY: 20,
  FRIEND_REQUESTS_TO_ONE_PER_DAY: 3,
  FRIENDS_TOLD_YEARS: 12,
  GROWN_UP_YEARS: 18,
  MODULE_CONTENTS_MAX: 60,
  SUGGESTION_REASONS: ['COMMON_FRIENDS', 'SAME_CLASS', 'SAME_SUBJECT'],
  SUBJECT_NAME_MAX: 60,
  SUBJECTS_PER_SCHOOL: 200,
  SUMMARY_COURSES_MAX: 3,
  WATCHED_RANGES_MAX: 200,
  WEEKLY_GOAL_MAX: 20,
}

/** Lists that the documents give in words: the wire word of each, in their order. */
const inWords: Partial<Record<keyof typeof constants, string>> = {
  CHEST_KINDS: 'common; rare; epic; legendary',
  LEARNING_TYPES: 'course; interview; lecture; reading; school; seminar; movie/video; workshop; others',
  PROJECT_TYPES: 'championship; market; olympics; presentation; project; others',
  ACHIEVEMENT_TYPES: 'certificate; medal; project completed; others',
  LIFE_PROJECT_FILTERS: 'all; in progress; completed',
  AVATAR_SLOTS: 'accessories; back hair; background; eyes; eyebrows; face; front hair; mouth; pants; shirt; shoes',
}

/** Lists whose wire words are ours: as many as the documents name. */
const counted: Partial<Record<keyof typeof constants, number>> = {
  LIFE_PROJECT_SKILLS: 8,
  DATA_REQUEST_TYPES: 4,
  NOTIFICATION_KINDS: 52,
  LANGUAGE_NAMES: 7,
  SCHOOL_GRADES: 12,
  LIBRARY_WORLDS: 5,
  CONTENT_KINDS: 6,
  PROGRESS_STATUSES: 3,
  CONTENT_CONDITIONS: 3,
  COURSE_SUBJECTS: 9,
  DOCUMENTED_ORIGIN_OPERATORS: 25,
  ORIGIN_OPERATORS: 27,
  STATE_CODES: 27,
  THROWAWAY_DOMAINS: 3,
  UPLOAD_MIME_TYPES: 5,
}

/** Constants with a test of their own below. */
const testedApart = [
  'ACHIEVEMENTS',
  'ACHIEVEMENT_CODES',
  'CHEST_REWARDS',
  'DOCUMENTED_SENTENCES',
  'GUARDIAN_CODE_LETTERS',
  'LEVEL_TITLES',
  'LIBRARY_SERIES',
  'REWARD_AMOUNTS',
  'REWARD_MAX',
  'SOCIAL_ORIGIN_OPERATORS',
  'UPLOAD_TYPES',
  'USERNAME_PATTERN',
]

const named = constants as Record<string, unknown>

describe('the constants', () => {
  it.each(Object.entries(documented))('%s is what the documents say', (name, value) => {
    expect(named[name]).toEqual(value)
  })

  it.each(Object.entries(inWords))('%s spells the words of the documents', (name, words) => {
    expect(named[name]).toEqual(words.split('; ').map((word) => word.toUpperCase().replace(/[ /]/g, '_')))
  })

  it.each(Object.entries(counted))('%s has %i different entries', (name, count) => {
    expect(new Set(named[name] as string[]).size).toBe(count)
    expect(named[name]).toHaveLength(count)
  })

  it('are all held to the documents', () => {
    const held = [documented, inWords, counted].flatMap((table) => Object.keys(table))
    expect([...held, ...testedApart].toSorted()).toEqual(Object.keys(constants).toSorted())
  })
})

describe('achievements', () => {
  it("are the documents' four, then those for learning", () => {
    expect(Object.entries<unknown>(constants.ACHIEVEMENTS).slice(0, 4)).toEqual([
      ['FRIENDS_15', { fact: 'FRIEND', threshold: 15 }],
      ['CLASSES_50', { fact: 'CLASS', threshold: 50 }],
      ['POSTS_100', { fact: 'POST', threshold: 100 }],
      ['LIFE_PROJECTS_50', { fact: 'LIFE_PROJECT', threshold: 50 }],
    ])
  })

  it('say in their code how many they ask for, and every fact counts for one', () => {
    for (const code of constants.ACHIEVEMENT_CODES)
      expect(code.endsWith(`_${constants.ACHIEVEMENTS[code].threshold}`), code).toBe(true)
    const facts = new Set(Object.values(constants.ACHIEVEMENTS).map(({ fact }) => fact))
    expect([...facts].toSorted()).toEqual(constants.ACHIEVEMENT_FACTS.toSorted())
  })
})

describe('rewards', () => {
  it('pay what the table of decision G19 says: XP, Educoins', () => {
    const table = Object.fromEntries(
      Object.entries<constants.Amounts>(constants.REWARD_AMOUNTS).map(([origin, { XP, EDU_COIN }]) => [
        origin,
        [XP, EDU_COIN],
      ]),
    )
    expect(table).toEqual({
      COURSE: [200, 50],
      MODULE: [50, 10],
      COMPLETE_CLASS: [10, 2],
      MODULE_CONTENT_USER: [5, 1],
      WATCH_CLASS_VIDEO: [5, 0],
      QUIZ_ANSWER: [5, 1],
      CONTENT_NOTE: [2, 0],
      COMMENT_MODULE_CONTENT: [2, 0],
      COMMENT_POST: [2, 0],
      LIKE_MODULE_CONTENT: [1, 0],
      LIKE_POST: [1, 0],
      LIKE_COMMENT: [1, 0],
      CHALLENGE_ATTACHMENT: [20, 5],
      PROFESSOR_CHECK: [20, 5],
      POST: [5, 0],
      LIFE_PROJECT: [20, 5],
      PROJECT: [10, 2],
      TASK: [5, 1],
      ACHIEVEMENT: [100, 30],
      MAP_POINT_USER: [5, 1],
      SHARE_MAP_POINT_USER: [2, 0],
      MAP_MODULE: [20, 5],
    })
  })

  it('leave without a fixed amount only chests, transfers and debits', () => {
    const unpaid = constants.ORIGIN_OPERATORS.filter((origin) => !(origin in constants.REWARD_AMOUNTS))
    expect(unpaid).toEqual(['USER', 'CHEST', 'EXCHANGE_COIN', 'UNLOCK_CONTENT', 'PRODUCT'])
  })

  it('of a chest are fixed by its kind', () => {
    expect(constants.CHEST_REWARDS).toEqual({
      COMMON: { XP: 10, EDU_COIN: 5 },
      RARE: { XP: 30, EDU_COIN: 15 },
      EPIC: { XP: 80, EDU_COIN: 40 },
      LEGENDARY: { XP: 200, EDU_COIN: 100 },
    })
  })

  it('are within what a school may set', () => {
    const { EDU_COIN, XP } = constants.REWARD_MAX
    expect([EDU_COIN, XP]).toEqual([500, 1000])
    for (const usual of Object.values<constants.Amounts>(constants.REWARD_AMOUNTS)) {
      expect(usual.EDU_COIN).toBeLessThanOrEqual(EDU_COIN)
      expect(usual.XP).toBeLessThanOrEqual(XP)
    }
  })

  it('for social acts are small, and none of them pays Educoins', () => {
    expect(constants.SOCIAL_ORIGIN_OPERATORS.toSorted()).toEqual(
      [
        'POST',
        'COMMENT_POST',
        'LIKE_POST',
        'LIKE_COMMENT',
        'COMMENT_MODULE_CONTENT',
        'LIKE_MODULE_CONTENT',
        'SHARE_MAP_POINT_USER',
      ].toSorted(),
    )
    for (const origin of constants.SOCIAL_ORIGIN_OPERATORS) expect(constants.REWARD_AMOUNTS[origin].EDU_COIN).toBe(0)
  })
})

describe('level titles', () => {
  it('start at level 1, rise, and have a name each', () => {
    const starts = constants.LEVEL_TITLES.map(({ from }) => from)
    expect(starts[0]).toBe(1)
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
    expect(new Set(constants.LEVEL_TITLES.map(({ key }) => key)).size).toBe(constants.LEVEL_TITLES.length)
    expect(constants.LEVEL_TITLES.find(({ from }) => from === 7)?.key).toBe('explorer')
  })
})

describe('the documents’ own sentences', () => {
  it('stand byte for byte, missing accent and stops included', () => {
    expect(Object.values(constants.DOCUMENTED_SENTENCES)).toEqual([
      'Wrong base64 encode',
      'Não foi possivel enviar a denúncia',
      'Denúncia enviada',
      'Enviando...',
      'A descrição deve conter no máximo 300 caracteres',
      'Salvando registro...',
      'Registro salvo com sucesso.',
      'Erro ao salvar o registro',
      'Atualizando registro...',
      'Registro atualizado com sucesso.',
      'Erro ao atualizar o registro',
      'Sucesso.',
      'Erro.',
      'Atenção.',
      'Notificação',
      'Nenhuma cor disponível',
    ])
  })
})

describe('the rest', () => {
  it('every file that is taken has the type that it is sent out as', () => {
    expect(Object.keys(constants.UPLOAD_TYPES)).toEqual(constants.UPLOAD_EXTENSIONS)
    expect(Object.values(constants.UPLOAD_TYPES)).toEqual(expect.arrayContaining([...constants.UPLOAD_MIME_TYPES]))
  })

  it('two series of three books each', () => {
    expect(constants.LIBRARY_SERIES).toEqual({
      'mysterious-island': ['shipwreck', 'lost-treasure', 'rescue'],
      adventure: ['radical-tour', 'roller-coaster-hub', 'flying-high'],
    })
  })

  it('a username may not begin, end or double up with a dot or underscore', () => {
    for (const name of ['luana', 'lu.a_na', '7b']) expect(name).toMatch(constants.USERNAME_PATTERN)
    for (const name of ['.lu', 'lu_', 'l..u', 'l__u', 'l._u', 'l u', 'lu@a'])
      expect(name).not.toMatch(constants.USERNAME_PATTERN)
  })
})

describe('achievements', () => {
  it('hold the four thresholds of the documents, and begin learning ones with the first step', () => {
    expect(constants.ACHIEVEMENTS).toMatchObject({
      FRIENDS_15: { fact: 'FRIEND', threshold: 15 },
      CLASSES_50: { fact: 'CLASS', threshold: 50 },
      POSTS_100: { fact: 'POST', threshold: 100 },
      LIFE_PROJECTS_50: { fact: 'LIFE_PROJECT', threshold: 50 },
      CLASSES_1: { fact: 'CLASS', threshold: 1 },
    })
    expect(constants.ACHIEVEMENT_CODES).toEqual(Object.keys(constants.ACHIEVEMENTS))
  })
})
