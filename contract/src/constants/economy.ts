/** Order of the wallet list: Educoin first, Xp second. G9 */
export const COIN_TYPES = ['EDU_COIN', 'XP'] as const
export type CoinType = (typeof COIN_TYPES)[number]

export const WALLET_OPERATIONS = ['CREDIT', 'DEBIT'] as const
export type WalletOperation = (typeof WALLET_OPERATIONS)[number]

/** The documents' 25 origins of a ledger row, in their order. */
export const DOCUMENTED_ORIGIN_OPERATORS = [
  'COURSE',
  'WATCH_CLASS_VIDEO',
  'QUIZ_ANSWER',
  'COMMENT_MODULE_CONTENT',
  'MODULE_CONTENT_USER',
  'CONTENT_NOTE',
  'LIFE_PROJECT',
  'CHALLENGE_ATTACHMENT',
  'ACHIEVEMENT',
  'PROJECT',
  'USER',
  'POST',
  'LIKE_POST',
  'COMMENT_POST',
  'MODULE',
  'TASK',
  'LIKE_MODULE_CONTENT',
  'CHEST',
  'MAP_POINT_USER',
  'SHARE_MAP_POINT_USER',
  'MAP_MODULE',
  'EXCHANGE_COIN',
  'PROFESSOR_CHECK',
  'LIKE_COMMENT',
  'COMPLETE_CLASS',
] as const

/** Debits need two origins that the documents do not list. G19 */
export const ORIGIN_OPERATORS = [...DOCUMENTED_ORIGIN_OPERATORS, 'UNLOCK_CONTENT', 'PRODUCT'] as const
export type OriginOperator = (typeof ORIGIN_OPERATORS)[number]

export type Amounts = Readonly<Record<CoinType, number>>

/** What each origin credits by default; a chest pays by its kind, transfers and debits have no fixed amount. G19 */
export const REWARD_AMOUNTS = {
  COURSE: { EDU_COIN: 50, XP: 200 },
  MODULE: { EDU_COIN: 10, XP: 50 },
  COMPLETE_CLASS: { EDU_COIN: 2, XP: 10 },
  MODULE_CONTENT_USER: { EDU_COIN: 1, XP: 5 },
  WATCH_CLASS_VIDEO: { EDU_COIN: 0, XP: 5 },
  /** Per correct answer, when the quiz is completed. */
  QUIZ_ANSWER: { EDU_COIN: 1, XP: 5 },
  CONTENT_NOTE: { EDU_COIN: 0, XP: 2 },
  COMMENT_MODULE_CONTENT: { EDU_COIN: 0, XP: 2 },
  COMMENT_POST: { EDU_COIN: 0, XP: 2 },
  LIKE_MODULE_CONTENT: { EDU_COIN: 0, XP: 1 },
  LIKE_POST: { EDU_COIN: 0, XP: 1 },
  LIKE_COMMENT: { EDU_COIN: 0, XP: 1 },
  CHALLENGE_ATTACHMENT: { EDU_COIN: 5, XP: 20 },
  PROFESSOR_CHECK: { EDU_COIN: 5, XP: 20 },
  POST: { EDU_COIN: 0, XP: 5 },
  LIFE_PROJECT: { EDU_COIN: 5, XP: 20 },
  PROJECT: { EDU_COIN: 2, XP: 10 },
  TASK: { EDU_COIN: 1, XP: 5 },
  ACHIEVEMENT: { EDU_COIN: 30, XP: 100 },
  MAP_POINT_USER: { EDU_COIN: 1, XP: 5 },
  SHARE_MAP_POINT_USER: { EDU_COIN: 0, XP: 2 },
  MAP_MODULE: { EDU_COIN: 5, XP: 20 },
} as const satisfies Partial<Record<OriginOperator, Amounts>>

/** What one act may pay at most, whatever the school says: more would make its coin worth less than everybody else's. G19 */
export const REWARD_MAX = { EDU_COIN: 500, XP: 1000 } as const satisfies Amounts

/** Origins that count towards the daily cap: acts between people, where repeating is cheap. G19, D3 */
export const SOCIAL_ORIGIN_OPERATORS = [
  'COMMENT_MODULE_CONTENT',
  'POST',
  'LIKE_POST',
  'COMMENT_POST',
  'LIKE_MODULE_CONTENT',
  'SHARE_MAP_POINT_USER',
  'LIKE_COMMENT',
] as const satisfies readonly OriginOperator[]
/** Credits a day, not coins; the school may set another number. G19 */
export const SOCIAL_CREDITS_PER_DAY = 20

export const CHEST_KINDS = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const
export type ChestKind = (typeof CHEST_KINDS)[number]

/** Fixed per kind and shown before opening: no draw. G19, D1 */
export const CHEST_REWARDS = {
  COMMON: { EDU_COIN: 5, XP: 10 },
  RARE: { EDU_COIN: 15, XP: 30 },
  EPIC: { EDU_COIN: 40, XP: 80 },
  LEGENDARY: { EDU_COIN: 100, XP: 200 },
} as const satisfies Record<ChestKind, Amounts>

/** What a chest is earned for. E12 */
export const CHEST_ENTITIES = ['MODULE', 'COURSE', 'ACHIEVEMENT', 'MAP'] as const
export type ChestEntity = (typeof CHEST_ENTITIES)[number]

/** G20 */
export const CHEST_KIND_BY_ENTITY = {
  MODULE: 'COMMON',
  COURSE: 'RARE',
  ACHIEVEMENT: 'EPIC',
  MAP: 'LEGENDARY',
} as const satisfies Record<ChestEntity, ChestKind>

