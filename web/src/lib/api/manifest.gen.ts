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
  users: {
    signUpOptions: { method: 'GET', path: '/sign-up/options', access: 'anonymous' },
    signUp: { method: 'POST', path: '/users', access: 'anonymous' },
    signUpStudent: { method: 'POST', path: '/students/predefined-school', access: 'anonymous' },
    getProfile: { method: 'GET', path: '/users/:id/profile', access: 'anonymous' },
    verifyEmail: { method: 'POST', path: '/users/:id/token/:verificationToken/email-validation', affects: ['accounts'], access: 'anonymous' },
    verifyEmailZc: { method: 'POST', path: '/users/:id/token/:verificationToken/email-validation-zc', affects: ['accounts'], access: 'anonymous' },
    startRecovery: { method: 'POST', path: '/users/:id/new-recovery-pass', access: 'anonymous' },
    recover: { method: 'POST', path: '/users/:id/recovery-pass/code/:code', access: 'anonymous' },
    get: { method: 'GET', path: '/users/:idOrUsername' },
    getBrief: { method: 'GET', path: '/users/:id/brief' },
    update: { method: 'PATCH', path: '/users/:id', affects: ['accounts'] },
    agreeTerms: { method: 'POST', path: '/users/:id/agree-terms', affects: ['accounts'] },
    resendVerification: { method: 'POST', path: '/users/:id/new-verification-token' },
    checkCompleteData: { method: 'GET', path: '/users/verify-complete-data' },
    completeRegister: { method: 'PATCH', path: '/users/my/complete-register', affects: ['accounts'] },
    nicknameExists: { method: 'GET', path: '/users/nickname/:nick/exists' },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
