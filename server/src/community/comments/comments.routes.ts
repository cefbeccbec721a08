import { comments } from '@trilha/contract/community/comments'
import { routes } from '../../platform/http/routes.ts'
import * as service from './comments.service.ts'

export const commentsRoutes = routes(comments, {
  list: ({ db, session }, { params, query }) => service.listAll(db, session, { ...query, postId: params.id }),
  listThreads: ({ db, session }, { params, query: { moreRelevant, ...query } }) =>
    service.listThreads(db, session, { ...query, postId: params.id, isRelevant: moreRelevant === 'true' }),
  get: ({ db, session }, { params }) => service.getComment(db, session, params.id),
  listAnswers: ({ db, session }, { params, query }) =>
    service.listAnswers(db, session, { ...query, parentId: params.id }),
  create: (context, { params, body }) =>
    service.createComment(context, context.session, { ...body, postId: params.id }),
  update: ({ db, session }, { params: { id, commentId }, body }) =>
    service.updateComment(db, session, { ...body, postId: id, commentId }),
  remove: (context, { params }) => service.removeComment(context, context.session, params.id),
  like: (context, { params }) => service.toggleLike(context, context.session, params.id),
  react: (context, { params, body }) => service.react(context, context.session, { ...params, ...body }),
})
