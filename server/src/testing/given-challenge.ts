import type { Db } from '../platform/db/database.ts'
import { givenCourse } from './given-course.ts'
import type { Given, Person } from './given.ts'

export interface GivenChallenge {
  id: string
  contentId: string
  courseId: string
}

/** A challenge in a class that this person may open: of their class, or in a course of their own. */
export async function givenChallenge(
  db: Db,
  owner: Pick<Person, 'accountId' | 'schoolId' | 'role'>,
  { deadline = null, isPublished = true }: { deadline?: Date | null; isPublished?: boolean } = {},
): Promise<GivenChallenge> {
  const student =
    owner.role === 'STUDENT'
      ? await db.selectFrom('students').select('class_id').where('account_id', '=', owner.accountId).executeTakeFirst()
      : undefined
  const course = await givenCourse(db, {
    schoolId: owner.schoolId,
    classIds: student ? [student.class_id] : [],
    authorAccountId: owner.role === 'PROFESSOR' ? owner.accountId : null,
    modules: [['CHALLENGE']],
    isPublished: false,
  })
  const contentId = course.contentIds[0]!
  const { id } = await db
    .insertInto('challenges')
    .values({
      content_id: contentId,
      title: 'Um filtro de garrafa',
      description: 'Monte um filtro e conte o que aconteceu.',
      deadline,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isPublished)
    await db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', course.id).execute()
  return { id, contentId, courseId: course.id }
}

/** A row without its bytes: for what is not about them. */
export async function givenFile(db: Db, owner: Pick<Person, 'accountId' | 'schoolId'>): Promise<string> {
  const { id } = await db
    .insertInto('files')
    .values({
      account_id: owner.accountId,
      school_id: owner.schoolId,
      name: 'filtro.txt',
      extension: 'txt',
      size: 12,
      width: null,
      height: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Handed in by a student, or by a pupil of the professor. */
export async function givenAttachment(
  db: Db,
  given: Pick<Given, 'student' | 'schoolClass' | 'teaches'>,
  owner: Pick<Person, 'accountId' | 'schoolId' | 'role'>,
): Promise<string> {
  const student = owner.role === 'STUDENT' ? owner : await givenPupil(given, owner)
  const challenge = await givenChallenge(db, student)
  const { id } = await db
    .insertInto('challenge_attachments')
    .values({ challenge_id: challenge.id, account_id: student.accountId, file_id: await givenFile(db, student) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function givenPupil(
  given: Pick<Given, 'student' | 'schoolClass' | 'teaches'>,
  professor: Pick<Person, 'accountId' | 'schoolId' | 'role'>,
): Promise<Person> {
  const classId = await given.schoolClass(professor.schoolId)
  if (professor.role === 'PROFESSOR') await given.teaches(professor, classId)
  return given.student({ schoolId: professor.schoolId, classId })
}
