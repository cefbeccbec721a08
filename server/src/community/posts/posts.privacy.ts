import { byAccount, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const postsPrivacy: PrivacyPlans = {
  posts: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    // The text again, cut into words.
    hide: ['words'],
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person wrote for others; what hangs on it goes along.',
    words: {
      'pt-br': { title: 'Publicações', about: 'O que você publicou ou compartilhou na comunidade.' },
      'en-us': { title: 'Posts', about: 'What you posted or shared in the community.' },
    },
  },
  post_subjects: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which subjects a person gave their posts.',
    words: {
      'pt-br': { title: 'Assuntos das publicações', about: 'Os assuntos que você escolheu para o que publicou.' },
      'en-us': { title: 'Subjects of posts', about: 'The subjects that you chose for what you posted.' },
    },
  },
  school_words: { personal: false, why: 'Words that stand in posts of a school; neither who wrote them nor where.' },
  post_files: { personal: false, why: 'Which file is shown in which post; both name the person themselves.' },
  post_mentions: {
    personal: true,
    person: [mentionsAccount('account_id')],
    export: 'yes',
    hideFromMentioned: [],
    guardian: 'whole',
    erase: 'erase',
    why: 'Who is named in a post of somebody else.',
    words: {
      'pt-br': { title: 'Menções', about: 'As publicações em que alguém marcou você.' },
      'en-us': { title: 'Mentions', about: 'The posts in which somebody named you.' },
    },
  },
  post_reactions: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'How a person reacted to posts; nothing else needs it.',
    words: {
      'pt-br': { title: 'Reações', about: 'As reações que você deixou em publicações.' },
      'en-us': { title: 'Reactions', about: 'The reactions that you left on posts.' },
    },
  },
  saved_posts: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'What a person keeps to read again.',
    words: {
      'pt-br': { title: 'Publicações salvas', about: 'As publicações que você guardou para ler depois.' },
      'en-us': { title: 'Saved posts', about: 'The posts that you kept to read later.' },
    },
  },
  feed_marks: {
    personal: true,
    person: [byAccount()],
    names: { post_id: 'posts' },
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'How far a person has read, so that the feed knows what is new.',
    words: {
      'pt-br': { title: 'Até onde você leu', about: 'O ponto em que você parou em cada parte do feed.' },
      'en-us': { title: 'How far you read', about: 'Where you stopped in each part of the feed.' },
    },
  },
}
