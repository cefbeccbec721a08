import type { PrivacyPlans } from '../../platform/privacy.ts'

export const accountsPrivacy: PrivacyPlans = {
  users: {
    personal: true,
    person: 'id',
    export: 'yes',
    erase: 'anonymise',
    why: 'The row stays, emptied, because the ledger and the audit trail point to its id.',
  },
  profiles: {
    personal: true,
    person: 'user_id',
    export: 'yes',
    erase: 'erase',
    why: 'How a person looks and presents themself.',
  },
  accounts: {
    personal: true,
    person: 'user_id',
    export: 'yes',
    erase: 'anonymise',
    why: 'The row stays, inactive, because the ledger points to its id.',
  },
}
