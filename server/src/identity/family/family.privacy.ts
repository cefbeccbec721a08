import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const familyPrivacy: PrivacyPlans = {
  parental_controls: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    hide: ['pin_hash'],
    erase: 'erase',
    why: 'Belongs to the account that ends.',
    words: {
      'pt-br': { title: 'Controle da família', about: 'O que está aberto ou fechado na sua conta.' },
      'en-us': { title: 'Family control', about: 'What is open or closed on your account.' },
    },
  },
}
