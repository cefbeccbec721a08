import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const familyPrivacy: PrivacyPlans = {
  parental_controls: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    hide: ['pin_hash'],
    erase: 'erase',
    why: 'Belongs to the account that ends.',
  },
}
