import { accounts } from '@trilha/contract/identity/accounts'
import { routes } from '../../platform/http/routes.ts'
import { newQrCode } from '../auth/public.ts'
import { changeTo, currentAccount, listMyAccounts } from './accounts.service.ts'

export const accountsRoutes = routes(accounts, {
  current: (context) => currentAccount(context),
  listMine: ({ db, session }) => listMyAccounts(db, session),
  changeTo: (context, { query }) => changeTo(context, context.session, query.accId),
  newQrCodeToken: (context) => newQrCode(context, context.session),
})
