import { byAccount, byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const authPrivacy: PrivacyPlans = {
  sessions: {
    personal: true,
    person: [byUser(), byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'Says when and for how long somebody was signed in.',
    words: {
      'pt-br': { title: 'Acessos', about: 'Quando você entrou e até quando cada acesso vale.' },
      'en-us': { title: 'Sign-ins', about: 'When you signed in and how long each sign-in lasts.' },
    },
  },
  known_devices: {
    personal: true,
    person: [byUser()],
    export: 'no',
    erase: 'erase',
    why: 'Hashes of random names; they say nothing to a reader.',
    words: {
      'pt-br': {
        title: 'Aparelhos conhecidos',
        about: 'Marcas embaralhadas dos aparelhos em que você já entrou, para avisar quando aparece um novo.',
      },
      'en-us': {
        title: 'Known devices',
        about: 'Scrambled marks of the devices you have signed in on, to warn you when a new one appears.',
      },
    },
  },
  linked_identities: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'erase',
    why: 'Says which identity at the school’s provider is this person.',
  },
  provider_tokens: {
    personal: true,
    person: [byUser()],
    export: 'no',
    erase: 'erase',
    why: 'Sealed tokens of the identity provider, kept until the session ends so that they can be revoked.',
  },
  qr_codes: {
    personal: true,
    person: [byUser()],
    export: 'no',
    erase: 'erase',
    why: 'The hash of a sign-in code that lives two minutes.',
  },
  spent_tokens: { personal: false, why: 'Hashes of partner tokens, kept for minutes so that none is taken twice.' },
}
