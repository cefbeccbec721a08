import type { AchievementCode, AchievementFact } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface AchievementTables {
  /** What counted, each thing once: progress is the number of rows, so it can always be counted anew. */
  achievement_facts: { account_id: string; fact: AchievementFact; object_id: string; created_at: Generated<Date> }
  achievements_reached: { account_id: string; code: AchievementCode; reached_at: Generated<Date> }
}