/** Chests that one act opens: what it writes stays small, however long somebody has collected. E12 */
export const CHESTS_AT_ONCE = 200
/** And how many of them its answer names one by one. */
export const CHESTS_NAMED = 20

export const CHEST_STATUSES = ['CLOSED', 'OPENED'] as const
export type ChestStatus = (typeof CHEST_STATUSES)[number]

/** level = 1 + floor(XP / this), XP being the sum of credits, never the balance. G19, G21 */
export const XP_PER_LEVEL = 1000

/** The title of a level is the last row that starts at or below it; the words are interface texts by key. E18 */
export const LEVEL_TITLES = [
  { from: 1, key: 'firstSteps' },
  { from: 2, key: 'curious' },
  { from: 4, key: 'walker' },
  { from: 7, key: 'explorer' },
  { from: 10, key: 'navigator' },
  { from: 15, key: 'guide' },
  { from: 20, key: 'pathmaker' },
  { from: 30, key: 'legend' },
] as const
export type LevelTitle = (typeof LEVEL_TITLES)[number]['key']

/** Educoins that one person may give away in a day; the school may set another number. G19 */
export const GIFT_EDUCOINS_PER_DAY = 50
/** The school may set another rate. G19 */
export const EXCHANGE_RATE = { XP: 100, EDU_COIN: 10 } as const satisfies Amounts
/** Ours: beyond them a rate would be a typing error. */
export const EXCHANGE_RATE_MAX = { XP: 10_000, EDU_COIN: 100 } as const satisfies Amounts
/** Ours: Educoins that one person may get for XP in a day; the school may set another number. */
export const EXCHANGE_EDUCOINS_PER_DAY = 100

/** What a day holds at most where a school has set nothing else: acts between people that pay, Educoins given, Educoins got for XP. */
export const DAY_LIMITS = {
  SOCIAL: SOCIAL_CREDITS_PER_DAY,
  GIFT: GIFT_EDUCOINS_PER_DAY,
  EXCHANGE: EXCHANGE_EDUCOINS_PER_DAY,
} as const
export type DayLimit = keyof typeof DAY_LIMITS
/** Ours: beyond them a limit would be none, and children would be asked for what they have. D3 */
export const DAY_LIMITS_MAX = { SOCIAL: 50, GIFT: 100, EXCHANGE: 500 } as const satisfies Record<DayLimit, number>

/** What a point of a chart stands for. */
export const CHART_STEPS = ['DAY', 'WEEK', 'MONTH'] as const
export type ChartStep = (typeof CHART_STEPS)[number]
/** As many as a card has room for. */
export const CHART_POINTS = 9
export const CHART_POINTS_MAX = 60

/** Ours: a handful that one can still aim at. */
export const SAVINGS_GOALS_MAX = 10
export const SAVINGS_GOAL_TITLE_MAX = 40
export const SAVINGS_GOAL_EDUCOINS_MAX = 10_000

/** What an achievement counts: things that happened, each once. */
export const ACHIEVEMENT_FACTS = [
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
] as const
export type AchievementFact = (typeof ACHIEVEMENT_FACTS)[number]

interface Achievement {
  fact: AchievementFact
  threshold: number
}

/**
 * The documents' four, then our own for learning, from the first step on. By its code a chest, a badge and their
 * sentences know which one it was. E12
 */
export const ACHIEVEMENTS = {
  FRIENDS_15: { fact: 'FRIEND', threshold: 15 },
  CLASSES_50: { fact: 'CLASS', threshold: 50 },
  POSTS_100: { fact: 'POST', threshold: 100 },
  LIFE_PROJECTS_50: { fact: 'LIFE_PROJECT', threshold: 50 },
  CLASSES_1: { fact: 'CLASS', threshold: 1 },
  CLASSES_10: { fact: 'CLASS', threshold: 10 },
  MODULES_5: { fact: 'MODULE', threshold: 5 },
  COURSES_1: { fact: 'COURSE', threshold: 1 },
  COURSES_5: { fact: 'COURSE', threshold: 5 },
  RIGHT_ANSWERS_100: { fact: 'RIGHT_ANSWER', threshold: 100 },
  NOTES_20: { fact: 'NOTE', threshold: 20 },
  CHALLENGES_10: { fact: 'CHALLENGE', threshold: 10 },
  TASKS_20: { fact: 'TASK', threshold: 20 },
  MAPS_1: { fact: 'MAP', threshold: 1 },
} as const satisfies Record<string, Achievement>
export type AchievementCode = keyof typeof ACHIEVEMENTS
export const ACHIEVEMENT_CODES = Object.keys(ACHIEVEMENTS) as readonly AchievementCode[]

/** What `unlock-user-contents` sells. G21 */
export const UNLOCKABLE_TYPES = ['AVATAR_ITEM'] as const
export type UnlockableType = (typeof UNLOCKABLE_TYPES)[number]

/** On the wire; nose is a layer of the face, not a slot. E13 */
export const AVATAR_SLOTS = [
  'ACCESSORIES',
  'BACK_HAIR',
  'BACKGROUND',
  'EYES',
  'EYEBROWS',
  'FACE',
  'FRONT_HAIR',
  'MOUTH',
  'PANTS',
  'SHIRT',
  'SHOES',
] as const
export type AvatarSlot = (typeof AVATAR_SLOTS)[number]
