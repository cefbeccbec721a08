import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const profilesPrivacy: PrivacyPlans = {
  profiles: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'erase',
    why: 'How a person looks and presents themself.',
    words: {
      'pt-br': { title: 'Perfil e avatar', about: 'O avatar que você montou e o que conta sobre você.' },
      'en-us': { title: 'Profile and avatar', about: 'The avatar you made and what you tell about yourself.' },
    },
  },
  skills: { personal: false, why: 'Names of skills to choose from.' },
}
