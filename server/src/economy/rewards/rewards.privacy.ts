import type { PrivacyPlans } from '../../platform/privacy.ts'

export const rewardsPrivacy: PrivacyPlans = {
  reward_rules: { personal: false, why: 'What a school pays for what.' },
}
