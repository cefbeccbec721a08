import { randomUUID } from 'node:crypto'
import type { CoinType } from '@trilha/contract/constants'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { visibleContents, type Learner } from '../courses/public.ts'
import type { Drawn } from './quizzes.rules.ts'
import type { QuizTables } from './quizzes.tables.ts'

export type QuizRow = Selectable<QuizTables['quizzes']> & {
  /** Of its class; a quiz has no name of its own. */
  title: string
}
export type AttemptRow = Selectable<QuizTables['quiz_attempts']>
export type AnswerRow = Pick<Selectable<QuizTables['quiz_answers']>, 'id' | 'question_id' | 'option_id' | 'version'>

export interface OptionRow {
  id: string
  text: string
  isRight: boolean
}

export interface QuestionRow {
  id: string
  position: number
  text: string
  explanation: string
  second: number | null
  options: OptionRow[]
}

function quizzes(db: Db) {
  return db
    .selectFrom('quizzes')
    .innerJoin('module_contents', 'module_contents.id', 'quizzes.content_id')
    .selectAll('quizzes')
    .select('module_contents.title')
}

export function findQuiz(db: Db, quizId: string): Promise<QuizRow | undefined> {
  return quizzes(db).where('quizzes.id', '=', quizId).executeTakeFirst()
}

export function findQuizOfContent(db: Db, contentId: string): Promise<QuizRow | undefined> {
  return quizzes(db).where('quizzes.content_id', '=', contentId).executeTakeFirst()
}

/** Of a class that the learner may open. */
export async function findVisibleQuiz(db: Db, learner: Learner, quizId: string): Promise<string | undefined> {
  const row = await visibleContents(db, learner)
    .innerJoin('quizzes', 'quizzes.content_id', 'module_contents.id')
    .select('quizzes.id')
    .where('quizzes.id', '=', quizId)
    .executeTakeFirst()
  return row?.id
}

