// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { Manifest } from './types.ts'

export const manifest: Manifest = {
  accounts: {
    current: { method: 'GET', path: '/accounts/current' },
  },
  achievements: {
    listMyProgress: { method: 'GET', path: '/achievement-progress' },
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
  rewards: {
    list: { method: 'GET', path: '/rewards' },
    change: { method: 'PATCH', path: '/rewards/:origin' },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
