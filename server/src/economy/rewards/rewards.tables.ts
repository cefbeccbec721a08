import type { OriginOperator } from '@trilha/contract/constants'

export interface RewardTables {
  /** Only where a school pays another amount than the usual one. */
  reward_rules: { school_id: string; origin: OriginOperator; edu_coin: number; xp: number }
}
