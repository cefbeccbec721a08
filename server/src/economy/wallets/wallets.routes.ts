import { wallets } from '@trilha/contract/economy/wallets'
import { routes } from '../../platform/http/mount.ts'
import { getBalances, listHistory } from './wallets.service.ts'

export const walletsRoutes = routes(wallets, {
  getMine: ({ db, session }) => getBalances(db, session.userId),
  listMyHistory: ({ db, session }, { query }) =>
    listHistory(db, { ...query, userId: session.userId, timeZone: session.timeZone }),
})
