import type { ContentKind } from '@trilha/contract/constants'
import type { Db } from '../platform/db/database.ts'
import type { ContentPlace } from '../learning/courses/public.ts'
import { givenCourse } from './given-course.ts'
import type { Person } from './given.ts'

/** What hangs on a class of a trail. */
export function givenNotes(db: Db) {
  /** A class of a trail that the person may follow: of their class, their own, or of their school. */
  async function contentFor(
    { accountId, schoolId, role }: Pick<Person, 'accountId' | 'schoolId' | 'role'>,
    kind: ContentKind = 'TEXT',
  ): Promise<ContentPlace & Record<string, string>> {
    const student = await db
      .selectFrom('students')
      .select('class_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const course = await givenCourse(db, {
      schoolId,
      classIds: student ? [student.class_id] : [],
      authorAccountId: role === 'PROFESSOR' ? accountId : null,
      modules: [[kind]],
    })
    return { courseId: course.id, moduleId: course.moduleIds[0]!, contentId: course.contentIds[0]! }
  }

  /** Written straight into the table, on a class of its own unless one is named. */
  async function note({
    owner,
    place,
    text = 'Uma anotação de teste',
    second = null,
  }: {
    owner: Person
    place?: ContentPlace
    text?: string
    second?: number | null
  }): Promise<ContentPlace & Record<string, string> & { noteId: string }> {
    const { courseId, moduleId, contentId } = place ?? (await contentFor(owner))
    const { id } = await db
      .insertInto('content_notes')
      .values({ account_id: owner.accountId, content_id: contentId, note: text, second })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { courseId, moduleId, contentId, noteId: id }
  }

  return { contentFor, note }
}
