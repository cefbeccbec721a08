import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const profilesPrivacy: PrivacyPlans = {
  profiles: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'erase',
    why: 'How a person looks and presents themself.',
  },
  skills: { personal: false, why: 'Names of skills to choose from.' },
}
