import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const chestsPrivacy: PrivacyPlans = {
  chests: {
    personal: true,
    person: [byAccount()],
    nameless: ['entity_id'],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Says what a student finished; nothing else needs it.',
    words: {
      'pt-br': { title: 'Baús', about: 'Os baús que você ganhou, por quê, e quando abriu.' },
      'en-us': { title: 'Chests', about: 'The chests you earned, what for, and when you opened them.' },
    },
  },
}
