import type { ReviewStatus } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { mayFollow, type Learner } from '../courses/public.ts'
import type { ReviewPosition } from './reviews.rules.ts'

export interface ReviewRow {
  id: string
  title: string
  position: number
  /** For the cursor. */
  courseAge: string
  courseId: string
  courseName: string
  moduleId: string | null
  moduleName: string | null
  startedAt: Date | null
  completedAt: Date | null
  questions: number
  answered: number
  rightAtFirst: number
}

/** The newest trail first, as ascending as the rest. */
const courseAge = sql<string>`-extract(epoch from courses.created_at)`

/** Of trails that the learner may open. */
function visible(db: Db, learner: Learner) {
  return db
    .selectFrom('content_reviews')
    .innerJoin('courses', 'courses.id', 'content_reviews.course_id')
    .where(mayFollow(learner))
}

function reviews(db: Db, learner: Learner) {
  const mine = sql`from content_review_answers as mine
    join content_review_options as first on first.id = mine.first_option_id
    where mine.review_id = content_reviews.id and mine.account_id = ${learner.accountId}`
  return visible(db, learner)
    .leftJoin('modules', 'modules.id', 'content_reviews.module_id')
    .leftJoin('content_review_progress', (join) =>
      join
        .onRef('content_review_progress.review_id', '=', 'content_reviews.id')
        .on('content_review_progress.account_id', '=', learner.accountId),
    )
    .select([
      'content_reviews.id',
      'content_reviews.title',
      'content_reviews.position',
      'courses.id as courseId',
      'courses.name as courseName',
      'modules.id as moduleId',
      'modules.name as moduleName',
      'content_review_progress.started_at as startedAt',
      'content_review_progress.completed_at as completedAt',
    ])
    .select([
      sql<string>`(${courseAge})::text`.as('courseAge'),
      sql<number>`(select count(*) from content_review_questions as asked where asked.review_id = content_reviews.id)`.as(
        'questions',
      ),
      sql<number>`(select count(*) ${mine})`.as('answered'),
      sql<number>`(select count(*) ${mine} and first.is_right)`.as('rightAtFirst'),
    ])
}

export interface ReviewFilter {
  courseId?: string | undefined
  status?: ReviewStatus | undefined
}

export function listReviews(
  db: Db,
  learner: Learner,
  { courseId, status, after, limit }: ReviewFilter & { after: ReviewPosition | undefined; limit: number },
): Promise<ReviewRow[]> {
  let query = reviews(db, learner)
  if (courseId) query = query.where('courses.id', '=', courseId)
  if (status) {
    query = query.where('content_review_progress.completed_at', status === 'COMPLETED' ? 'is not' : 'is', null)
    if (status !== 'COMPLETED')
      query = query.where('content_review_progress.started_at', status === 'STARTED' ? 'is not' : 'is', null)
  }
  if (after)
    query = query.where(
      sql<boolean>`(${courseAge}, courses.id, content_reviews.position) > (${after[0]}::numeric, ${after[1]}::uuid, ${after[2]}::int)`,
    )
  return query.orderBy(courseAge).orderBy('courses.id').orderBy('content_reviews.position').limit(limit).execute()
}

export function findReview(db: Db, learner: Learner, id: string): Promise<ReviewRow | undefined> {
  return reviews(db, learner).where('content_reviews.id', '=', id).executeTakeFirst()
}

export async function findVisibleReview(db: Db, learner: Learner, id: string): Promise<string | undefined> {
  const row = await visible(db, learner)
    .select('content_reviews.id')
    .where('content_reviews.id', '=', id)
    .executeTakeFirst()
  return row?.id
}

export interface AnswerOfQuestion {
  id: string
  optionId: string
  firstOptionId: string
  version: number
  answeredAt: string
  /** To the microsecond, for the cursor. */
  moment: string
}

export interface QuestionRow {
  id: string
  reviewId: string
  courseId: string
  text: string
  explanation: string
  aboutId: string | null
  aboutTitle: string | null
  /** In their author's order. */
  options: { id: string; text: string; isRight: boolean }[]
  answer: AnswerOfQuestion | null
}

