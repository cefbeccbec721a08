import { byAccount, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const admissionsPrivacy: PrivacyPlans = {
  admissions: {
    personal: true,
    person: [byAccount(), mentionsAccount('decided_by_account_id')],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'The request of one person. The guardian’s mailbox in it was given for this request alone.',
    words: {
      'pt-br': {
        title: 'Pedido de entrada na escola',
        about: 'O ano que você pediu, o e-mail de quem cuida de você, e o que cada um respondeu.',
      },
      'en-us': {
        title: 'Request to join the school',
        about: 'The school year you asked for, the email of who takes care of you, and what each of them answered.',
      },
    },
  },
  guardian_letters: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    hide: ['token_hash'],
    erase: 'erase',
    why: 'When letters went to a guardian and when one was answered.',
    words: {
      'pt-br': {
        title: 'Cartas para quem cuida de você',
        about: 'Quando mandamos o link de autorização e quando ele foi usado.',
      },
      'en-us': {
        title: 'Letters to who takes care of you',
        about: 'When we sent the link to agree, and when it was used.',
      },
    },
  },
}
