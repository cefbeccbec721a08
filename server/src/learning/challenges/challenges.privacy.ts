import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const challengesPrivacy: PrivacyPlans = {
  challenges: { personal: false, why: 'Tasks of a class.' },
  challenge_attachments: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student handed in, and what the professor said to it; nothing else needs it.',
    words: {
      'pt-br': {
        title: 'Desafios entregues',
        about: 'O que você entregou nos desafios das aulas, e o que quem ensina escreveu para você.',
      },
      'en-us': {
        title: 'Challenges handed in',
        about: 'What you handed in for the challenges of classes, and what your professor wrote to you.',
      },
    },
  },
}
