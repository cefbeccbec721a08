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
  family: {
    getMine: { method: 'GET', path: '/parental-controls/my' },
    listByGuardian: { method: 'GET', path: '/parental-controls/by-parent' },
    check: { method: 'GET', path: '/parental-controls/check' },
    unlock: { method: 'POST', path: '/parental-controls/unlock', affects: ['accounts'] },
    update: { method: 'PATCH', path: '/parental-controls/:id', affects: ['accounts'] },
    listStudents: { method: 'GET', path: '/parental-controls/students' },
    getDefaults: { method: 'GET', path: '/parental-controls/defaults' },
    updateDefaults: { method: 'PATCH', path: '/parental-controls/defaults' },
    createCode: { method: 'POST', path: '/guardian-codes' },
    createMyCode: { method: 'POST', path: '/guardian-codes/my' },
    listMyLinks: { method: 'GET', path: '/guardian-links/my' },
    link: { method: 'POST', path: '/guardian-links' },
    listLinks: { method: 'GET', path: '/guardian-links' },
    decide: { method: 'PATCH', path: '/guardian-links/:id' },
    unlink: { method: 'DELETE', path: '/guardian-links/:id' },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
