import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const chestsPrivacy: PrivacyPlans = {
  chests: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'Says what a student finished; nothing else needs it.',
  },
}
