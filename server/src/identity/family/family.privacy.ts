import { byAccount, byUser, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const familyPrivacy: PrivacyPlans = {
  parental_controls: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    hide: ['pin_hash'],
    guardian: 'whole',
    erase: 'erase',
    why: 'Belongs to the account that ends.',
    words: {
      'pt-br': { title: 'Controle da família', about: 'O que está aberto ou fechado na sua conta.' },
      'en-us': { title: 'Family control', about: 'What is open or closed on your account.' },
    },
  },
  control_choices: {
    personal: true,
    person: [byAccount(), byUser('guardian_user_id')],
    export: 'yes',
    // It names the other guardians too.
    guardian: 'nothing',
    erase: 'erase',
    why: 'Says who chose; without either of the two there is no choice to keep. The switch itself stays.',
    words: {
      'pt-br': { title: 'Escolhas da família', about: 'O que cada responsável abriu ou fechou.' },
      'en-us': { title: "The family's choices", about: 'What each guardian opened or closed.' },
    },
  },
  guardian_links: {
    personal: true,
    person: [
      byAccount('guardian_account_id'),
      byAccount('student_account_id'),
      // Taken out of the row before an erasure (ending.service.ts), so that the link stays.
      mentionsAccount('vouched_by_account_id'),
    ],
    export: 'yes',
    // It names the other guardians too.
    guardian: 'nothing',
    // The office's word about a third person perhaps.
    hide: ['expected_email'],
    erase: 'erase',
    why: 'Who cares for whom ends with either of the two; the audit log keeps that it was, by id alone.',
    words: {
      'pt-br': { title: 'Responsáveis', about: 'Quem cuida de quem: os pedidos, as respostas da escola e as datas.' },
      'en-us': { title: 'Guardians', about: 'Who cares for whom: the requests, what the school said and when.' },
    },
  },
  guardian_consents: {
    personal: true,
    // Who recorded it is taken out of the row before an erasure (ending.service.ts), so that the consent stays.
    person: [byAccount(), mentionsAccount('recorded_by_account_id')],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'The consent belongs to the account that ends.',
    words: {
      'pt-br': {
        title: 'Autorizações',
        about: 'Quem autorizou você a usar a comunidade, em que dia, e quem da escola anotou.',
      },
      'en-us': {
        title: 'Consents',
        about: 'Who allowed you to use the community, on which day, and who at the school recorded it.',
      },
    },
  },
  guardian_codes: {
    personal: true,
    person: [byAccount('student_account_id'), byAccount('made_by_account_id')],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Hashes of codes that end within 30 days, and the mailbox that the office expects.',
    words: {
      'pt-br': {
        title: 'Códigos de responsável',
        about: 'Marcas embaralhadas de códigos que valem no máximo 30 dias, e o e-mail que a escola espera.',
      },
      'en-us': {
        title: 'Guardian codes',
        about: 'Scrambled marks of codes that last 30 days at most, and the email that the school expects.',
      },
    },
  },
}
