import { QUIZ_OPTIONS_MAX, REVIEW_QUESTIONS_MAX } from '@trilha/contract/constants'
import type { Tx } from '../../platform/db/database.ts'
import { insertReview, type NewReview } from './making.repo.ts'

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
