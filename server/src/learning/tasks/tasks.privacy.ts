import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const tasksPrivacy: PrivacyPlans = {
  interactive_tasks: {
    personal: true,
    person: [byAccount('author_account_id')],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { author_account_id: null } },
    stays: ['title', 'description'],
    why: 'A class still has it to do; who gave it is no longer named.',
    words: {
      'pt-br': {
        title: 'Tarefas que você passou',
        about: 'As tarefas que você passou para as turmas.',
        kept: 'A tarefa continua com a turma, sem o seu nome.',
      },
      'en-us': {
        title: 'Tasks you gave',
        about: 'The tasks you gave to classes.',
        kept: 'The task stays with the class, without your name.',
      },
    },
  },
  task_completions: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a student did; nothing else needs it.',
    words: {
      'pt-br': { title: 'Tarefas feitas', about: 'As tarefas que você marcou como feitas, e quando.' },
      'en-us': { title: 'Tasks done', about: 'The tasks you marked as done, and when.' },
    },
  },
}
