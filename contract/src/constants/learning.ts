/** What a class of a trail is made of. */
export const CONTENT_KINDS = ['VIDEO', 'TEXT', 'DOCUMENT', 'QUIZ', 'CHALLENGE', 'EBOOK'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** decision G34 */
export const PROGRESS_STATUSES = ['STARTED', 'WATCHED', 'FINISHED'] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/** What finishing a class asks for besides saying so. decision G34 */
export const CONTENT_CONDITIONS = ['QUIZ', 'CHALLENGE', 'EBOOK'] as const
export type ContentCondition = (typeof CONTENT_CONDITIONS)[number]

/** How far a student is in a course, derived from its classes. */
export const COURSE_STATUSES = ['NEW', 'STARTED', 'FINISHED'] as const
export type CourseStatus = (typeof COURSE_STATUSES)[number]

/** Fields of study; each has its icon and its name in the client. */
export const COURSE_SUBJECTS = [
  'ART',
  'GEOGRAPHY',
  'HISTORY',
  'LANGUAGES',
  'MATHEMATICS',
  'PORTUGUESE',
  'SCIENCE',
  'TECHNOLOGY',
  'WELLBEING',
] as const
export type CourseSubject = (typeof COURSE_SUBJECTS)[number]

/** So much of a video makes it watched. decision G34 */
export const WATCHED_PERCENT = 90
/** A quiz done well makes a finished class a completed one. decision G34 */
export const COMPLETED_PERCENT = 70
/** decision G33 */
export const QUIZ_ATTEMPTS_MAX = 3
/** Of one report of what was watched. */
export const WATCHED_RANGES_MAX = 200
/** A class has at most so many modules around it, and a module so many classes: the whole path is one answer. */
export const COURSE_MODULES_MAX = 40
export const MODULE_CONTENTS_MAX = 60
/** Cards of the home. */
export const SUMMARY_COURSES_MAX = 3
/** Classes a week. decision E18 */
export const WEEKLY_GOAL_MAX = 20
/** Of one quiz: more than a screen's worth of questions is an exam, not a quiz. */
export const QUIZ_QUESTIONS_MAX = 50
/** A to F. */
export const QUIZ_OPTIONS_MAX = 6

/** How far a student is in a review of a trail. decision G31 */
export const REVIEW_STATUSES = ['NEW', 'STARTED', 'COMPLETED'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
/** Of one review: one sitting. Ours. */
export const REVIEW_QUESTIONS_MAX = 20

/** Files that one student may hand in for one challenge. */
export const CHALLENGE_ATTACHMENTS_MAX = 10
/** Of the student's word to a file, and of the professor's. */
export const CHALLENGE_COMMENT_CHARACTERS = 1000
/** On the desk of who checks. */
export const ATTACHMENT_STATUSES = ['WAITING', 'CHECKED'] as const
export type AttachmentStatus = (typeof ATTACHMENT_STATUSES)[number]
/** Letters of a note on a class. Ours. */
export const NOTE_MAX = 2000
/** A person's notes on one class. Ours. */
export const NOTES_PER_CONTENT = 100
/** A day: longer than any video. Ours. */
export const NOTE_SECOND_MAX = 86_400
/** Letters of a comment on a class. Ours. */
export const CLASS_COMMENT_MAX = 1000

/** Ours: no document names the states of a task. */
export const TASK_STATUSES = ['OPEN', 'LATE', 'DONE'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const TASK_TITLE_MAX = 120
export const TASK_DESCRIPTION_MAX = 2000
/** Classes of trails that are offered to tie a task to. */
export const TASK_CONTENTS_SHOWN = 50

/** Books that hang on one class of a trail. */
export const CONTENT_EBOOKS_MAX = 20
/** A book is one answer, so that it can be read to its end without a network. */
export const EBOOK_PAGES_MAX = 300
