import type { ContentCondition, ContentKind, CourseSubject, ProgressStatus } from '@trilha/contract/constants'
import type { ColumnType, Generated } from 'kysely'

/** One line of what is heard in a video, in seconds. */
export interface TranscriptLine {
  from: number
  to: number
  text: string
}

export interface CourseTables {
  courses: {
    id: Generated<string>
    school_id: string
    name: string
    description: Generated<string>
    subject: CourseSubject
    author_account_id: string | null
    is_sample: Generated<boolean>
    published_at: Date | null
    /** Set by the database, and by nobody else. */
    first_published_at: ColumnType<Date | null, never, never>
    created_at: Generated<Date>
  }
  course_classes: { course_id: string; class_id: string }
  modules: {
    id: Generated<string>
    course_id: string
    name: string
    description: Generated<string>
    icon: Generated<string>
    position: number
  }
  /** A class of a trail. */
  module_contents: {
    id: Generated<string>
    course_id: string
    module_id: string
    kind: ContentKind
    title: string
    position: number
    minutes: Generated<number>
    text: Generated<string>
    file_id: string | null
    seconds: number | null
    transcript: ColumnType<TranscriptLine[], string | undefined, string>
    has_quiz: Generated<boolean>
    has_challenge: Generated<boolean>
    has_ebook: Generated<boolean>
  }
  /** What the texts of a class may show. */
  content_pictures: { content_id: string; file_id: string }
  content_likes: { content_id: string; account_id: string; created_at: Generated<Date> }
  /** The documents' modules-content-user. */
  content_progress: {
    id: Generated<string>
    account_id: string
    content_id: string
    course_id: string
    status: Generated<ProgressStatus>
    position: Generated<number>
    /** As PostgreSQL writes a multirange: {[0,10),[20,30)}. */
    watched: Generated<string>
    /** Seconds in which it was open, and which nothing that was watched has used yet. */
    unused_seconds: Generated<number>
    started_at: Generated<Date>
    updated_at: Generated<Date>
    watched_at: Date | null
    finished_at: Date | null
  }
  content_conditions: {
    account_id: string
    content_id: string
    condition: ContentCondition
    percent: Generated<number>
    met_at: Generated<Date>
  }
  weekly_goals: { account_id: string; classes: number }
}
