// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { Manifest } from './types.ts'

export const manifest: Manifest = {
  accounts: {
    current: { method: 'GET', path: '/accounts/current' },
  },
  auth: {
    token: { method: 'POST', path: '/oauth/token', access: 'client', form: true },
    revoke: { method: 'DELETE', path: '/tokens/revoke' },
  },
  chests: {
    listMine: { method: 'GET', path: '/treasure-chests/my' },
    listMyGroups: { method: 'GET', path: '/treasure-chests/my-grouped' },
    countMine: { method: 'GET', path: '/treasure-chests/count/my' },
    openNext: { method: 'PATCH', path: '/treasure-chests/open', affects: ['wallets', 'accounts'], idempotent: true },
    openOne: { method: 'PATCH', path: '/treasure-chests/:id/open', affects: ['wallets', 'accounts'], idempotent: true },
  },
  notifications: {
    listMine: { method: 'GET', path: '/notifications/my' },
    countUnread: { method: 'GET', path: '/notifications/my/unread-count' },
    markRead: { method: 'PATCH', path: '/notifications/:id/read' },
    markAllRead: { method: 'PATCH', path: '/notifications/my/read' },
  },
  privacy: {
    listForSchool: { method: 'GET', path: '/request-data-lgpd' },
    listMine: { method: 'GET', path: '/request-data-lgpd/my' },
    get: { method: 'GET', path: '/request-data-lgpd/:id' },
    create: { method: 'POST', path: '/request-data-lgpd', idempotent: true },
    update: { method: 'PATCH', path: '/request-data-lgpd/:id' },
    withdraw: { method: 'DELETE', path: '/request-data-lgpd/:id' },
    describeData: { method: 'GET', path: '/data-map' },
    getMyExport: { method: 'GET', path: '/data-exports/my' },
    createExport: { method: 'POST', path: '/data-exports' },
    downloadExport: { method: 'GET', path: '/data-exports/:id/file', file: true },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
