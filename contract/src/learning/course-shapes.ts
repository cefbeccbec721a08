import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import {
  CONTENT_KINDS,
  COURSE_MODULES_MAX,
  COURSE_STATUSES,
  COURSE_SUBJECTS,
  MODULE_CONTENTS_MAX,
  PROGRESS_STATUSES,
  ROLES,
  SUMMARY_COURSES_MAX,
  WATCHED_RANGES_MAX,
  WEEKLY_GOAL_MAX,
} from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { Chest } from '../economy/chests.ts'
import { Balances } from '../economy/wallet-shapes.ts'
import { Picture } from '../media/files.ts'

const Count = z.number().int().nonnegative()
const Percent = z.number().int().min(0).max(100)

/** Who made a course: a grown-up of the same school. */
export const CourseAuthor = z.object({ name: z.string(), role: z.enum(ROLES), avatar: AvatarSelection.nullable() })

export const Course = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  subject: z.enum(COURSE_SUBJECTS),
  author: CourseAuthor.nullable(),
  /** Null of a draft, which only who made it sees. */
  publishedAt: Timestamp.nullable(),
  modules: Count,
  contents: Count,
  /** Mine, derived from the classes that I finished. */
  finished: Count,
  percent: Percent,
  status: z.enum(COURSE_STATUSES),
  /** The first class on the path that I have not finished. */
  next: z.object({ id: Id, moduleId: Id, title: z.string() }).nullable(),
})
export type Course = z.infer<typeof Course>

export const CourseModule = z.object({
  id: Id,
  courseId: Id,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  position: z.number().int(),
})
export type CourseModule = z.infer<typeof CourseModule>

export const ModuleProgress = z.object({ moduleId: Id, total: Count, finished: Count, percent: Percent })
export type ModuleProgress = z.infer<typeof ModuleProgress>

/** A class as the path shows it. */
export const ContentBrief = z.object({
  id: Id,
  courseId: Id,
  moduleId: Id,
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  position: z.number().int(),
  minutes: z.number().int(),
  hasQuiz: z.boolean(),
  hasChallenge: z.boolean(),
  /** Mine; null before it is opened. */
  status: z.enum(PROGRESS_STATUSES).nullable(),
})
export type ContentBrief = z.infer<typeof ContentBrief>

/** From one second up to, and without, another. */
const Range = z.tuple([z.number().int().nonnegative(), z.number().int().positive()])
export const WatchedRanges = z
  .array(Range)
  .max(WATCHED_RANGES_MAX)
  .refine((ranges) => ranges.every(([from, to]) => from < to && to <= 1_000_000))

/** The documents' modules-content-user. */
export const Progress = z.object({
  id: Id,
  moduleContentId: Id,
  status: z.enum(PROGRESS_STATUSES),
  /** Where to go on: the second of a video, the page of a document. */
  position: Count,
  watched: z.array(Range),
  /** Of the video; of another kind of class 0. */
  watchedPercent: Percent,
  startedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})
export type Progress = z.infer<typeof Progress>

/** What finishing gave, so that the screen celebrates what really happened: nothing the second time. */
export const Earned = z.object({
  rewards: Balances,
  chests: z.array(Chest),
  finishedModule: z.boolean(),
  finishedCourse: z.boolean(),
})
export type Earned = z.infer<typeof Earned>

export const ReportedProgress = Progress.extend({ earned: Earned.nullable() })
export type ReportedProgress = z.infer<typeof ReportedProgress>

export const TranscriptLine = z.object({ from: z.number(), to: z.number(), text: z.string() })
export type TranscriptLine = z.infer<typeof TranscriptLine>

/** What finishing asks for, and whether it was done; null where this class does not ask for it. G34 */
export const FinishConditions = z.object({
  video: z.boolean().nullable(),
  quiz: z.boolean().nullable(),
  challenge: z.boolean().nullable(),
  /** Its book, read to the end. */
  ebook: z.boolean().nullable(),
})
export type FinishConditions = z.infer<typeof FinishConditions>

/**
 * A picture that a text names by its file, `![what it shows](file:<id>)`: the name lasts, the address is given anew
 * whenever the text is read.
 */
export const TextPicture = Picture.extend({ id: Id })
export type TextPicture = z.infer<typeof TextPicture>

/** A class with all that it shows. */
export const Content = ContentBrief.extend({
  /** Markdown with formulas. */
  text: z.string(),
  pictures: z.array(TextPicture),
  seconds: z.number().int().nullable(),
  transcript: z.array(TranscriptLine),
  /** Of the video or the document, to be opened as it is; null where there is none. */
  fileUrl: z.string().nullable(),
  conditions: FinishConditions,
  progress: Progress.nullable(),
})
export type Content = z.infer<typeof Content>

export const ContentInfo = z.object({
  id: Id,
  courseId: Id,
  moduleId: Id,
  likes: Count,
  likedByMe: z.boolean(),
  /** Mine. */
  notes: Count,
  /** Of everybody, with their answers; none to who does not hear the others. */
  comments: Count,
  /** Mine, of its module. */
  chest: Chest.nullable(),
})
export type ContentInfo = z.infer<typeof ContentInfo>

/** The whole path in one answer: no call per module, none per class. */
export const CoursePath = z.object({
  course: Course,
  /** Mine, on all its classes. */
  notes: Count,
  modules: z
    .array(
      CourseModule.extend({
        finished: Count,
        /** Mine; null until the module is finished. */
        chest: Chest.nullable(),
        contents: z.array(ContentBrief).max(MODULE_CONTENTS_MAX),
      }),
    )
    .max(COURSE_MODULES_MAX),
  /** Mine, of the course. */
  chest: Chest.nullable(),
})
export type CoursePath = z.infer<typeof CoursePath>

const GoalClasses = z.number().int().min(1).max(WEEKLY_GOAL_MAX)

/** Counted from the days on which classes were finished; a new week starts anew and takes nothing away. E18 */
export const LearningWeek = z.object({
  /** The student's own goal; null where none was set. */
  classes: GoalClasses.nullable(),
  finished: Count,
  /** Classes of each day, Monday first. */
  days: z.array(Count).length(7),
  today: z.number().int().min(0).max(6),
})
export type LearningWeek = z.infer<typeof LearningWeek>
export const WeeklyGoal = z.object({ classes: GoalClasses })

export const LearningSummary = z.object({
  /** Where to go on; null where nothing is open. */
  next: z
    .object({
      course: z.object({ id: Id, name: z.string(), subject: z.enum(COURSE_SUBJECTS) }),
      module: z.object({ position: z.number().int(), name: z.string() }),
      content: ContentBrief,
      /** Of the module's classes: which one it is, how many there are, and how many are finished. */
      place: z.object({ index: Count, total: Count, finished: Count }),
      isStarted: z.boolean(),
    })
    .nullable(),
  week: LearningWeek,
  /** Those last worked on first. */
  courses: z.array(Course).max(SUMMARY_COURSES_MAX),
  total: Count,
})
export type LearningSummary = z.infer<typeof LearningSummary>
