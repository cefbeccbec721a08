import { byAccount, byUser, mentionsUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const walletsPrivacy: PrivacyPlans = {
  savings_goals: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    // A wish in the child's own words, which nobody else sees.
    guardian: 'nothing',
    erase: 'erase',
    why: 'Says what a person wishes for; nothing else needs it.',
    words: {
      'pt-br': { title: 'Metas', about: 'Para o que você junta Educoins, e quando chegou lá.' },
      'en-us': { title: 'Savings goals', about: 'What you save Educoins for, and when you got there.' },
    },
  },
  wallets: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    guardian: 'whole',
    erase: 'keep',
    why: 'Sums must stay equal to the entries; the person behind the id is erased in users.',
    words: {
      'pt-br': {
        title: 'Saldo',
        about: 'Quantos Educoins e XP você tem.',
        kept: 'Fica a soma, sem nome: ela precisa bater com o extrato.',
      },
      'en-us': {
        title: 'Balance',
        about: 'How many Educoins and how much XP you have.',
        kept: 'The sum stays, with no name: it must match the statement.',
      },
    },
  },
  wallet_entries: {
    personal: true,
    person: [byUser(), byAccount(), mentionsUser('counterpart_user_id')],
    nameless: ['operator_id', 'group_id'],
    export: 'yes',
    guardian: 'whole',
    erase: 'keep',
    why: 'The ledger is append-only; the person behind the id is erased in users.',
    words: {
      'pt-br': {
        title: 'Extrato',
        about: 'Cada Educoin e XP que entrou ou saiu, e por quê.',
        kept: 'Ficam os valores e as datas, sem nome: um extrato que se pode mudar não prova nada.',
      },
      'en-us': {
        title: 'Statement',
        about: 'Every Educoin and XP that came in or went out, and what for.',
        kept: 'The amounts and dates stay, with no name: a statement that can be changed proves nothing.',
      },
    },
  },
}
