import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, SeenVersion } from '../common.ts'
import { QUIZ_ATTEMPTS_MAX, QUIZ_OPTIONS_MAX, QUIZ_QUESTIONS_MAX } from '../constants.ts'
import { Amount } from '../economy/wallet-shapes.ts'

export const QuizOption = z.object({
  id: Id,
  text: z.string(),
  /** Only of a completed attempt (G33): before that the key is not there at all. */
  isRight: z.boolean().optional(),
})
export type QuizOption = z.infer<typeof QuizOption>

export const UserAnswer = z.object({
  id: Id,
  questionId: Id,
  optionId: Id,
  attempt: z.number().int().min(1).max(QUIZ_ATTEMPTS_MAX),
  /** Counts its changes, from 1: whoever changes it says which they saw. */
  version: z.number().int().positive(),
})
export type UserAnswer = z.infer<typeof UserAnswer>

export const QuizQuestion = z.object({
  id: Id,
  text: z.string(),
  /** Of the class's video: where to look again. */
  second: z.number().int().nonnegative().nullable(),
  /** In the order in which this attempt shows them. */
  options: z.array(QuizOption).min(2).max(QUIZ_OPTIONS_MAX),
  answer: UserAnswer.nullable(),
  /** Only of a completed attempt. */
  review: z
    .object({
      isRight: z.boolean(),
      explanation: z.string(),
      /** What this question paid in this attempt: nothing where it had been paid before. */
      earned: z.array(Amount),
    })
    .optional(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const QuizResult = z.object({
  /** In percent. */
  score: z.number().int().min(0).max(100),
  correct: z.number().int().nonnegative(),
  total: z.number().int().positive(),
  earned: z.array(Amount),
})
export type QuizResult = z.infer<typeof QuizResult>

export const Quiz = z.object({
  id: Id,
  moduleContentId: Id,
  /** The attempt that is shown: the open one, else the last completed one, else the first, as it will be drawn. */
  attempt: z.number().int().min(1).max(QUIZ_ATTEMPTS_MAX),
  mostAttempts: z.number().int().positive(),
  /** Drawn and open to answers; the first answer starts the first attempt. */
  started: z.boolean(),
  completed: z.boolean(),
  questions: z.array(QuizQuestion).min(1).max(QUIZ_QUESTIONS_MAX),
  result: QuizResult.nullable(),
})
export type Quiz = z.infer<typeof Quiz>

/**
 * Which attempt was in front of the person. An answer that waited on a device must not slip into an attempt that was
 * started elsewhere meanwhile; left out, the open one is meant.
 */
const ofAttempt = z.object({ attempt: z.number().int().min(1).max(QUIZ_ATTEMPTS_MAX).optional() })

const students = ['STUDENT'] as const
const ofContent = (param: string) =>
  ({
    who: students,
    object: { kind: 'content', param, schoolWide: 'everyone', missing: 'nf_0017' },
  }) as const
const ofQuiz = {
  who: students,
  object: { kind: 'quiz', param: 'quiz', schoolWide: 'everyone', missing: 'nf_0023' },
} as const
const onQuestion = { quiz: Id, q: Id }

export const quizzes = domain('learning', 'quizzes', {
  getMine: {
    method: 'GET',
    path: '/quizzes/modules-content/:id/my-quiz',
    doc: 'quizzes.my-quiz',
    summary: 'My quiz of a class; reading it changes nothing',
    access: ofContent('id'),
    params: z.object({ id: Id }),
    response: Quiz,
    errors: ['nf_0017', 'nf_0023'],
  },
  getMineInCourse: {
    method: 'GET',
    path: '/courses/:courseId/module/:moduleId/module-content/:contentId/my-quiz',
    doc: 'courses.content-quiz',
    summary: 'The same by the place of the class in its course',
    access: ofContent('contentId'),
    params: z.object({ courseId: Id, moduleId: Id, contentId: Id }),
    response: Quiz,
    errors: ['nf_0006', 'nf_0007', 'nf_0017', 'nf_0023'],
  },
  listOptions: {
    method: 'GET',
    path: '/quizzes/:quiz/questions/:q/question-options',
    doc: 'quizzes.question-options',
    summary: 'The options of a question of my quiz, in the order of the attempt that is shown',
    access: ofQuiz,
    params: z.object(onQuestion),
    response: z.array(QuizOption),
    errors: ['nf_0023', 'nf_0024'],
    list: { boundedBy: 'the options of one question' },
  },
  listAnswers: {
    method: 'GET',
    path: '/quizzes/:quiz/quiz-chosen-question/:q/user-answers',
    doc: 'quizzes.user-answers',
    summary: 'My answers to a question, one for each attempt, the newest first',
    access: ofQuiz,
    params: z.object(onQuestion),
    response: z.array(UserAnswer),
    errors: ['nf_0023', 'nf_0024'],
    list: { boundedBy: 'the attempts of a quiz' },
  },
  start: {
    method: 'POST',
    path: '/quizzes/modules-content/:id/my-quiz',
    doc: 'extension',
    summary: 'Start my next attempt; an open one is answered as it is',
    access: ofContent('id'),
    params: z.object({ id: Id }),
    response: Quiz,
    errors: ['br_0020', 'nf_0017', 'nf_0023'],
    idempotent: true,
  },
  complete: {
    method: 'POST',
    path: '/quizzes/modules-content/:id/my-quiz/:quizId/new',
    doc: 'quizzes.complete',
    summary: 'Complete my open attempt: it is scored, paid and closed; a completed one answers its result again',
    access: ofContent('id'),
    params: z.object({ id: Id, quizId: Id }),
    body: ofAttempt,
    response: QuizResult,
    errors: ['ii_0051', 'ii_0052', 'nf_0017', 'nf_0023'],
    affects: ['accounts', 'achievements', 'courses', 'wallets'],
    idempotent: true,
  },
  answer: {
    method: 'POST',
    path: '/quizzes/:quiz/questions/:q/question-options/:o/user-answer',
    doc: 'quizzes.answer-create',
    summary: 'Answer a question, once; the first answer starts the first attempt',
    access: ofQuiz,
    params: z.object({ ...onQuestion, o: Id }),
    body: ofAttempt,
    response: UserAnswer,
    status: 201,
    errors: ['br_0033', 'ii_0051', 'nf_0023', 'nf_0024', 'nf_0025'],
    idempotent: true,
  },
  changeAnswer: {
    method: 'PATCH',
    path: '/quizzes/:quiz/questions/:q/question-options/:o/user-answer/:answerId',
    doc: 'quizzes.answer-update',
    summary: 'Change my answer, until the attempt is completed',
    access: ofQuiz,
    params: z.object({ ...onQuestion, o: Id, answerId: Id }),
    body: z.object({ seenVersion: SeenVersion.optional() }),
    response: UserAnswer,
    errors: ['br_0020', 'br_0033', 'nf_0023', 'nf_0025', 'nf_0026'],
    idempotent: true,
  },
})
