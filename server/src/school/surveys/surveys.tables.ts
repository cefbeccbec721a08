import type { Generated } from 'kysely'

export interface SurveyTables {
  nps_researches: {
    id: Generated<string>
    school_id: string
    question: string | null
    opened_at: Generated<Date>
    open_until: Date | null
    closed_at: Date | null
  }
  nps_feedbacks: {
    id: Generated<string>
    research_id: string
    account_id: string
    /** Null: skipped. */
    value: number | null
    comment: string | null
    created_at: Generated<Date>
  }
}
