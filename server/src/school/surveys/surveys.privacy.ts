import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const surveysPrivacy: PrivacyPlans = {
  nps_researches: { personal: false, why: 'Questions of a school.' },
  nps_feedbacks: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'What a person thinks of Trilha; the sums do not need it for ever.',
  },
}
