import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const notesPrivacy: PrivacyPlans = {
  content_notes: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Written for oneself; nobody else ever read it.',
    words: {
      'pt-br': { title: 'Anotações das aulas', about: 'O que você anotou nas aulas. Só você vê.' },
      'en-us': { title: 'Notes on classes', about: 'What you noted in classes. Only you see it.' },
    },
  },
}
