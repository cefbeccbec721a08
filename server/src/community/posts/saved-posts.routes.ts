import { savedPosts } from '@trilha/contract/community/saved-posts'
import { routes } from '../../platform/http/routes.ts'
import * as service from './saved-posts.service.ts'

export const savedPostsRoutes = routes(savedPosts, {
  listMine: (context, { query }) => service.listSaved(context, context.session, query),
  get: (context, { params }) => service.getSaved(context, context.session, params.id),
  create: (context, { params }) => service.savePost(context, context.session, params.postId),
  remove: ({ db, session }, { params }) => service.removeSaved(db, session, params),
  removeByPost: ({ db, session }, { params }) => service.removeSaved(db, session, params),
})
