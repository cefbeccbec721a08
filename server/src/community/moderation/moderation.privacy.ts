import { byAccount, mentionsAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const moderationPrivacy: PrivacyPlans = {
  moderation_cases: {
    personal: true,
    person: [byAccount('author_account_id')],
    // What it is about stands in the evidence.
    nameless: ['content_id', 'within_id'],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'What was reported of somebody and what was decided; with its author it goes, and the audit log keeps the fact.',
    words: {
      'pt-br': {
        title: 'Decisões da moderação',
        about:
          'O que foi denunciado entre o que você escreveu, o que a escola decidiu e o seu recurso. As fotos e os vídeos denunciados ficam guardados até o caso acabar, mesmo que você apague.',
      },
      'en-us': {
        title: 'Moderation decisions',
        about:
          'What was reported of what you wrote, what the school decided, and your appeal. Reported pictures and videos are kept until the case is over, also if you delete them.',
      },
    },
  },
  moderation_decisions: {
    personal: true,
    person: [mentionsAccount('account_id')],
    export: 'no',
    guardian: 'nothing',
    erase: { anonymise: { account_id: null } },
    stays: ['stage', 'actions', 'message'],
    why: 'What a moderator decided on behalf of the school; whom it concerns still reads it.',
    words: {
      'pt-br': {
        title: 'Decisões que você tomou',
        about: 'O que você decidiu na mesa de moderação, em nome da escola.',
        kept: 'A decisão fica, sem dizer quem decidiu: ela vale para outra pessoa.',
      },
      'en-us': {
        title: 'Decisions you made',
        about: 'What you decided at the moderation desk, on behalf of the school.',
        kept: 'The decision stays, without saying who made it: it holds for somebody else.',
      },
    },
  },
  moderation_files: {
    personal: false,
    why: 'Which file a case keeps until it is over; both name the person themselves, and with either it goes.',
  },
  post_reports: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'nothing',
    erase: { anonymise: { account_id: null, description: '' } },
    stays: ['role', 'type'],
    why: 'That something was reported still counts for whoever must decide; the words and the name go.',
    words: {
      'pt-br': {
        title: 'Denúncias',
        about: 'O que você denunciou, e com que palavras.',
        kept: 'Fica só o tipo da denúncia, sem texto e sem nome: outra pessoa ainda decide sobre ela.',
      },
      'en-us': {
        title: 'Reports',
        about: 'What you reported, and in which words.',
        kept: 'Only the type of the report stays, with no words and no name: somebody still decides on it.',
      },
    },
  },
}
