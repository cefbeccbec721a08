import { unlocks } from '@trilha/contract/economy/unlocks'
import { routes } from '../../platform/http/routes.ts'
import { listUnlocked, unlock } from './unlocks.service.ts'

export const unlocksRoutes = routes(unlocks, {
  create: ({ db, session }, { body }) => unlock(db, { ...body, userId: session.userId, accountId: session.accountId }),
  listMine: ({ db, session }) => listUnlocked(db, session.userId),
})
