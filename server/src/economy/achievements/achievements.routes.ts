import { achievements } from '@trilha/contract/economy/achievements'
import { routes } from '../../platform/http/mount.ts'
import { listProgress } from './achievements.service.ts'

export const achievementsRoutes = routes(achievements, {
  listMyProgress: ({ db, session }) => listProgress(db, session.accountId),
})
