// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { Manifest } from './types.ts'

export const manifest: Manifest = {
  accounts: {
    current: { method: 'GET', path: '/accounts/current' },
    listMine: { method: 'GET', path: '/accounts/my' },
    changeTo: { method: 'POST', path: '/accounts/change-to' },
    newQrCodeToken: { method: 'POST', path: '/users/:id/new-qrcode-token' },
  },
  auth: {
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
  },
  chests: {
    listMine: { method: 'GET', path: '/treasure-chests/my' },
    listMyGroups: { method: 'GET', path: '/treasure-chests/my-grouped' },
    countMine: { method: 'GET', path: '/treasure-chests/count/my' },
    openNext: { method: 'PATCH', path: '/treasure-chests/open', affects: ['wallets', 'accounts'], idempotent: true },
    openOne: { method: 'PATCH', path: '/treasure-chests/:id/open', affects: ['wallets', 'accounts'], idempotent: true },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
