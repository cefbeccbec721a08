import type { Role } from './people.ts'

/** Every list that says `page`. Out of range is an error, not a clamp. G37, E10 */
export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAX = 100
export const FRIEND_SEARCH_LIMIT = 50
export const FRIEND_SUGGESTIONS_LIMIT = 20
export const RANKING_SIZE = 5
/** Ours: first places, not the whole class. */
export const RANKING_SIZE_MAX = 20
export const CROWN_RANKS = [1, 2, 3] as const
/** G63 */
export const RANKING_ORDERS = ['xp'] as const

export const REPORT_TYPES = ['VIOLENCE', 'OFFENSIVE', 'SEXUAL', 'RACISM', 'INAPPROPRIATE', 'IMPROPER', 'OTHER'] as const
export type ReportType = (typeof REPORT_TYPES)[number]
/** G27 */
export const REPORT_ENTITIES = [
  'POST',
  'COMMENT',
  'TRAIL_COMMENT',
  'ALBUM',
  'ALBUM_PHOTO',
  'PROFILE',
  'STORE',
  'PRODUCT',
  'CHAT_MESSAGE',
] as const
export type EntityReport = (typeof REPORT_ENTITIES)[number]
/** What the report dialog sends where nobody chose. */
export const REPORT_DEFAULTS = { isChecked: false, userProfile: 'STUDENT', entityReport: 'POST' } as const satisfies {
  isChecked: boolean
  userProfile: Role
  entityReport: EntityReport
}
export const REPORT_DESCRIPTION_MAX = 300
/** Ours: all that one person says about one thing, however often they report it. */
export const REPORT_WORDS_MAX = 1500

/** Ours: where a reported thing stands (D7). */
export const MODERATION_STATES = ['OPEN', 'DISMISSED', 'DECIDED', 'APPEALED', 'UPHELD', 'REVERSED'] as const
export type ModerationState = (typeof MODERATION_STATES)[number]
export const MODERATION_ACTIONS = ['HIDE', 'REMOVE', 'WARN', 'SUSPEND'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]
export const SUSPENSION_DAYS = [1, 3, 7, 15, 30] as const
export const MODERATION_MESSAGE_MAX = 500
/** How long the author may appeal; what was removed is gone for good after it. */
export const APPEAL_DAYS = 15
/** Which types go first, and how soon a case must be looked at. */
export const SEVERE_REPORT_TYPES = ['SEXUAL', 'VIOLENCE'] as const
export const SERIOUS_REPORT_TYPES = ['RACISM', 'OFFENSIVE'] as const
export const MODERATION_HOURS = [72, 48, 24] as const

/** Of a text that is asked about in an address: longer ones are left to the filter on write. G55 */
export const FILTER_QUERY_MAX = 1000
/** G55; the longer names are those that the rest of the API uses. */
export const FILTER_LANGUAGES = ['pt', 'en', 'pt-br', 'en-us'] as const
/** Ours: a school's own blocked words. */
export const BLOCKED_WORD_MIN = 3
export const BLOCKED_WORD_MAX = 40
export const BLOCKED_WORDS_PER_SCHOOL = 500

/** G18 */
export const REACTIONS = ['LIKE', 'LOVE', 'CLAP', 'LAUGH', 'WOW', 'SAD'] as const
export type Reaction = (typeof REACTIONS)[number]

/** G26 */
export const FRIEND_STATUSES = ['NONE', 'PENDING', 'ACCEPTED'] as const
export type FriendStatus = (typeof FRIEND_STATUSES)[number]
export const FRIEND_DIRECTIONS = ['SENT', 'RECEIVED'] as const

/** Parts of one's own list. G26 */
export const FRIEND_LISTS = ['ACCEPTED', 'RECEIVED', 'SENT'] as const
/** Why somebody is suggested, the strongest first. */
export const SUGGESTION_REASONS = ['COMMON_FRIENDS', 'SAME_CLASS', 'SAME_SUBJECT'] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]
/** Ours: requests in a day of the school, also those taken back, and how many of them to the same person. */
export const FRIEND_REQUESTS_PER_DAY = 20
export const FRIEND_REQUESTS_TO_ONE_PER_DAY = 3
/** The guardians of who is younger hear of every new friend. */
export const FRIENDS_TOLD_YEARS = 12

/** Ours: subjects are chosen from a list that one can look through. G39 */
export const SUBJECT_NAME_MAX = 60
export const SUBJECTS_PER_SCHOOL = 200

/** G37 */
export const POST_AUDIENCES = ['CLASS', 'FRIENDS', 'SCHOOL'] as const
export type PostAudience = (typeof POST_AUDIENCES)[number]
export const FEED_SCOPES = ['FOR_ME', 'CLASS', 'SCHOOL', 'SUBJECTS'] as const
export type FeedScope = (typeof FEED_SCOPES)[number]
export const POST_TEXT_MAX = 2000
export const POST_MEDIA_MAX = 10
/** What a post may carry beside its words, and what a profile shows apart. */
export const POST_MEDIA_TYPES = ['IMAGE', 'VIDEO'] as const
export type PostMediaType = (typeof POST_MEDIA_TYPES)[number]
/** What a photo shows, in words. */
export const PHOTO_ALT_MAX = 300
export const POST_SUBJECTS_MAX = 5
export const POST_COMMENT_MAX = 1000
/** Ours: of 150 ids, packed. G37 */
export const POST_COMMENTS_CURSOR_MAX = 4500
export const POST_MENTIONS_MAX = 10
export const POST_TAGS_MAX = 10
export const TAG_MAX = 40
/** Ours: what is older is no news, and nobody has more news than can be read in one go. G37, D2 */
export const FEED_NEWS_DAYS = 7
export const FEED_NEWS_MAX = 50
/** Ours: what a search finds is counted so far; beyond, that there is more is enough to know. */
export const SEARCH_COUNT_MAX = 50
/** Ours: so many people are offered while a name is being written. */
export const MENTIONABLE_MAX = 8

/** Ours: an album is looked through in one go, so it is no longer than a page may be. G38 */
export const ALBUM_PHOTOS_MAX = 100
export const ALBUM_PHOTOS_AT_ONCE = 20
export const ALBUM_TITLE_MAX = 80
export const ALBUM_DESCRIPTION_MAX = 500
export const ALBUM_CAPTION_MAX = 300

/** Tabs of /playground/profile. */
export const PROFILE_TABS = ['feed', 'experiences', 'projects', 'achievements'] as const
