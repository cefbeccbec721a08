import { COIN_TYPES, QUIZ_ATTEMPTS_MAX } from '@trilha/contract/constants'
import type { Amount } from '@trilha/contract/economy/wallets'
import type { Quiz, QuizOption, QuizQuestion, QuizResult, UserAnswer } from '@trilha/contract/learning/quizzes'
import type { AnswerRow, AttemptRow, Earning, OptionRow, QuestionRow, QuizRow } from './quizzes.repo.ts'
import { percentOf, type Drawn } from './quizzes.rules.ts'

/** An attempt with all that a screen needs of it. */
export interface ShownAttempt {
  /** Undefined: the first one, as it will be drawn. */
  attempt: AttemptRow | undefined
  drawn: readonly Drawn[]
  questions: readonly QuestionRow[]
  answers: readonly AnswerRow[]
  /** Of a completed one. */
  earnings: readonly Earning[]
}

export function presentQuiz(quiz: QuizRow, shown: ShownAttempt): Quiz {
  const { attempt } = shown
  const completed = isCompleted(attempt)
  const questionOf = new Map(shown.questions.map((question) => [question.id, question]))
  const answerOf = new Map(shown.answers.map((answer) => [answer.question_id, answer]))
  const number = attempt?.number ?? 1
  return {
    id: quiz.id,
    moduleContentId: quiz.content_id,
    attempt: number,
    mostAttempts: QUIZ_ATTEMPTS_MAX,
    started: attempt !== undefined,
    completed,
    questions: shown.drawn.map((drawn) => {
      const question = questionOf.get(drawn.questionId)!
      const answer = answerOf.get(drawn.questionId)
      return {
        id: question.id,
        text: question.text,
        second: question.second,
        options: presentOptions(question, drawn, completed),
        answer: answer ? presentAnswer(answer, number) : null,
        ...(completed && { review: reviewOf(question, answer, shown.earnings) }),
      }
    }),
    result: attempt && completed ? presentResult(attempt, shown) : null,
  }
}

export function isCompleted(attempt: AttemptRow | undefined): boolean {
  return attempt !== undefined && attempt.completed_at !== null
}

/** Which one is right leaves only with a completed attempt. */
export function presentOptions(
  { options }: Pick<QuestionRow, 'options'>,
  { optionIds }: Pick<Drawn, 'optionIds'>,
  completed: boolean,
): QuizOption[] {
  const optionOf = new Map(options.map((option): [string, OptionRow] => [option.id, option]))
  return optionIds.map((id) => {
    const { text, isRight } = optionOf.get(id)!
    return { id, text, ...(completed && { isRight }) }
  })
}

export function presentAnswer({ id, question_id, option_id, version }: AnswerRow, attempt: number): UserAnswer {
  return { id, questionId: question_id, optionId: option_id, attempt, version }
}

function reviewOf(
  { id, explanation, options }: QuestionRow,
  answer: AnswerRow | undefined,
  earnings: readonly Earning[],
): NonNullable<QuizQuestion['review']> {
  return {
    isRight: options.some((option) => option.isRight && option.id === answer?.option_id),
    explanation,
    earned: sumsOf(earnings.filter(({ questionId }) => questionId === id)),
  }
}

export function presentResult(
  { correct }: Pick<AttemptRow, 'correct'>,
  { drawn, earnings }: Pick<ShownAttempt, 'drawn' | 'earnings'>,
): QuizResult {
  return {
    score: percentOf(correct ?? 0, drawn.length),
    correct: correct ?? 0,
    total: drawn.length,
    earned: sumsOf(earnings),
  }
}

function sumsOf(earnings: readonly Earning[]): Amount[] {
  return COIN_TYPES.map((coinType) => ({
    coinType,
    value: earnings.filter(({ coin }) => coin === coinType).reduce((sum, { value }) => sum + value, 0),
  }))
}
