import type { PaidOrigin } from '@trilha/contract/economy/rewards'

export interface RewardTables {
  /** Only where a school pays another amount than the usual one. */
  reward_rules: { school_id: string; origin: PaidOrigin; edu_coin: number; xp: number }
}
