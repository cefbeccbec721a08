import { byAccount, byUser, type PrivacyPlans } from './privacy.ts'

export const platformPrivacy: PrivacyPlans = {
  audit_log: {
    personal: true,
    // What the person did, and what was done to them or to an account of theirs.
    person: [
      byUser('actor_user_id'),
      byAccount('actor_account_id'),
      { ...byUser('subject_id'), isText: true },
      { ...byAccount('subject_id'), isText: true },
    ],
    names: { actor_account_id: 'accounts', actor_user_id: 'users', school_id: 'schools' },
    nameless: ['subject_id', 'request_id'],
    export: 'yes',
    guardian: 'nothing',
    erase: 'keep',
    stays: ['action', 'subject_kind', 'subject_id', 'details', 'request_id'],
    why: 'Proof of who did what, by id alone; the person behind the id is erased in users.',
    words: {
      'pt-br': {
        title: 'Registro de segurança',
        about:
          'Quando você entrou, mudanças importantes que fez, e as que outros fizeram na sua conta, como um bloqueio.',
        kept: 'Ficam datas e números, sem nome: é a prova do que foi feito, para a segurança de todos.',
      },
      'en-us': {
        title: 'Security record',
        about:
          'When you signed in, important changes you made, and those that others made to your account, such as a block.',
        kept: "Dates and numbers stay, with no name: it is the proof of what was done, for everyone's safety.",
      },
    },
  },
  idempotency_keys: {
    personal: true,
    person: [byAccount()],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Answers kept for two days so that a repeated request is not done twice.',
    words: {
      'pt-br': {
        title: 'Envios repetidos',
        about: 'Por dois dias, as respostas a envios seus, para que um toque duplo não valha duas vezes.',
      },
      'en-us': {
        title: 'Repeated requests',
        about: 'For two days, the answers to what you sent, so that a double tap does not count twice.',
      },
    },
  },
  mail_outbox: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    // Codes and links stand in them that still open the account: an archive would hand them to an open session.
    hide: ['body_text', 'body_html'],
    guardian: 'nothing',
    erase: 'erase',
    why: 'Mails kept for a week where no mail server is configured.',
    words: {
      'pt-br': {
        title: 'E-mails guardados',
        about:
          'Que e-mails mandamos para você, quando e com que assunto, guardados nesta instalação por até uma semana. O texto não entra na cópia: pode trazer um código que ainda vale.',
      },
      'en-us': {
        title: 'Kept emails',
        about:
          'Which emails we sent you, when and about what, kept on this installation for up to a week. Their text is not in the copy: it may hold a code that still works.',
      },
    },
  },
  attempt_budgets: { personal: false, why: 'Times of tries under hashed names that expire within the hour.' },
}
