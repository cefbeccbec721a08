import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const unlocksPrivacy: PrivacyPlans = {
  unlocked_contents: {
    personal: true,
    person: [byUser()],
    // The word of the shop for it.
    nameless: ['content_id'],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person paid for; the ledger keeps the sum, without a name.',
    words: {
      'pt-br': { title: 'Itens desbloqueados', about: 'O que você desbloqueou, quando, e quanto pagou.' },
      'en-us': { title: 'Unlocked items', about: 'What you unlocked, when, and what you paid.' },
    },
  },
}
