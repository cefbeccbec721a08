import type { ContentReview, ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Learner } from '../courses/public.ts'
import { refuseUnseen } from '../quizzes/public.ts'
import { presentAnswer, presentQuestion, presentReview } from './reviews.present.ts'
import * as repo from './reviews.repo.ts'
import { readPosition } from './reviews.rules.ts'

export async function listReviews(
  db: Db,
  learner: Learner,
  { pSize, cursor, ...filter }: PageQuery & repo.ReviewFilter,
): Promise<Page<ContentReview>> {
  const after = readCursor(cursor, readPosition)
  const rows = await repo.listReviews(db, learner, { ...filter, after, limit: pSize + 1 })
  return pageOf(rows, {
    pSize,
    present: presentReview,
    position: ({ courseAge, courseId, position }) => [courseAge, courseId, position],
  })
}

export async function getReview(db: Db, learner: Learner, id: string): Promise<ContentReview> {
  const row = await repo.findReview(db, learner, id)
  if (!row) throw fail('nf_0051')
  return presentReview(row)
}

export async function listQuestions(db: Db, learner: Learner, reviewId: string): Promise<ContentReviewQuestion[]> {
  return (await repo.listQuestions(db, learner, reviewId)).map(presentQuestion)
}

export async function getQuestion(db: Db, learner: Learner, id: string): Promise<ContentReviewQuestion> {
  const row = await repo.findQuestion(db, learner, id)
  if (!row) throw fail('nf_0052')
  return presentQuestion(row)
}

export async function listAnswers(
  db: Db,
  learner: Learner,
  { pSize, cursor, contentReviewId: reviewId }: PageQuery & { contentReviewId?: string | undefined },
): Promise<Page<ContentReviewAnswer>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listAnswered(db, learner, { reviewId, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentAnswer, position: (row) => [row.answer.moment, row.answer.id] })
}

export async function getAnswer(db: Db, learner: Learner, id: string): Promise<ContentReviewAnswer> {
  return presentAnswer(await getAnswered(db, learner, id))
}

async function getAnswered(db: Db, learner: Learner, id: string): Promise<repo.AnsweredRow> {
  const row = await repo.findAnswered(db, learner, id)
  if (!row) throw fail('nf_0053')
  return row
}

/** Once for each question; the last one completes the review, and nobody is paid for it (G31). */
export function answer(
  db: Db,
  learner: Learner,
  { contentReviewQuestionId: questionId, answer: optionId }: { contentReviewQuestionId: string; answer: string },
): Promise<ContentReviewAnswer> {
  const { accountId } = learner
  return inTransaction(db, async (tx) => {
    const question = await repo.findQuestion(tx, learner, questionId)
    if (!question) throw fail('nf_0052', { field: 'contentReviewQuestionId' })
    refuseForeignOption(question, optionId)
    const { reviewId } = question
    const progress = await repo.lockProgress(tx, { accountId, reviewId })
    // Whoever completed it had answered this.
    const isFirst =
      progress.completed_at === null && (await repo.insertAnswer(tx, { accountId, reviewId, questionId, optionId }))
    if (!isFirst) throw fail('br_0033')
    await repo.completeAnswered(tx, { accountId, reviewId })
    return presentAnswer((await repo.findQuestion(tx, learner, questionId)) as repo.AnsweredRow)
  })
}

/** Until the review is completed, and never over the head of a later answer from elsewhere (decision 17). The first word stays known. */
export function changeAnswer(
  db: Db,
  learner: Learner,
  { id, answer: optionId, seenVersion }: { id: string; answer: string; seenVersion?: number | undefined },
): Promise<ContentReviewAnswer> {
  return inTransaction(db, async (tx) => {
    const question = await getAnswered(tx, learner, id)
    refuseForeignOption(question, optionId)
    const progress = await repo.lockProgress(tx, { accountId: learner.accountId, reviewId: question.reviewId })
    if (progress.completed_at !== null) throw fail('br_0048')
    // Read again: who held the lock before may have changed it.
    const there = await getAnswered(tx, learner, id)
    if (there.answer.optionId === optionId) return presentAnswer(there)
    refuseUnseen(seenVersion, there.answer.version)
    await repo.updateAnswer(tx, id, optionId)
    return getAnswer(tx, learner, id)
  })
}

function refuseForeignOption({ options }: repo.QuestionRow, optionId: string): void {
  if (!options.some(({ id }) => id === optionId)) throw fail('nf_0025', { field: 'answer' })
}
