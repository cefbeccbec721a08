import { byAccount, byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const authPrivacy: PrivacyPlans = {
  sessions: {
    personal: true,
    person: [byUser(), byAccount()],
    export: 'yes',
    guardian: 'nothing',
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
    guardian: 'nothing',
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
    guardian: 'nothing',
    erase: 'erase',
    why: 'Says which identity at the school’s provider is this person.',
    words: {
      'pt-br': { title: 'Conta da escola', about: 'Com qual conta da escola você entra, se a sua escola usa isso.' },
      'en-us': { title: 'School account', about: 'Which school account you sign in with, if your school uses one.' },
    },
  },
  provider_tokens: {
    personal: true,
    person: [byUser()],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Sealed tokens of the identity provider, kept until the session ends so that they can be revoked.',
    words: {
      'pt-br': {
        title: 'Chaves da conta da escola',
        about: 'Chaves fechadas, guardadas só até você sair, para desligar o acesso também lá.',
      },
      'en-us': {
        title: 'School account keys',
        about: 'Sealed keys, kept only until you sign out, to end the access there too.',
      },
    },
  },
  qr_codes: {
    personal: true,
    person: [byUser()],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'The hash of a sign-in code that lives two minutes.',
    words: {
      'pt-br': { title: 'QR codes de entrada', about: 'A marca embaralhada do último QR code. Vale dois minutos.' },
      'en-us': { title: 'Sign-in QR codes', about: 'The scrambled mark of your last QR code. It lasts two minutes.' },
    },
  },
  spent_tokens: { personal: false, why: 'Hashes of partner tokens, kept for minutes so that none is taken twice.' },
}
