import type { DayLimit } from '@trilha/contract/constants'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'

export interface RewardTables {
  /** Only where a day of a school holds another number than the usual one. */
  reward_limits: { school_id: string; day_limit: DayLimit; per_day: number }
  /** Only where a school pays another amount than the usual one. */
  reward_rules: { school_id: string; origin: PaidOrigin; edu_coin: number; xp: number }
}
