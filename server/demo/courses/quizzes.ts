import type { Selectable } from 'kysely'
import { draw } from '../../src/learning/quizzes/quizzes.rules.ts'
import type { QuizTables } from '../../src/learning/quizzes/quizzes.tables.ts'
import { idOf } from '../ids.ts'
import { places, questionId, quizId, type Place } from './places.ts'

type Rows<T extends keyof QuizTables> = Selectable<QuizTables[T]>[]

const minute = 60_000

function optionId(content: string, question: number, option: number): string {
  return idOf('option', content, question, option)
}

interface QuizRows {
  quizzes: Rows<'quizzes'>
  quiz_questions: Rows<'quiz_questions'>
  quiz_options: Rows<'quiz_options'>
}

/** Every quiz of every course; all its questions are asked. */
export function quizRows(): QuizRows {
  const asked = places.flatMap(({ id, content: { quiz } }) => (quiz ? [{ id, quiz }] : []))
  return {
    quizzes: asked.map(({ id, quiz }) => ({ id: quizId(id), content_id: id, draws: quiz.length })),
    quiz_questions: asked.flatMap(({ id, quiz }) =>
      quiz.map(({ question, explanation, second }, at) => ({
        id: questionId(id, at),
        quiz_id: quizId(id),
        position: at + 1,
        text: question,
        explanation,
        second: second ?? null,
      })),
    ),
    quiz_options: asked.flatMap(({ id, quiz }) =>
      quiz.flatMap(({ options, right }, at) =>
        options.map((text, place) => ({
          id: optionId(id, at, place),
          question_id: questionId(id, at),
          position: place + 1,
          text,
          is_right: place === right,
        })),
      ),
    ),
  }
}

/** A quiz that somebody completed at the first attempt. */
export interface DoneQuiz {
  userId: string
  accountId: string
  place: Place
  rightIds: readonly string[]
  at: Date
}

interface AttemptRows {
  /** Open: answers are written into an attempt before it is completed. */
  quiz_attempts: Rows<'quiz_attempts'>
  quiz_drawn_questions: Rows<'quiz_drawn_questions'>
  quiz_answers: Rows<'quiz_answers'>
}

export function attemptRows(done: readonly DoneQuiz[]): AttemptRows {
  const each = done.map((quiz) => ({ ...quiz, id: attemptId(quiz), drawn: drawnFor(quiz) }))
  return {
    quiz_attempts: each.map(({ id, accountId, place, at }) => ({
      id,
      account_id: accountId,
      quiz_id: quizId(place.id),
      number: 1,
      started_at: new Date(at.getTime() - 4 * minute),
      completed_at: null,
      correct: null,
    })),
    quiz_drawn_questions: each.flatMap(({ id, accountId, place, drawn }) =>
      drawn.map((question, at) => ({
        attempt_id: id,
        question_id: question.questionId,
        account_id: accountId,
        quiz_id: quizId(place.id),
        position: at + 1,
        option_ids: question.optionIds,
      })),
    ),
    quiz_answers: each.flatMap(({ id, accountId, place, drawn, rightIds, at }) =>
      drawn.map((question, index) => ({
        id: idOf('answer', id, index),
        account_id: accountId,
        attempt_id: id,
        question_id: question.questionId,
        option_id: chosen(place, question.questionId, rightIds),
        answered_at: new Date(at.getTime() - (4 - index * 0.7) * minute),
        changed_at: null,
        version: 1,
      })),
    ),
  }
}

/** What completes the attempts, once their answers are there. */
export function completions(done: readonly DoneQuiz[]): { id: string; completed_at: Date; correct: number }[] {
  return done.map((quiz) => ({ id: attemptId(quiz), completed_at: quiz.at, correct: quiz.rightIds.length }))
}

function attemptId({ accountId, place }: DoneQuiz): string {
  return idOf('attempt', accountId, place.id)
}

function drawnFor({ userId, place: { id, content } }: DoneQuiz) {
  const questions = content.quiz!.map(({ options }, at) => ({
    id: questionId(id, at),
    position: at + 1,
    options: options.map((_, place) => ({ id: optionId(id, at, place) })),
  }))
  return draw({ userId, quizId: quizId(id), attempt: 1 }, questions, questions.length)
}

/** The right option, or the one after it. */
function chosen({ id, content }: Place, question: string, rightIds: readonly string[]): string {
  const at = content.quiz!.findIndex((_, index) => questionId(id, index) === question)
  const { right, options } = content.quiz![at]!
  return optionId(id, at, rightIds.includes(question) ? right : (right + 1) % options.length)
}
