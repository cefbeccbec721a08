// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { Manifest } from './types.ts'

export const auth: Manifest['auth'] = {
  token: { method: 'POST', path: '/oauth/token', access: 'client', form: true },
  revoke: { method: 'DELETE', path: '/tokens/revoke' },
  options: { method: 'GET', path: '/auth/options', access: 'anonymous' },
  externalLogin: { method: 'POST', path: '/v1/:partner-connect/login', access: 'client' },
  startOidc: { method: 'POST', path: '/auth/oidc/start', access: 'client' },
  signOutOidc: { method: 'POST', path: '/auth/oidc/sign-out' },
  qrCodeState: { method: 'GET', path: '/auth/qr-codes/:id' },
  qrCodePreview: { method: 'POST', path: '/auth/qr-codes/preview', access: 'client' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
}
