import type { ContentKind } from '@trilha/contract/constants'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'

export interface CourseOptions {
  schoolId: string
  /** The classes that follow it. */
  classIds?: readonly string[]
  authorAccountId?: string | null
  /** Kinds of the contents, module by module. */
  modules?: readonly (readonly ContentKind[])[]
  isPublished?: boolean
  isSample?: boolean
}

export interface GivenCourse {
  id: string
  moduleIds: string[]
  /** In their order, module after module. */
  contentIds: string[]
}

/** A course with modules and contents; published, unless a test says otherwise. */
export async function givenCourse(
  db: Db,
  { schoolId, classIds = [], modules = [['TEXT']], isPublished = true, isSample = false, ...rest }: CourseOptions,
): Promise<GivenCourse> {
  const course = await db
    .insertInto('courses')
    .values({
      school_id: schoolId,
      name: 'Água que move o mundo',
      subject: 'SCIENCE',
      author_account_id: rest.authorAccountId ?? null,
      is_sample: isSample,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const moduleIds: string[] = []
  const contentIds: string[] = []
  for (const [at, kinds] of modules.entries()) {
    const { id } = await db
      .insertInto('modules')
      .values({ course_id: course.id, name: `Módulo ${at + 1}`, position: at + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    moduleIds.push(id)
    for (const [position, kind] of kinds.entries()) {
      const content = await db
        .insertInto('module_contents')
        .values({
          course_id: course.id,
          module_id: id,
          kind,
          title: `Aula ${at + 1}.${position + 1}`,
          position: position + 1,
          seconds: kind === 'VIDEO' ? 100 : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      contentIds.push(content.id)
    }
  }
  if (classIds.length > 0)
    await db
      .insertInto('course_classes')
      .values(classIds.map((class_id) => ({ course_id: course.id, class_id })))
      .execute()
  if (isPublished)
    await db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', course.id).execute()
  return { id: course.id, moduleIds, contentIds }
}

/** One that this person sees: of a student's class, of a professor's making, of the school. */
export async function givenCourseFor(
  db: Db,
  { accountId, schoolId, role }: Person,
  options: Partial<CourseOptions> = {},
): Promise<GivenCourse> {
  const student = await db
    .selectFrom('students')
    .select('class_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return givenCourse(db, {
    schoolId,
    ...(student && { classIds: [student.class_id] }),
    ...(role === 'PROFESSOR' && { authorAccountId: accountId }),
    ...options,
  })
}

/** A class that was opened. */
export async function givenProgress(db: Db, owner: Person): Promise<{ id: string; contentId: string }> {
  const { id, contentIds } = await givenCourseFor(db, owner)
  return db
    .insertInto('content_progress')
    .values({
      account_id: owner.accountId,
      content_id: contentIds[0]!,
      course_id: id,
      watched_at: null,
      finished_at: null,
    })
    .returning(['id', 'content_id as contentId'])
    .executeTakeFirstOrThrow()
}
