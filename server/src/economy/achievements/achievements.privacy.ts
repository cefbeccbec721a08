import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const achievementsPrivacy: PrivacyPlans = {
  achievement_facts: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'What a student did, counted towards achievements; nothing else needs it.',
  },
  achievements_reached: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'What a student achieved; nothing else needs it.',
  },
}
