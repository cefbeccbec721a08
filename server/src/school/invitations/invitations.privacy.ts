import { byAccount, bySignInName, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const invitationsPrivacy: PrivacyPlans = {
  school_invitations: {
    personal: true,
    // An invitation is about the person whose name it is, also before there is an account.
    person: [
      bySignInName('email'),
      byAccount('account_id'),
      mentionsAccount('invited_by_account_id'),
      mentionsAccount('decided_by_account_id'),
    ],
    export: 'yes',
    guardian: 'whole',
    hide: ['token_hash', 'paper_code_hash'],
    nameless: ['class_ids'],
    erase: 'erase',
    why: 'What a school typed about a person who is erased goes with them.',
    words: {
      'pt-br': {
        title: 'Convites de escolas',
        about: 'Que escolas convidaram você, com que nome e papel, e o que foi respondido.',
      },
      'en-us': {
        title: 'Invitations of schools',
        about: 'Which schools invited you, by which name and role, and what was answered.',
      },
    },
  },
}
