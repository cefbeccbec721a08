import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'

export type Learner = Pick<Session, 'accountId' | 'schoolId' | 'role' | 'isMember'>

/**
 * The one rule of who sees a course; `courses` is in the query that it goes into. A draft: who made it, and nobody else.
 * Published ones: students those of their class, and on trial the samples alone (G15); who teaches, one's own and those
 * of one's classes; the office and mentors all of the school. Guardians follow a child in their own pages, not in the
 * classes.
 *
 * A person's courses are gathered first, as an array: asked course by course, a page would look at every course of the
 * school on its way to the few of one class.
 */
export function mayFollow({ accountId, schoolId, role, isMember }: Learner): RawBuilder<boolean> {
  const ofSchool = sql<boolean>`courses.school_id = ${schoolId}`
  const isPublished = sql<boolean>`courses.published_at is not null`
  const isOwn = sql<boolean>`courses.author_account_id = ${accountId}`
  if (role === 'STUDENT')
    return isMember
      ? sql`${ofSchool} and ${isPublished} and courses.id = any (array(
          select course_classes.course_id from course_classes
          join students on students.class_id = course_classes.class_id where students.account_id = ${accountId}))`
      : sql`${ofSchool} and ${isPublished} and courses.is_sample`
  if (role === 'PROFESSOR')
    return sql`${ofSchool} and (${isOwn} or ${isPublished} and courses.id = any (array(
      select course_classes.course_id from course_classes
      join class_professors on class_professors.class_id = course_classes.class_id
      where class_professors.account_id = ${accountId})))`
  if (role === 'PARENT') return sql`false`
  return sql`${ofSchool} and (${isPublished} or ${isOwn})`
}

export async function findVisibleCourse(db: Db, learner: Learner, courseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where(mayFollow(learner))
    .executeTakeFirst()
  return row?.id
}

export interface ContentPlace {
  contentId: string
  moduleId: string
  courseId: string
}

/** What the class is called, for whoever tells of it. */
export interface VisibleContent extends ContentPlace {
  title: string
}

/** The classes that a learner may open: whatever hangs on a class, a quiz or a book, is joined to these. */
export function visibleContents(db: Db, learner: Learner) {
  return db
    .selectFrom('module_contents')
    .innerJoin('courses', 'courses.id', 'module_contents.course_id')
    .where(mayFollow(learner))
}

/** Where a class stands, for whoever may open it: what other domains of learning hang on a content ask here. */
export function findVisibleContent(db: Db, learner: Learner, contentId: string): Promise<VisibleContent | undefined> {
  return visibleContents(db, learner)
    .select([
      'module_contents.id as contentId',
      'module_contents.module_id as moduleId',
      'module_contents.course_id as courseId',
      'module_contents.title',
    ])
    .where('module_contents.id', '=', contentId)
    .executeTakeFirst()
}