/** With the learner's answer, where there is one. */
function questions(db: Db, learner: Learner) {
  return visible(db, learner)
    .innerJoin('content_review_questions', 'content_review_questions.review_id', 'content_reviews.id')
    .leftJoin('module_contents', (join) =>
      join
        .onRef('module_contents.id', '=', 'content_review_questions.content_id')
        .onRef('module_contents.course_id', '=', 'courses.id'),
    )
    .leftJoin('content_review_answers', (join) =>
      join
        .onRef('content_review_answers.question_id', '=', 'content_review_questions.id')
        .on('content_review_answers.account_id', '=', learner.accountId),
    )
    .select([
      'content_review_questions.id',
      'content_review_questions.review_id as reviewId',
      'courses.id as courseId',
      'content_review_questions.text',
      'content_review_questions.explanation',
      'module_contents.id as aboutId',
      'module_contents.title as aboutTitle',
    ])
    .select([
      sql<QuestionRow['options']>`(
        select jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'isRight', o.is_right) order by o.position)
        from content_review_options o where o.question_id = content_review_questions.id)`.as('options'),
      sql<AnswerOfQuestion | null>`case when content_review_answers.id is not null then jsonb_build_object(
        'id', content_review_answers.id,
        'optionId', content_review_answers.option_id,
        'firstOptionId', content_review_answers.first_option_id,
        'version', content_review_answers.version,
        'answeredAt', content_review_answers.answered_at,
        'moment', content_review_answers.answered_at::text) end`.as('answer'),
    ])
}

export function listQuestions(db: Db, learner: Learner, reviewId: string): Promise<QuestionRow[]> {
  return questions(db, learner)
    .where('content_reviews.id', '=', reviewId)
    .orderBy('content_review_questions.position')
    .execute()
}

export function findQuestion(db: Db, learner: Learner, id: string): Promise<QuestionRow | undefined> {
  return questions(db, learner).where('content_review_questions.id', '=', id).executeTakeFirst()
}

export type AnsweredRow = QuestionRow & { answer: AnswerOfQuestion }

export async function findAnswered(db: Db, learner: Learner, answerId: string): Promise<AnsweredRow | undefined> {
  const row = await questions(db, learner).where('content_review_answers.id', '=', answerId).executeTakeFirst()
  return row as AnsweredRow | undefined
}

export async function listAnswered(
  db: Db,
  learner: Learner,
  { reviewId, before, limit }: { reviewId: string | undefined; before: Moment | undefined; limit: number },
): Promise<AnsweredRow[]> {
  let query = questions(db, learner).where('content_review_answers.id', 'is not', null)
  if (reviewId) query = query.where('content_reviews.id', '=', reviewId)
  if (before)
    query = query.where(
      sql<boolean>`(content_review_answers.answered_at, content_review_answers.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  const rows = await query
    .orderBy('content_review_answers.answered_at', 'desc')
    .orderBy('content_review_answers.id', 'desc')
    .limit(limit)
    .execute()
  return rows as AnsweredRow[]
}

interface Taking {
  accountId: string
  reviewId: string
}

/** Begun where it was not; locked, so that of several answers at once one is the last. */
export async function lockProgress(tx: Tx, { accountId, reviewId }: Taking): Promise<{ completed_at: Date | null }> {
  await tx
    .insertInto('content_review_progress')
    .values({ account_id: accountId, review_id: reviewId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('content_review_progress')
    .select('completed_at')
    .where('account_id', '=', accountId)
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** False when the question has its answer. */
export async function insertAnswer(
  tx: Tx,
  { accountId, reviewId, questionId, optionId }: Taking & { questionId: string; optionId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_review_answers')
    .values({
      account_id: accountId,
      review_id: reviewId,
      question_id: questionId,
      option_id: optionId,
      first_option_id: optionId,
    })
    .onConflict((conflict) => conflict.constraint('content_review_answers_once').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateAnswer(tx: Tx, answerId: string, optionId: string): Promise<void> {
  await tx
    .updateTable('content_review_answers')
    .set({ option_id: optionId, changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', answerId)
    .execute()
}

/** Once every question has its answer; before that nothing changes. */
export async function completeAnswered(tx: Tx, { accountId, reviewId }: Taking): Promise<void> {
  await tx
    .updateTable('content_review_progress')
    .set({ completed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('review_id', '=', reviewId)
    .where(
      sql<boolean>`not exists (
        select 1 from content_review_questions as asked
        where asked.review_id = ${reviewId} and not exists (
          select 1 from content_review_answers as mine
          where mine.question_id = asked.id and mine.account_id = ${accountId}))`,
    )
    .execute()
}
