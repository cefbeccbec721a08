import { QUIZ_ATTEMPTS_MAX, QUIZ_OPTIONS_MAX, QUIZ_QUESTIONS_MAX } from '@trilha/contract/constants'
import type { Quiz, QuizOption, QuizResult, UserAnswer } from '@trilha/contract/learning/quizzes'
import * as wallets from '../../economy/wallets/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { askFor, findVisibleContent, meetCondition, type Learner } from '../courses/public.ts'
import {
  isCompleted,
  presentAnswer,
  presentOptions,
  presentQuiz,
  presentResult,
  type ShownAttempt,
} from './quizzes.present.ts'
import * as repo from './quizzes.repo.ts'
import { draw, percentOf, refuseUnseen, unanswered, type Drawn } from './quizzes.rules.ts'

/** Who does a quiz: the draw goes by the person, the answers belong to the account (G24, G33). */
export interface Taker {
  userId: string
  accountId: string
}

export async function getQuiz(db: Db, taker: Taker, contentId: string): Promise<Quiz> {
  const quiz = await getQuizOfContent(db, contentId)
  return presentQuiz(quiz, await showLast(db, taker, quiz))
}

export async function getQuizInCourse(
  db: Db,
  learner: Taker & Learner,
  { courseId, moduleId, contentId }: { courseId: string; moduleId: string; contentId: string },
): Promise<Quiz> {
  const place = await findVisibleContent(db, learner, contentId)
  if (!place) throw fail('nf_0017')
  if (place.courseId !== courseId) throw fail('nf_0006')
  if (place.moduleId !== moduleId) throw fail('nf_0007')
  return getQuiz(db, learner, contentId)
}

async function getQuizOfContent(db: Db, contentId: string): Promise<repo.QuizRow> {
  const quiz = await repo.findQuizOfContent(db, contentId)
  if (!quiz) throw fail('nf_0023')
  return quiz
}

async function getQuizById(db: Db, quizId: string): Promise<repo.QuizRow> {
  const quiz = await repo.findQuiz(db, quizId)
  if (!quiz) throw fail('nf_0023')
  return quiz
}

/** The open attempt, else the last completed one, else the first as it will be drawn. */
async function showLast(db: Db, taker: Taker, quiz: repo.QuizRow): Promise<ShownAttempt> {
  const attempt = await repo.findLastAttempt(db, { accountId: taker.accountId, quizId: quiz.id })
  return show(db, taker, quiz, attempt)
}

async function show(
  db: Db,
  { userId }: Taker,
  quiz: repo.QuizRow,
  attempt: repo.AttemptRow | undefined,
): Promise<ShownAttempt> {
  const questions = await repo.listQuestions(db, quiz.id)
  if (!attempt) {
    const drawn = draw({ userId, quizId: quiz.id, attempt: 1 }, questions, quiz.draws)
    return { attempt, questions, drawn, answers: [], earnings: [] }
  }
  const drawn = await repo.listDrawn(db, attempt.id)
  const answers = await repo.listAttemptAnswers(db, attempt.id)
  const earnings = isCompleted(attempt) ? await earningsOf(db, userId, attempt, drawn) : []
  return { attempt, questions, drawn, answers, earnings }
}

function earningsOf(
  db: Db,
  userId: string,
  attempt: repo.AttemptRow,
  drawn: readonly Drawn[],
): Promise<repo.Earning[]> {
  const questionIds = drawn.map(({ questionId }) => questionId)
  return repo.listEarnings(db, { userId, attemptId: attempt.id, questionIds })
}

