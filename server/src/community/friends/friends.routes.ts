import { friends } from '@trilha/contract/community/friends'
import { routes } from '../../platform/http/routes.ts'
import * as service from './friends.service.ts'

export const friendsRoutes = routes(friends, {
  listMine: ({ db, session }, { query }) => service.listMine(db, session, query),
  countMine: ({ db, session }) => service.countMine(db, session),
  searchUsers: ({ db, session }, { query }) => service.searchUsers(db, session, query),
  listSuggestions: ({ db, session }, { query }) => service.listSuggestions(db, session, query.limit),
  listClass: ({ db, session }, { query }) => service.listClass(db, session, query),
  listByUser: ({ db, session }, { params, query }) => service.listByUser(db, session, { ...query, userId: params.id }),
  getRelation: ({ db, session }, { params }) => service.getRelation(db, session, params.id),
  create: (context, { body }) => service.createFriend(context, context.session, body.userId),
  confirm: (context, { params }) => service.confirmFriend(context, context.session, params.id),
  reject: (context, { params }) => service.rejectFriend(context, context.session, params.id),
  remove: (context, { params }) => service.removeFriend(context, context.session, params.id),
  listBlocked: ({ db, session }, { query }) => service.listBlocked(db, session, query),
  block: (context, { body }) => service.blockPerson(context, context.session, body.userId),
  unblock: (context, { params }) => service.unblockPerson(context, context.session, params.id),
})
