import { byAccount, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const friendsPrivacy: PrivacyPlans = {
  friendships: {
    personal: true,
    person: [byAccount('asker_account_id'), mentionsAccount('asked_account_id')],
    export: 'yes',
    // It is as much of who was asked as of who asked.
    hideFromMentioned: [],
    guardian: 'whole',
    erase: 'erase',
    why: 'Who is whose friend, and who asked; it means nothing without both.',
    words: {
      'pt-br': { title: 'Amizades', about: 'Seus amigos na escola e os pedidos que esperam resposta.' },
      'en-us': { title: 'Friendships', about: 'Your friends at school and the requests that wait for an answer.' },
    },
  },
  account_blocks: {
    personal: true,
    // Who was blocked is not told by whom.
    person: [byAccount(), mentionsAccount('blocked_account_id')],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Whom a person does not want to meet; nothing else needs it.',
    words: {
      'pt-br': { title: 'Pessoas bloqueadas', about: 'Quem você não quer encontrar na comunidade.' },
      'en-us': { title: 'Blocked people', about: 'Whom you do not want to meet in the community.' },
    },
  },
  friend_asks: {
    personal: true,
    person: [byAccount(), mentionsAccount('asked_account_id')],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Counts the requests of a day; gone after two.',
    words: {
      'pt-br': {
        title: 'Pedidos de amizade recentes',
        about: 'Por até dois dias, a quem você pediu amizade, para que ninguém receba pedidos demais.',
      },
      'en-us': {
        title: 'Recent friend requests',
        about: 'For up to two days, whom you asked to be friends, so that nobody gets too many requests.',
      },
    },
  },
}
