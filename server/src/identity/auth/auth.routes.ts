import { auth } from '@trilha/contract/identity/auth'
import { routes } from '../../platform/http/routes.ts'
import { grantTokens } from './auth.service.ts'
import { externalLogin, signInOptions, startOidc } from './external.service.ts'
import { previewQrCode, qrCodeState } from './qr-codes.service.ts'
import { endOthers, endSession, listSessions, signOut, signOutOidc } from './sessions.service.ts'

export const authRoutes = routes(auth, {
  token: (context, { body }) => grantTokens(context, body),
  revoke: (context) => signOut(context, context.session),
  options: (context) => signInOptions(context),
  externalLogin: (context, { params, body }) => externalLogin(context, params.partner, body),
  startOidc: (context) => startOidc(context),
  signOutOidc: (context) => signOutOidc(context, context.session),
  qrCodeState: ({ db, session }, { params }) => qrCodeState(db, session.userId, params.id),
  qrCodePreview: (context, { body }) => previewQrCode(context, body.token),
  listSessions: ({ db, session }) => listSessions(db, session),
  endSession: (context, { params }) => endSession(context, context.session, params.id),
  endOtherSessions: (context) => endOthers(context, context.session),
})
