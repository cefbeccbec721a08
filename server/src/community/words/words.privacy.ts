import type { PrivacyPlans } from '../../platform/privacy.ts'

export const wordsPrivacy: PrivacyPlans = {
  blocked_words: {
    personal: false,
    why: 'Words that a school does not use; who added them stands in the audit log.',
  },
}
