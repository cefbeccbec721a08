import { byAccount, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const commentsPrivacy: PrivacyPlans = {
  post_comments: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { account_id: null, text: '', is_removed: true } },
    why: 'Answers of others hang on it; the words and the name go.',
    words: {
      'pt-br': {
        title: 'Comentários na comunidade',
        about: 'O que você comentou e respondeu em publicações.',
        kept: 'Fica só o lugar vazio, sem texto e sem nome: outras pessoas responderam ali.',
      },
      'en-us': {
        title: 'Comments in the community',
        about: 'What you commented and answered on posts.',
        kept: 'Only the empty place stays, with no words and no name: others answered there.',
      },
    },
  },
  post_comment_mentions: {
    personal: true,
    person: [mentionsAccount('account_id')],
    export: 'yes',
    hideFromMentioned: [],
    guardian: 'whole',
    erase: 'erase',
    why: 'Who is named in a comment of somebody else.',
    words: {
      'pt-br': { title: 'Menções em comentários', about: 'Os comentários em que alguém marcou você.' },
      'en-us': { title: 'Mentions in comments', about: 'The comments in which somebody named you.' },
    },
  },
  post_comment_reactions: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'How a person reacted to comments; nothing else needs it.',
    words: {
      'pt-br': { title: 'Reações a comentários', about: 'As reações que você deixou em comentários.' },
      'en-us': { title: 'Reactions to comments', about: 'The reactions that you left on comments.' },
    },
  },
}
