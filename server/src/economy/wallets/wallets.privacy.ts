import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const walletsPrivacy: PrivacyPlans = {
  wallets: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'keep',
    why: 'Sums must stay equal to the entries; the person behind the id is erased in users.',
  },
  wallet_entries: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'keep',
    why: 'The ledger is append-only; the person behind the id is erased in users.',
  },
}
