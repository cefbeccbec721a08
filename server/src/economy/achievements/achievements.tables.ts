import type { AchievementCode, AchievementFact } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface AchievementTables {
  /** What counted, each thing once: progress is the number of rows, so it can always be counted anew. */
  achievement_facts: { account_id: string; fact: AchievementFact; object_id: string; created_at: Generated<Date> }
  achievements_reached: {
    account_id: string
    code: AchievementCode
    reached_at: Generated<Date>
    /** Shown to the student, once, on whichever screen. */
    celebrated_at: Date | null
  }
  /** A level is the person's, not the account's. Without a row, the first. */
  levels_celebrated: { user_id: string; level: number }
}
