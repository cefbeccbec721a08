import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@trilha/contract/constants'
import type { Db } from '../platform/db/database.ts'
import type { ContentPlace } from '../learning/courses/public.ts'
import { createEbook } from '../learning/shelves/public.ts'
import { givenCourseFor } from './given-course.ts'
import type { Person } from './given.ts'
import { pastTheLock } from './past-the-lock.ts'

/** What hangs on a class of a trail. */
export function givenLearning(db: Db) {
  /** A class of a trail that the person may follow. */
  async function contentFor(owner: Person, kind: ContentKind = 'TEXT'): Promise<ContentPlace & Record<string, string>> {
    const course = await givenCourseFor(db, owner, { modules: [[kind]] })
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

  async function classComment({
    owner,
    contentId,
    parentId = null,
    text = 'Um comentário de teste',
  }: {
    owner: Person
    contentId?: string
    parentId?: string | null
    text?: string
  }): Promise<string> {
    const { id } = await db
      .insertInto('trail_comments')
      .values({
        account_id: owner.accountId,
        content_id: contentId ?? (await contentFor(owner)).contentId,
        parent_id: parentId,
        text,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** A book on a class that asks for it to be read, of its own unless one is named. */
  async function ebook({
    owner,
    contentId,
    pages = ['# O rio\n\nEra uma vez.', 'Um rio sem título.', '## O mar\n\nFim.'],
    position = 1,
    title = 'Um livro de teste',
  }: {
    owner: Person
    contentId?: string
    pages?: readonly string[]
    position?: number
    title?: string
  }): Promise<string> {
    const content = contentId ?? (await contentFor(owner, 'EBOOK')).contentId
    return pastTheLock(db, (tx) =>
      createEbook(tx, content, { title, author: 'Ana Rios', about: 'Um rio conta.', pages, position }),
    )
  }

  /** The class that the person is in, or one of their school that a professor teaches. */
  async function classFor({ accountId, schoolId, role }: Person): Promise<string> {
    const student = await db
      .selectFrom('students')
      .select('class_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (student) return student.class_id
    const grade = await db.selectFrom('grades').select('id').limit(1).executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('classes')
      .values({ school_id: schoolId, grade_id: grade.id, name: `Turma ${randomUUID()}`, school_year: 2026 })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (role === 'PROFESSOR')
      await db.insertInto('class_professors').values({ class_id: id, account_id: accountId }).execute()
    return id
  }

  async function task({
    owner,
    classId,
    title = 'Uma tarefa de teste',
    dueOn = null,
    contentId = null,
  }: {
    owner: Person
    classId?: string
    title?: string
    dueOn?: string | null
    contentId?: string | null
  }): Promise<string> {
    const { id } = await db
      .insertInto('interactive_tasks')
      .values({
        class_id: classId ?? (await classFor(owner)),
        author_account_id: null,
        content_id: contentId,
        title,
        due_on: dueOn,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  return { classComment, classFor, contentFor, ebook, note, task }
}
