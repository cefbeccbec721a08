import { sql } from 'kysely'
import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const quizzesPrivacy: PrivacyPlans = {
  quizzes: { personal: false, why: 'Which classes have a quiz.' },
  quiz_questions: { personal: false, why: 'What a quiz asks.' },
  quiz_options: { personal: false, why: 'What can be answered.' },
  quiz_attempts: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'When a student did a quiz, and how well; nothing else needs it.',
    words: {
      'pt-br': { title: 'Tentativas de quiz', about: 'Quando você fez cada quiz e quantas perguntas acertou.' },
      'en-us': { title: 'Quiz tries', about: 'When you did each quiz and how many questions you got right.' },
    },
  },
  quiz_drawn_questions: {
    personal: true,
    person: [byAccount()],
    names: { option_ids: 'quiz_options' },
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which questions an attempt asked, and in which order; nothing else needs it.',
    words: {
      'pt-br': { title: 'Perguntas sorteadas', about: 'As perguntas que cada tentativa de quiz fez a você.' },
      'en-us': { title: 'Questions drawn', about: 'The questions that each quiz try asked you.' },
    },
  },
  quiz_answers: {
    personal: true,
    person: [byAccount()],
    // Only of a try that is over, as on the screen: else a copy would tell the answers.
    tells: {
      is_right: sql`(select o.is_right from quiz_options o join quiz_attempts a on a.id = t.attempt_id
        where o.id = t.option_id and a.completed_at is not null)`,
    },
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student answered; nothing else needs it.',
    words: {
      'pt-br': { title: 'Respostas de quiz', about: 'O que você respondeu em cada pergunta, quando, e se acertou.' },
      'en-us': { title: 'Quiz answers', about: 'What you answered to each question, when, and whether it was right.' },
    },
  },
}
