import { randomUUID } from 'node:crypto'
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

export interface NewReview {
  id?: string
  courseId: string
  moduleId?: string | null
  title: string
  questions: readonly NewReviewQuestion[]
}

/** After those that the course has. */
export async function insertReview(
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
