import { accounts } from '@trilha/contract/identity/accounts'
import { routes } from '../../platform/http/mount.ts'
import { currentAccount } from './accounts.service.ts'

export const accountsRoutes = routes(accounts, {
  current: ({ db, session, now }) => currentAccount(db, session, now),
})
