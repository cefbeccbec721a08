import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const studentsPrivacy: PrivacyPlans = {
  students: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'Which class a student is in.',
  },
  class_professors: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    erase: 'erase',
    why: 'Which classes a professor teaches.',
  },
}