/** With their options, in their author's order. */
export async function listQuestions(db: Db, quizId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, q.position, q.text, q.explanation, q.second,
      (select jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'isRight', o.is_right) order by o.position)
       from quiz_options o where o.question_id = q.id) as options
    from quiz_questions q where q.quiz_id = ${quizId}::uuid order by q.position`.execute(db)
  return rows
}

interface Taking {
  accountId: string
  quizId: string
}

function attemptsOf(db: Db, { accountId, quizId }: Taking) {
  return db.selectFrom('quiz_attempts').selectAll().where('account_id', '=', accountId).where('quiz_id', '=', quizId)
}

/** The open one where there is one: an attempt starts when the one before is completed. */
export function findLastAttempt(db: Db, taking: Taking): Promise<AttemptRow | undefined> {
  return attemptsOf(db, taking).orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/** The last one, or the one of that number. */
export function lockAttempt(tx: Tx, taking: Taking, number: number | undefined): Promise<AttemptRow | undefined> {
  let query = attemptsOf(tx, taking)
  if (number !== undefined) query = query.where('number', '=', number)
  return query.orderBy('number', 'desc').limit(1).forUpdate().executeTakeFirst()
}

/** False when it is there, or another one is open: somebody was faster. */
export async function insertAttempt(
  tx: Tx,
  { accountId, quizId }: Taking,
  { number, drawn }: { number: number; drawn: readonly Drawn[] },
): Promise<boolean> {
  const attempt = await tx
    .insertInto('quiz_attempts')
    .values({ account_id: accountId, quiz_id: quizId, number })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!attempt) return false
  await tx
    .insertInto('quiz_drawn_questions')
    .values(
      drawn.map(({ questionId, optionIds }, at) => ({
        attempt_id: attempt.id,
        question_id: questionId,
        account_id: accountId,
        quiz_id: quizId,
        position: at + 1,
        option_ids: optionIds,
      })),
    )
    .execute()
  return true
}

export async function completeAttempt(tx: Tx, attemptId: string, correct: number): Promise<void> {
  await tx
    .updateTable('quiz_attempts')
    .set({ completed_at: sql<Date>`now()`, correct })
    .where('id', '=', attemptId)
    .execute()
}

export function listDrawn(db: Db, attemptId: string): Promise<Drawn[]> {
  return db
    .selectFrom('quiz_drawn_questions')
    .select(['question_id as questionId', 'option_ids as optionIds'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute()
}

export function findDrawn(db: Db, attemptId: string, questionId: string): Promise<Drawn | undefined> {
  return db
    .selectFrom('quiz_drawn_questions')
    .select(['question_id as questionId', 'option_ids as optionIds'])
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

export function listAttemptAnswers(db: Db, attemptId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('quiz_answers')
    .select(['id', 'question_id', 'option_id', 'version'])
    .where('attempt_id', '=', attemptId)
    .execute()
}

/** Of all attempts, the newest first. */
export function listQuestionAnswers(
  db: Db,
  { accountId, questionId }: { accountId: string; questionId: string },
): Promise<(AnswerRow & { number: number })[]> {
  return db
    .selectFrom('quiz_answers')
    .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
    .select(['quiz_answers.id', 'quiz_answers.question_id', 'quiz_answers.option_id', 'quiz_answers.version'])
    .select('quiz_attempts.number')
    .where('quiz_answers.account_id', '=', accountId)
    .where('quiz_answers.question_id', '=', questionId)
    .orderBy('quiz_attempts.number', 'desc')
    .execute()
}

/** Undefined when the question has its answer. */
export function insertAnswer(
  tx: Tx,
  answer: { accountId: string; attemptId: string; questionId: string; optionId: string },
): Promise<AnswerRow | undefined> {
  return tx
    .insertInto('quiz_answers')
    .values({
      account_id: answer.accountId,
      attempt_id: answer.attemptId,
      question_id: answer.questionId,
      option_id: answer.optionId,
    })
    .onConflict((conflict) => conflict.constraint('quiz_answers_once').doNothing())
    .returning(['id', 'question_id', 'option_id', 'version'])
    .executeTakeFirst()
}

/** An answer of mine and its attempt, which is to be locked before it is changed; how it stands is read once it is. */
export function findAnswer(
  db: Db,
  { accountId, quizId, questionId, answerId }: Taking & { questionId: string; answerId: string },
): Promise<(AnswerRow & { number: number }) | undefined> {
  return db
    .selectFrom('quiz_answers')
    .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
    .select(['quiz_answers.id', 'quiz_answers.question_id', 'quiz_answers.option_id', 'quiz_answers.version'])
    .select('quiz_attempts.number')
    .where('quiz_answers.id', '=', answerId)
    .where('quiz_answers.account_id', '=', accountId)
    .where('quiz_answers.question_id', '=', questionId)
    .where('quiz_attempts.quiz_id', '=', quizId)
    .executeTakeFirst()
}

export function updateAnswer(tx: Tx, answerId: string, optionId: string): Promise<AnswerRow> {
  return tx
    .updateTable('quiz_answers')
    .set({ option_id: optionId, changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', answerId)
    .returning(['id', 'question_id', 'option_id', 'version'])
    .executeTakeFirstOrThrow()
}

/** The questions of an attempt that were answered right. */
export async function listRightQuestions(db: Db, attemptId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_answers')
    .innerJoin('quiz_options', 'quiz_options.id', 'quiz_answers.option_id')
    .select('quiz_answers.question_id')
    .where('quiz_answers.attempt_id', '=', attemptId)
    .where('quiz_options.is_right', '=', true)
    .execute()
  return rows.map(({ question_id }) => question_id)
}

export interface Earning {
  questionId: string
  coin: CoinType
  value: number
}

/** What an attempt paid, question by question: its entries of the ledger are one act, named by the attempt. */
export function listEarnings(
  db: Db,
  { userId, attemptId, questionIds }: { userId: string; attemptId: string; questionIds: readonly string[] },
): Promise<Earning[]> {
  return db
    .selectFrom('wallet_entries')
    .select(['operator_id as questionId', 'coin', 'value'])
    .where('user_id', '=', userId)
    .where('coin', 'in', ['EDU_COIN', 'XP'])
    .where('origin', '=', 'QUIZ_ANSWER')
    .where('operator_id', 'in', questionIds)
    .where('group_id', '=', attemptId)
    .execute()
}

export interface NewQuestion {
  /** Where something else names it already, as the demo's histories do. */
  id?: string
  text: string
  /** Said after completion. */
  explanation: string
  /** Of the class's video: where to look again. */
  second?: number
  options: readonly { text: string; isRight?: boolean }[]
}

export async function insertQuiz(
  tx: Tx,
  {
    id,
    contentId,
    draws,
    questions,
  }: { id?: string | undefined; contentId: string; draws: number; questions: readonly NewQuestion[] },
): Promise<string> {
  const quiz = await tx
    .insertInto('quizzes')
    .values({ ...(id !== undefined && { id }), content_id: contentId, draws })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await tx
    .insertInto('quiz_questions')
    .values(
      questions.map(({ id: questionId = randomUUID(), text, explanation, second }, at) => ({
        id: questionId,
        quiz_id: quiz.id,
        position: at + 1,
        text,
        explanation,
        second: second ?? null,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  await tx
    .insertInto('quiz_options')
    .values(
      rows.flatMap((question) =>
        questions[question.position - 1]!.options.map(({ text, isRight }, at) => ({
          question_id: question.id,
          position: at + 1,
          text,
          is_right: isRight ?? false,
        })),
      ),
    )
    .execute()
  return quiz.id
}
