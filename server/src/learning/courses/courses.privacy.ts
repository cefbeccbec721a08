import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const coursesPrivacy: PrivacyPlans = {
  courses: {
    personal: true,
    person: [byAccount('author_account_id')],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { author_account_id: null } },
    stays: ['name', 'description', 'subject'],
    why: 'The school goes on teaching with it; who made it is no longer named.',
    words: {
      'pt-br': {
        title: 'Trilhas que você criou',
        about: 'As trilhas que você criou na escola.',
        kept: 'A trilha continua na escola, sem o seu nome: outras pessoas estudam com ela.',
      },
      'en-us': {
        title: 'Trails you made',
        about: 'The trails you made at the school.',
        kept: 'The trail stays at the school without your name: others learn with it.',
      },
    },
  },
  course_classes: { personal: false, why: 'Which classes follow a course.' },
  modules: { personal: false, why: 'Parts of a course.' },
  module_contents: { personal: false, why: 'Classes of a course.' },
  content_pictures: { personal: false, why: 'Which pictures a class shows; they are the school’s own.' },
  content_likes: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person liked; nothing else needs it.',
    words: {
      'pt-br': { title: 'Aulas curtidas', about: 'As aulas que você curtiu.' },
      'en-us': { title: 'Classes you liked', about: 'The classes you liked.' },
    },
  },
  content_progress: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'How far a student came; nothing else needs it.',
    words: {
      'pt-br': { title: 'Progresso nas aulas', about: 'Até onde você foi em cada aula, e quando terminou.' },
      'en-us': { title: 'Progress in classes', about: 'How far you came in each class, and when you finished.' },
    },
  },
  content_conditions: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Quizzes done, challenges handed in and books read, as far as a class asks for them; nothing else needs it.',
    words: {
      'pt-br': {
        title: 'Quizzes, desafios e livros das aulas',
        about: 'Os quizzes e desafios que você concluiu e os livros que leu nas aulas.',
      },
      'en-us': {
        title: 'Quizzes, challenges and books of classes',
        about: 'The quizzes and challenges you completed and the books you read in classes.',
      },
    },
  },
  weekly_goals: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'A goal that a student set; nothing else needs it.',
    words: {
      'pt-br': { title: 'Meta da semana', about: 'Quantas aulas por semana você quer terminar.' },
      'en-us': { title: 'Weekly goal', about: 'How many classes a week you set out to finish.' },
    },
  },
}
