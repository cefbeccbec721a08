import { auth } from '@trilha/contract/identity/auth'
import { routes } from '../../platform/http/mount.ts'
import { grantTokens, revoke } from './auth.service.ts'

export const authRoutes = routes(auth, {
  token: (context, { body }) => grantTokens(context, body),
  revoke: (context) => revoke(context, context.session.sessionId),
})
