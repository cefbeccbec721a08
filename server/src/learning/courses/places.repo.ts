import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { FoundPlace, ThingIds, ThingKind } from '../../platform/places.ts'
import { mayFollow, type Learner } from './courses.access.ts'

type CourseThing = Exclude<ThingKind, 'PERSON' | 'POST' | 'POST_COMMENT' | 'TASK'>
type Found = Record<'id' | 'courseId', string> & { kind: CourseThing; contentId: string | null; title: string | null }

const ofContent = sql`module_contents.course_id, module_contents.id as content_id, module_contents.title`

/** Each with its course, and its class where it is of one. */
const sources: Readonly<Record<CourseThing, (ids: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  CHALLENGE: (ids) => sql`select challenges.id, ${ofContent} from challenges
    join module_contents on module_contents.id = challenges.content_id where challenges.id = ${ids}`,
  CLASS_COMMENT: (ids) => sql`select trail_comments.id, ${ofContent} from trail_comments
    join module_contents on module_contents.id = trail_comments.content_id
    where trail_comments.id = ${ids} and not trail_comments.is_removed`,
  CONTENT: (ids) => sql`select module_contents.id, ${ofContent} from module_contents where module_contents.id = ${ids}`,
  COURSE: (ids) => sql`select courses.id, courses.id, null::uuid, null::text from courses where courses.id = ${ids}`,
  MODULE: (ids) =>
    sql`select modules.id, modules.course_id, null::uuid, null::text from modules where modules.id = ${ids}`,
  QUESTION: (ids) => sql`select quiz_questions.id, ${ofContent} from quiz_questions
    join quizzes on quizzes.id = quiz_questions.quiz_id
    join module_contents on module_contents.id = quizzes.content_id where quiz_questions.id = ${ids}`,
}

/** Where the things of courses are, as far as the learner may open their course. */
export async function findCoursePlaces(db: Db, learner: Learner, asked: ThingIds): Promise<FoundPlace[]> {
  const selects = (Object.keys(sources) as CourseThing[]).flatMap((kind) => {
    const ids = asked[kind]
    if (!ids) return []
    return [sql`select ${kind}::text, thing.* from (${sources[kind](sql`any(${ids}::uuid[])`)}) thing`]
  })
  if (selects.length === 0) return []
  const { rows } = await sql<Found>`
    select things.kind, things.id, courses.id as "courseId", things.content_id as "contentId", things.title
    from (${sql.join(selects, sql` union all `)}) things (kind, id, course_id, content_id, title)
    join courses on courses.id = things.course_id
    where ${mayFollow(learner)}`.execute(db)
  return rows.map(({ kind, id, courseId, contentId, title }) => ({
    kind,
    id,
    place: contentId === null ? { type: 'COURSE', courseId } : { type: 'CLASS', courseId, contentId },
    // The class that it is of: what was said in it is for who reads the class.
    subject: title === null ? undefined : { type: 'NAMED', name: title },
  }))
}
