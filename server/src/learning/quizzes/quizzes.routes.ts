import { quizzes } from '@trilha/contract/learning/quizzes'
import { routes } from '../../platform/http/routes.ts'
import {
  answer,
  changeAnswer,
  completeAttempt,
  getQuiz,
  getQuizInCourse,
  listAnswers,
  listOptions,
  startAttempt,
  type Taker,
} from './quizzes.service.ts'

export const quizzesRoutes = routes(quizzes, {
  getMine: ({ db, session }, { params }) => getQuiz(db, session, params.id),
  getMineInCourse: ({ db, session }, { params }) => getQuizInCourse(db, session, params),
  listOptions: ({ db, session }, { params }) => listOptions(db, session, questionOf(params)),
  listAnswers: ({ db, session }, { params }) => listAnswers(db, session, questionOf(params)),
  start: (context, { params }) => startAttempt(context, taker(context), params.id),
  complete: (context, { params, body }) =>
    completeAttempt(context, taker(context), { contentId: params.id, quizId: params.quizId, ...body }),
  answer: (context, { params, body }) =>
    answer(context, taker(context), { ...questionOf(params), optionId: params.o, ...body }),
  changeAnswer: (context, { params: { o: optionId, answerId, ...params }, body }) =>
    changeAnswer(context, taker(context), { ...questionOf(params), optionId, answerId, ...body }),
})

function taker({ session }: { session: Taker }): Taker {
  return { userId: session.userId, accountId: session.accountId }
}

function questionOf({ quiz, q }: { quiz: string; q: string }) {
  return { quizId: quiz, questionId: q }
}
