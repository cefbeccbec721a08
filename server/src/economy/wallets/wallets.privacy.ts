import type { PrivacyPlans } from '../../platform/privacy.ts'

export const walletsPrivacy: PrivacyPlans = {
  wallets: {
    personal: true,
    person: 'user_id',
    export: 'yes',
    erase: 'anonymise',
    why: 'Sums must stay equal to the entries; the person behind the id is erased in users.',
  },
  wallet_entries: {
    personal: true,
    person: 'user_id',
    export: 'yes',
    erase: 'anonymise',
    why: 'The ledger is append-only; the person behind the id is erased in users.',
  },
}
