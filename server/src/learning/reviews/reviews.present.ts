import type { ContentReview, ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import type { AnsweredRow, QuestionRow, ReviewRow } from './reviews.repo.ts'
import { statusOf } from './reviews.rules.ts'

export function presentReview(row: ReviewRow): ContentReview {
  const { id, title, courseId, courseName, moduleId, moduleName, questions, answered, rightAtFirst } = row
  return {
    id,
    title,
    courseId,
    courseName,
    moduleId,
    moduleName,
    status: statusOf(row),
    questions,
    answered,
    rightAtFirst,
    completedAt: row.completedAt?.toISOString() ?? null,
  }
}

/** Nothing of what is right leaves with a question itself; it is the answer that carries it. */
export function presentQuestion(row: QuestionRow): ContentReviewQuestion {
  return {
    id: row.id,
    contentReviewId: row.reviewId,
    text: row.text,
    options: row.options.map(({ id, text }) => ({ id, text })),
    answer: isAnswered(row) ? presentAnswer(row) : null,
  }
}

function isAnswered(row: QuestionRow): row is AnsweredRow {
  return row.answer !== null
}

export function presentAnswer({
  id,
  reviewId,
  courseId,
  explanation,
  aboutId,
  aboutTitle,
  options,
  answer,
}: AnsweredRow): ContentReviewAnswer {
  const rightOptionId = options.find(({ isRight }) => isRight)!.id
  return {
    id: answer.id,
    contentReviewId: reviewId,
    questionId: id,
    answer: answer.optionId,
    isRight: answer.optionId === rightOptionId,
    isRightAtFirst: answer.firstOptionId === rightOptionId,
    rightOptionId,
    explanation,
    about: aboutId === null || aboutTitle === null ? null : { id: aboutId, title: aboutTitle, courseId },
    answeredAt: new Date(answer.answeredAt).toISOString(),
    version: answer.version,
  }
}
