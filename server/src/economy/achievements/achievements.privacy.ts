import { byAccount, byUser, mentionsUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const achievementsPrivacy: PrivacyPlans = {
  achievement_facts: {
    personal: true,
    // A new friend is counted by their id; what was reached with them stays.
    person: [byAccount(), { ...mentionsUser('object_id'), isText: true }],
    // Of many kinds, so that the same is not counted twice.
    nameless: ['object_id'],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student did, counted towards achievements; nothing else needs it.',
    words: {
      'pt-br': { title: 'Passos para as conquistas', about: 'O que você fez e que contou para uma conquista.' },
      'en-us': { title: 'Steps towards achievements', about: 'What you did that counted towards an achievement.' },
    },
  },
  achievements_reached: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student achieved; nothing else needs it.',
    words: {
      'pt-br': { title: 'Conquistas', about: 'As conquistas que você alcançou, e quando.' },
      'en-us': { title: 'Achievements', about: 'The achievements you reached, and when.' },
    },
  },
  levels_celebrated: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which level was last celebrated with a person; nothing else needs it.',
    words: {
      'pt-br': { title: 'Níveis', about: 'O último nível que você comemorou aqui.' },
      'en-us': { title: 'Levels', about: 'The last level that was celebrated with you here.' },
    },
  },
}
