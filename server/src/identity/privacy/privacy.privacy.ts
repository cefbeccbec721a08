import { byAccount, byUser, mentionsAccount, mentionsUser, type PrivacyPlans } from '../../platform/privacy.ts'
import { archiveFile } from './privacy.rules.ts'

export const privacyPrivacy: PrivacyPlans = {
  data_requests: {
    personal: true,
    // The contact is the asker's; whom it is about has a part in the rest.
    person: [
      byUser('asker_user_id'),
      byAccount('asker_account_id'),
      mentionsUser('user_id'),
      mentionsAccount('account_id'),
    ],
    export: 'yes',
    hideFromMentioned: ['last_name', 'email', 'phone'],
    // A guardian sees their own requests and the child's on the page, without how to reach whoever asked.
    guardian: 'nothing',
    erase: { anonymise: { first_name: '', last_name: '', email: '', phone: '', description: '', answer: null } },
    why: 'The row stays, emptied: the school must be able to show that it answered in time.',
    words: {
      'pt-br': {
        title: 'Pedidos sobre dados',
        about: 'O que você, ou quem cuida de você, pediu à escola sobre seus dados, e a resposta.',
        kept: 'Fica só o tipo do pedido e as datas, sem nome, contato nem texto, para a escola provar que respondeu no prazo.',
      },
      'en-us': {
        title: 'Data requests',
        about: 'What you, or whoever cares for you, asked the school about your data, and the answer.',
        kept: 'Only the kind of request and the dates stay, with no name, contact or text, so that the school can show it answered in time.',
      },
    },
  },
  data_exports: {
    personal: true,
    // Both lose it with either: a guardian's copy is of the child, and lies there for the guardian.
    person: [byUser(), byUser('guardian_user_id')],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    // An archive in an archive says nothing new.
    files: { kind: 'exports', nameOf: ({ id }) => archiveFile(String(id)), inArchive: false },
    why: 'Which archives were built; the files go with the rows.',
    words: {
      'pt-br': {
        title: 'Cópias dos dados',
        about: 'Quando uma cópia como esta foi montada, para você ou para quem cuida de você.',
      },
      'en-us': {
        title: 'Copies of the data',
        about: 'When a copy like this one was made, for you or for whoever cares for you.',
      },
    },
  },
}
