import type { PrivacyPlans } from '../../platform/privacy.ts'

export const rewardsPrivacy: PrivacyPlans = {
  reward_limits: { personal: false, why: 'What a day holds at most at a school.' },
  reward_rules: { personal: false, why: 'What a school pays for what.' },
}
