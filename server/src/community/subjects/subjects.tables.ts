import type { Generated } from 'kysely'

export interface SubjectTables {
  subjects: { id: Generated<string>; school_id: string; name: string; created_at: Generated<Date> }
  followed_subjects: { account_id: string; subject_id: string; created_at: Generated<Date> }
}
