import { createReview, type NewReviewQuestion } from '../learning/reviews/public.ts'
import type { Db } from '../platform/db/database.ts'
import { givenCourseFor, type CourseOptions } from './given-course.ts'
import type { Person } from './given.ts'

export interface ReviewOptions {
  /** Who may follow its course. */
  owner: Person
  questions?: number
  /** How many of them the owner answered, all of them right. */
  answered?: number
  /** A course of its own, unless one is named. */
  courseId?: string
  title?: string
  course?: Partial<CourseOptions>
}

export interface GivenReview {
  id: string
  courseId: string
  /** The class that the first question is about; none where the course was named. */
  contentId: string | null
  moduleId: string | null
  questions: { id: string; rightId: string; wrongId: string; answerId?: string }[]
}

/** Told by its words what is right, so that a leak can be seen. */
export function reviewQuestions(count: number, contentId: string | null = null): NewReviewQuestion[] {
  return Array.from({ length: count }, (_, at) => ({
    text: `Pergunta ${at + 1}?`,
    explanation: `Explicação secreta ${at + 1}.`,
    contentId: at === 0 ? contentId : null,
    options: ['A', 'B', 'C', 'D'].map((letter, index) => ({
      text: `Opção ${letter} de ${at + 1}`,
      isRight: index === at % 4,
    })),
  }))
}

/** A review of the first module of a published course that the owner follows. */
export async function givenReview(
  db: Db,
  { owner, questions: count = 3, answered = 0, courseId: named, title = 'Revisão de teste', course }: ReviewOptions,
): Promise<GivenReview> {
  const own = named === undefined ? await givenCourseFor(db, owner, course) : undefined
  const place = {
    courseId: named ?? own!.id,
    moduleId: own?.moduleIds[0] ?? null,
    contentId: own?.contentIds[0] ?? null,
  }
  const { courseId, moduleId, contentId } = place
  const id = await db
    .transaction()
    .execute((tx) => createReview(tx, { courseId, moduleId, title, questions: reviewQuestions(count, contentId) }))
  const options = await db
    .selectFrom('content_review_options')
    .innerJoin('content_review_questions', 'content_review_questions.id', 'content_review_options.question_id')
    .select(['content_review_options.id', 'question_id', 'is_right'])
    .where('review_id', '=', id)
    .orderBy('content_review_questions.position')
    .orderBy('content_review_options.position')
    .execute()
  const questions = Array.from(
    Map.groupBy(options, ({ question_id }) => question_id),
    ([questionId, ofIt]) => ({
      id: questionId,
      rightId: ofIt.find(({ is_right }) => is_right)!.id,
      wrongId: ofIt.find(({ is_right }) => !is_right)!.id,
    }),
  )
  const answers = await insertAnswers(db, { owner, reviewId: id, questions: questions.slice(0, answered) })
  return {
    id,
    ...place,
    questions: questions.map((question) => {
      const answerId = answers.get(question.id)
      return { ...question, ...(answerId !== undefined && { answerId }) }
    }),
  }
}

/** Without completing it: a test that wants that answers the last one itself. */
async function insertAnswers(
  db: Db,
  { owner, reviewId, questions }: { owner: Person; reviewId: string; questions: { id: string; rightId: string }[] },
): Promise<ReadonlyMap<string, string>> {
  if (questions.length === 0) return new Map()
  const { accountId } = owner
  await db.insertInto('content_review_progress').values({ account_id: accountId, review_id: reviewId }).execute()
  const rows = await db
    .insertInto('content_review_answers')
    .values(
      questions.map(({ id, rightId }) => ({
        account_id: accountId,
        review_id: reviewId,
        question_id: id,
        option_id: rightId,
        first_option_id: rightId,
      })),
    )
    .returning(['id', 'question_id'])
    .execute()
  return new Map(rows.map((row) => [row.question_id, row.id]))
}
