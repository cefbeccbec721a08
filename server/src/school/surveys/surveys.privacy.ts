import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const surveysPrivacy: PrivacyPlans = {
  nps_researches: { personal: false, why: 'Questions of a school.' },
  nps_feedbacks: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'What a person thinks of Trilha; the sums do not need it for ever.',
    words: {
      'pt-br': { title: 'Respostas da pesquisa', about: 'A nota e o comentário que você deu para a Trilha.' },
      'en-us': { title: 'Survey answers', about: 'The score and the comment you gave to Trilha.' },
    },
  },
}