export async function listOptions(
  db: Db,
  taker: Taker,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<QuizOption[]> {
  const { attempt, drawn, question } = await getShownQuestion(db, taker, { quizId, questionId })
  return presentOptions(question, drawn, isCompleted(attempt))
}

export async function listAnswers(
  db: Db,
  taker: Taker,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<UserAnswer[]> {
  const questions = await repo.listQuestions(db, quizId)
  if (!questions.some(({ id }) => id === questionId)) throw fail('nf_0024')
  const rows = await repo.listQuestionAnswers(db, { accountId: taker.accountId, questionId })
  return rows.map((row) => presentAnswer(row, row.number))
}

async function getShownQuestion(
  db: Db,
  taker: Taker,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<{ attempt: repo.AttemptRow | undefined; drawn: Drawn; question: repo.QuestionRow }> {
  const shown = await showLast(db, taker, await getQuizById(db, quizId))
  const drawn = shown.drawn.find((candidate) => candidate.questionId === questionId)
  const question = shown.questions.find(({ id }) => id === questionId)
  if (!drawn || !question) throw fail('nf_0024')
  return { attempt: shown.attempt, drawn, question }
}

/** The next attempt. Asked for twice at once, or on two devices, it is one: whoever comes second gets the open one. */
export function startAttempt({ db }: Work, taker: Taker, contentId: string): Promise<Quiz> {
  return inTransaction(db, async (tx) => {
    const quiz = await getQuizOfContent(tx, contentId)
    const last = await repo.findLastAttempt(tx, { accountId: taker.accountId, quizId: quiz.id })
    const attempt = last && !isCompleted(last) ? last : await openAttempt(tx, taker, quiz, (last?.number ?? 0) + 1)
    return presentQuiz(quiz, await show(tx, taker, quiz, attempt))
  })
}

/** Draws and opens it; where somebody was faster, theirs. Locked for whoever goes on in it. */
async function openAttempt(tx: Tx, taker: Taker, quiz: repo.QuizRow, number: number): Promise<repo.AttemptRow> {
  if (number > QUIZ_ATTEMPTS_MAX) throw fail('br_0020')
  const questions = await repo.listQuestions(tx, quiz.id)
  const drawn = draw({ userId: taker.userId, quizId: quiz.id, attempt: number }, questions, quiz.draws)
  const taking = { accountId: taker.accountId, quizId: quiz.id }
  await repo.insertAttempt(tx, taking, { number, drawn })
  return (await repo.lockAttempt(tx, taking, undefined))!
}

interface Answering {
  quizId: string
  questionId: string
  optionId: string
}

/** Once for each question of an attempt; the first answer opens the first attempt. */
export function answer(
  { db }: Work,
  taker: Taker,
  { quizId, questionId, optionId, attempt: wanted }: Answering & { attempt?: number | undefined },
): Promise<UserAnswer> {
  return inTransaction(db, async (tx) => {
    const attempt = await lockForAnswer(tx, taker, await getQuizById(tx, quizId), wanted)
    const drawn = await repo.findDrawn(tx, attempt.id, questionId)
    if (!drawn) throw fail('nf_0024')
    if (!drawn.optionIds.includes(optionId)) throw fail('nf_0025')
    // Whoever completed it had answered it.
    if (isCompleted(attempt)) throw fail('br_0033')
    const { accountId } = taker
    const row = await repo.insertAnswer(tx, { accountId, attemptId: attempt.id, questionId, optionId })
    if (!row) throw fail('br_0033')
    return presentAnswer(row, attempt.number)
  })
}

async function lockForAnswer(
  tx: Tx,
  taker: Taker,
  quiz: repo.QuizRow,
  wanted: number | undefined,
): Promise<repo.AttemptRow> {
  const attempt = await repo.lockAttempt(tx, { accountId: taker.accountId, quizId: quiz.id }, wanted)
  if (attempt) return attempt
  // Only the first opens by itself: a further one is somebody's wish (G33).
  if ((wanted ?? 1) !== 1) throw fail('ii_0051', { field: 'attempt' })
  return openAttempt(tx, taker, quiz, 1)
}

/** Until the attempt is completed, and never over the head of a later answer from elsewhere (decision 17). */
export function changeAnswer(
  { db }: Work,
  taker: Taker,
  {
    quizId,
    questionId,
    optionId,
    answerId,
    seenVersion,
  }: Answering & { answerId: string; seenVersion?: number | undefined },
): Promise<UserAnswer> {
  const taking = { accountId: taker.accountId, quizId }
  return inTransaction(db, async (tx) => {
    const find = () => repo.findAnswer(tx, { ...taking, questionId, answerId })
    const found = await find()
    if (!found) throw fail('nf_0026')
    const attempt = (await repo.lockAttempt(tx, taking, found.number))!
    const drawn = await repo.findDrawn(tx, attempt.id, questionId)
    if (!drawn?.optionIds.includes(optionId)) throw fail('nf_0025')
    if (isCompleted(attempt)) throw fail(attempt.number === QUIZ_ATTEMPTS_MAX ? 'br_0020' : 'br_0033')
    const there = (await find())!
    if (there.option_id === optionId) return presentAnswer(there, attempt.number)
    refuseUnseen(seenVersion, there.version)
    return presentAnswer(await repo.updateAnswer(tx, answerId, optionId), attempt.number)
  })
}

/** Scores, pays and closes the open attempt; of a completed one the result once more, and nothing is paid again. */
export function completeAttempt(
  { db, emit }: Work,
  taker: Taker,
  { contentId, quizId, attempt: wanted }: { contentId: string; quizId: string; attempt?: number | undefined },
): Promise<QuizResult> {
  return inTransaction(db, async (tx) => {
    // The wallet before the attempt, as everything that pays.
    await wallets.lockWallet(tx, taker.userId)
    const quiz = await getQuizOfContent(tx, contentId)
    if (quiz.id !== quizId) throw fail('nf_0023')
    const attempt = await repo.lockAttempt(tx, { accountId: taker.accountId, quizId }, wanted)
    if (!attempt && (wanted ?? 1) !== 1) throw fail('ii_0051', { field: 'attempt' })
    const { drawn, answers, earnings } = await show(tx, taker, quiz, attempt)
    if (attempt && isCompleted(attempt)) return presentResult(attempt, { drawn, earnings })
    const problems = unanswered(drawn, new Set(answers.map(({ question_id }) => question_id)))
    if (!attempt || problems.length > 0) throw failFields(problems)
    const rightQuestionIds = await repo.listRightQuestions(tx, attempt.id)
    const correct = rightQuestionIds.length
    await repo.completeAttempt(tx, attempt.id, correct)
    await meetCondition(tx, {
      accountId: taker.accountId,
      contentId,
      condition: 'QUIZ',
      percent: percentOf(correct, drawn.length),
    })
    // The attempt names the act: what it paid can be found again by it.
    await emit(tx, 'quiz.completed', { ...taker, actId: attempt.id, quizId, rightQuestionIds, name: quiz.title })
    return presentResult({ correct }, { drawn, earnings: await earningsOf(tx, taker.userId, attempt, drawn) })
  })
}

/**
 * A class gets its quiz, while its course is still being made. Every question has one right option; what an author got
 * wrong is told in words, as no student can cause it.
 */
export async function createQuiz(
  tx: Tx,
  contentId: string,
  questions: readonly repo.NewQuestion[],
  { id, draws = questions.length }: { id?: string; draws?: number } = {},
): Promise<string> {
  if (questions.length === 0 || questions.length > QUIZ_QUESTIONS_MAX || draws > questions.length)
    throw new Error(`a quiz of ${contentId} cannot draw ${draws} of ${questions.length} questions`)
  for (const { text, options } of questions) {
    const right = options.filter(({ isRight }) => isRight).length
    if (right !== 1) throw new Error(`"${text}" has ${right} right options instead of one`)
    if (options.length < 2 || options.length > QUIZ_OPTIONS_MAX)
      throw new Error(`"${text}" has ${options.length} options`)
  }
  const quizId = await repo.insertQuiz(tx, { id, contentId, draws, questions })
  await askFor(tx, contentId, 'QUIZ')
  return quizId
}
