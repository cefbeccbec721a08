import { sql } from 'kysely'
import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const reviewsPrivacy: PrivacyPlans = {
  content_reviews: { personal: false, why: 'Which reviews a trail has.' },
  content_review_questions: { personal: false, why: 'What a review asks.' },
  content_review_options: { personal: false, why: 'What can be answered.' },
  content_review_progress: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'When a student began and completed a review; nothing else needs it.',
    words: {
      'pt-br': { title: 'Revisões', about: 'Quando você começou e concluiu cada revisão.' },
      'en-us': { title: 'Reviews', about: 'When you began and finished each review.' },
    },
  },
  content_review_answers: {
    personal: true,
    person: [byAccount()],
    tells: {
      is_right: sql`(select o.is_right from content_review_options o
        join content_review_progress p on p.review_id = t.review_id and p.account_id = t.account_id
        where o.id = t.option_id and p.completed_at is not null)`,
    },
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student answered; nothing else needs it.',
    words: {
      'pt-br': {
        title: 'Respostas de revisão',
        about:
          'O que você respondeu em cada pergunta de uma revisão: a primeira resposta, a última, quando, e se acertou.',
      },
      'en-us': {
        title: 'Review answers',
        about:
          'What you answered to each question of a review: your first answer, the last one, when, and whether it was right.',
      },
    },
  },
}
