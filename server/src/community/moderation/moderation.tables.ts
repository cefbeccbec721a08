import type { EntityReport, ModerationAction, ModerationState, ReportType, Role } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface ModerationTables {
  moderation_cases: {
    id: Generated<string>
    school_id: string
    entity: EntityReport
    content_id: string
    author_account_id: string | null
    evidence: string
    within_id: string | null
    state: Generated<ModerationState>
    severity: number
    created_at: Generated<Date>
    due_at: Date
    moved_at: Generated<Date>
    appeal: string | null
    appealed_at: Date | null
    removed_at: Date | null
  }
  moderation_files: { case_id: string; file_id: string; position: number }
  post_reports: {
    id: Generated<string>
    case_id: string
    account_id: string | null
    role: Role
    type: ReportType
    description: string
    created_at: Generated<Date>
  }
  moderation_decisions: {
    case_id: string
    stage: 'FIRST' | 'APPEAL'
    account_id: string | null
    actions: Generated<ModerationAction[]>
    suspended_until: Date | null
    message: string | null
    created_at: Generated<Date>
  }
}
