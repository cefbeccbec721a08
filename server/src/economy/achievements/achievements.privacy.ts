import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const achievementsPrivacy: PrivacyPlans = {
  achievement_facts: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
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
    erase: 'erase',
    why: 'What a student achieved; nothing else needs it.',
    words: {
      'pt-br': { title: 'Conquistas', about: 'As conquistas que você alcançou, e quando.' },
      'en-us': { title: 'Achievements', about: 'The achievements you reached, and when.' },
    },
  },
}
