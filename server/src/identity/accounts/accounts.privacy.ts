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
        gender: null,
        date_of_birth: null,
        state: null,
        city: null,
        telephone: null,
        password_hash: uniquePlaceholder,
        email_verified_at: null,
      },
    },
    why: 'The row stays, emptied, because the ledger and the audit trail point to its id.',
  },
  profiles: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'erase',
    why: 'How a person looks and presents themself.',
  },
  accounts: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: { anonymise: { active: false } },
    why: 'The row stays, inactive, because the ledger points to its id.',
  },
  email_verifications: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    hide: ['token_hash'],
    erase: 'erase',
    why: 'When links were sent and followed.',
  },
  recovery_codes: {
    personal: true,
    person: [byUser()],
    export: 'no',
    erase: 'erase',
    why: 'A hash that lives a quarter of an hour.',
  },
}
