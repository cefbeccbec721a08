import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const studentsPrivacy: PrivacyPlans = {
  students: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which class a student is in.',
    words: {
      'pt-br': { title: 'Turma', about: 'A turma em que você estuda.' },
      'en-us': { title: 'Class', about: 'The class you study in.' },
    },
  },
  class_professors: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which classes a professor teaches.',
    words: {
      'pt-br': { title: 'Turmas em que ensina', about: 'As turmas em que você dá aula.' },
      'en-us': { title: 'Classes you teach', about: 'The classes in which you teach.' },
    },
  },
}
