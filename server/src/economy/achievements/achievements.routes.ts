import { achievements } from '@trilha/contract/economy/achievements'
import { routes } from '../../platform/http/routes.ts'
import { listCelebrations, listProgress, markCelebrated } from './achievements.service.ts'

export const achievementsRoutes = routes(achievements, {
  listMyProgress: ({ db, session }) => listProgress(db, session.accountId),
  listCelebrations: ({ db, session }) => listCelebrations(db, session),
  markCelebrated: (context, { body }) => markCelebrated(context, context.session, body),
})
