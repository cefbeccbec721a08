import { byAccount, byUser, mentionsUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const notificationsPrivacy: PrivacyPlans = {
  notifications: {
    personal: true,
    person: [byUser(), byAccount(), mentionsUser('about_user_id'), mentionsUser('by_user_id')],
    nameless: ['object_id'],
    export: 'yes',
    // The bell speaks of reports and cases.
    guardian: 'nothing',
    erase: 'erase',
    why: 'What happened to whom; also in the lists of others, where it would speak of somebody who is gone.',
    words: {
      'pt-br': { title: 'Avisos', about: 'O que o sino contou a você nos últimos 90 dias.' },
      'en-us': { title: 'Notices', about: 'What the bell told you in the last 90 days.' },
    },
  },
}
