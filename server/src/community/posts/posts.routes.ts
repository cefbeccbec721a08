import { posts } from '@trilha/contract/community/posts'
import { routes } from '../../platform/http/routes.ts'
import * as feed from './feed.service.ts'
import { countFound, searchPosts } from './search.service.ts'
import * as service from './posts.service.ts'

export const postsRoutes = routes(posts, {
  feed: (context, { query }) => feed.readFeed(context, context.session, query),
  markSeen: (context, { body }) => feed.markSeen(context, context.session, body),
  findMentionable: ({ db, session }, { query }) => service.findMentionable(db, session, query),
  search: (context, { query }) => searchPosts(context, context.session, query),
  countFound: ({ db, session }, { query }) => countFound(db, session, query.search),
  listByUser: (context, { params, query }) =>
    feed.listOfPerson(context, context.session, { ...query, ...params, withMentions: true }),
  listMediaByUser: (context, { params, query }) =>
    feed.listMediaOfPerson(context, context.session, { ...query, ...params }),
  listWrittenBy: (context, { params, query }) =>
    feed.listOfPerson(context, context.session, { ...query, ...params, withMentions: false }),
  listBySubject: (context, { params, query }) =>
    feed.listAboutSubject(context, context.session, { ...query, ...params }),
  get: (context, { params }) => service.getPost(context, context.session, params.id),
  create: (context, { body }) => service.createPost(context, context.session, body),
  update: (context, { params, body }) => service.updatePost(context, context.session, { ...params, ...body }),
  remove: (context, { params }) => service.removePost(context, context.session, params.id),
  like: (context, { params }) => service.toggleLike(context, context.session, params.id),
  react: (context, { params, body }) => service.react(context, context.session, { ...params, ...body }),
  share: (context, { params, body }) => service.sharePost(context, context.session, { ...params, ...body }),
  listReactors: ({ db, session }, { params, query }) => service.listReactors(db, session, { ...params, ...query }),
})
