import { classComments } from '@trilha/contract/learning/class-comments'
import { routes } from '../../platform/http/routes.ts'
import * as service from './class-comments.service.ts'

export const classCommentsRoutes = routes(classComments, {
  listByContent: ({ db, session }, { params, query }) =>
    service.listByContent(db, session, { ...query, contentId: params.id }),
  listAnswers: ({ db, session }, { params, query }) =>
    service.listAnswers(db, session, { ...query, parentId: params.id }),
  create: (context, { params, body }) =>
    service.createComment(context, context.session, { ...body, contentId: params.id }),
  likeOrUnlike: (context, { params }) => service.toggleLike(context, context.session, params.id),
  update: ({ db, session }, { params, body }) => service.updateComment(db, session, { ...params, ...body }),
  remove: (context, { params }) => service.removeComment(context, context.session, params.id),
})
