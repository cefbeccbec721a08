import type { PrivacyPlans } from '../../platform/privacy.ts'

export const familyPrivacy: PrivacyPlans = {
  parental_controls: {
    personal: true,
    person: 'account_id',
    export: 'yes',
    erase: 'erase',
    why: 'Belongs to the account that ends.',
  },
}
