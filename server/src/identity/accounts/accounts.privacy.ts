import { byUser, uniquePlaceholder, type PrivacyPlans } from '../../platform/privacy.ts'

export const accountsPrivacy: PrivacyPlans = {
  users: {
    personal: true,
    person: [byUser('id')],
    export: 'yes',
    hide: ['password_hash'],
    erase: {
      anonymise: {
        username: uniquePlaceholder,
        name: '',
        nickname: null,
        surname: null,
        password_hash: uniquePlaceholder,
        email_verified_at: null,
      },
    },
    why: 'The row stays, emptied, because the ledger and the audit trail point to its id.',
  },
  accounts: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: { anonymise: { active: false, blocked_at: null, block_reason: null } },
    why: 'The row stays, inactive, because the ledger points to its id.',
  },
}
