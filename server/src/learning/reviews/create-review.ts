import { randomUUID } from 'node:crypto'
import { QUIZ_OPTIONS_MAX, REVIEW_QUESTIONS_MAX } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export interface NewReviewQuestion {
  id?: string
  text: string
  /** Said with the answer. */
  explanation: string
  /** The class that tells it. */
  contentId?: string | null
  options: readonly { id?: string; text: string; isRight?: boolean }[]
}

interface NewReview {
  id?: string
  courseId: string
  moduleId?: string | null
  title: string
  questions: readonly NewReviewQuestion[]
}

/**
 * A course gets a review, published or not. Every question has one right option; what an author got wrong is told in
 * words, as no student can cause it.
 */
export function createReview(tx: Tx, review: NewReview): Promise<string> {
  const { title, questions } = review
  if (questions.length === 0 || questions.length > REVIEW_QUESTIONS_MAX)
    throw new Error(`"${title}" has ${questions.length} questions`)
  for (const { text, options } of questions) {
    const right = options.filter(({ isRight }) => isRight).length
    if (right !== 1) throw new Error(`"${text}" has ${right} right options instead of one`)
    if (options.length < 2 || options.length > QUIZ_OPTIONS_MAX)
      throw new Error(`"${text}" has ${options.length} options`)
  }
  return insertReview(tx, review)
}

/** After those that the course has. */
async function insertReview(
  tx: Tx,
  { id = randomUUID(), courseId, moduleId = null, title, questions: asked }: NewReview,
): Promise<string> {
  await tx
    .insertInto('content_reviews')
    .values({
      id,
      course_id: courseId,
      module_id: moduleId,
      title,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from content_reviews where course_id = ${courseId})`,
    })
    .execute()
  const rows = asked.map((question, at) => ({ ...question, id: question.id ?? randomUUID(), position: at + 1 }))
  await tx
    .insertInto('content_review_questions')
    .values(
      rows.map((question) => ({
        id: question.id,
        review_id: id,
        position: question.position,
        text: question.text,
        explanation: question.explanation,
        content_id: question.contentId ?? null,
      })),
    )
    .execute()
  await tx
    .insertInto('content_review_options')
    .values(
      rows.flatMap((question) =>
        question.options.map((option, at) => ({
          id: option.id ?? randomUUID(),
          question_id: question.id,
          position: at + 1,
          text: option.text,
          is_right: option.isRight ?? false,
        })),
      ),
    )
    .execute()
  return id
}
