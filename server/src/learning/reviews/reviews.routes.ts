import { reviews } from '@trilha/contract/learning/reviews'
import { routes } from '../../platform/http/routes.ts'
import * as service from './reviews.service.ts'

export const reviewsRoutes = routes(reviews, {
  list: ({ db, session }, { query }) => service.listReviews(db, session, query),
  get: ({ db, session }, { params }) => service.getReview(db, session, params.id),
  listQuestions: ({ db, session }, { params }) => service.listQuestions(db, session, params.id),
  getQuestion: ({ db, session }, { params }) => service.getQuestion(db, session, params.id),
  answer: ({ db, session }, { body }) => service.answer(db, session, body),
  changeAnswer: ({ db, session }, { params, body }) => service.changeAnswer(db, session, { ...params, ...body }),
  listAnswers: ({ db, session }, { query }) => service.listAnswers(db, session, query),
  getAnswer: ({ db, session }, { params }) => service.getAnswer(db, session, params.id),
})
