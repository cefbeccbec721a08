import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const classCommentsPrivacy: PrivacyPlans = {
  trail_comments: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { account_id: null, text: '', is_removed: true } },
    why: 'Answers of others hang on it; the words and the name go.',
    words: {
      'pt-br': {
        title: 'Comentários nas aulas',
        about: 'O que você comentou e respondeu nas aulas.',
        kept: 'Fica só o lugar vazio, sem texto e sem nome: outras pessoas responderam ali.',
      },
      'en-us': {
        title: 'Comments on classes',
        about: 'What you commented and answered in classes.',
        kept: 'Only the empty place stays, with no words and no name: others answered there.',
      },
    },
  },
  trail_comment_likes: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person liked; nothing else needs it.',
    words: {
      'pt-br': { title: 'Comentários curtidos', about: 'Os comentários de aulas que você curtiu.' },
      'en-us': { title: 'Comments you liked', about: 'The comments on classes that you liked.' },
    },
  },
}
