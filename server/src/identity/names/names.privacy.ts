import { byAccount, byUser, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const namesPrivacy: PrivacyPlans = {
  name_requests: {
    personal: true,
    person: [byUser(), byAccount(), mentionsAccount('decided_by_account_id')],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'The name itself stands in the registration. The audit log keeps that somebody decided, by ids alone.',
    words: {
      'pt-br': {
        title: 'Pedidos de mudança de nome',
        about: 'O último nome completo que você pediu, o que a escola respondeu e quando.',
      },
      'en-us': {
        title: 'Requests to change the name',
        about: 'The last full name that you asked for, what the school said and when.',
      },
    },
  },
}
