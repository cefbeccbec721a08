import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const subjectsPrivacy: PrivacyPlans = {
  subjects: { personal: false, why: 'Topics of a school, named by its office.' },
  followed_subjects: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person likes to read about; nothing else needs it.',
    words: {
      'pt-br': { title: 'Assuntos que você segue', about: 'Os assuntos da escola que você escolheu seguir.' },
      'en-us': { title: 'Subjects you follow', about: 'The subjects of the school that you chose to follow.' },
    },
  },
}
