import { challenges } from '@trilha/contract/learning/challenges'
import { routes } from '../../platform/http/routes.ts'
import {
  check,
  getAttachment,
  handIn,
  listByContent,
  listMine,
  listToCheck,
  removeAttachment,
} from './challenges.service.ts'

export const challengesRoutes = routes(challenges, {
  listByContent: (context, { params }) => listByContent(context, context.session.accountId, params.id),
  listMyAttachments: (context, { params }) => listMine(context, context.session.accountId, params.id),
  getAttachment: (context, { params }) => getAttachment(context, context.session, params.id),
  handIn: (context, { params, body }) => handIn(context, context.session, { challengeId: params.id, ...body }),
  removeAttachment: (context, { params }) => removeAttachment(context, context.session, params.id),
  listToCheck: (context, { query }) => listToCheck(context, context.session.accountId, query),
  check: (context, { params, body }) => check(context, context.session, { attachmentId: params.id, ...body }),
})
