import type { Generated } from 'kysely'

export interface NoteTables {
  content_notes: {
    id: Generated<string>
    account_id: string
    content_id: string
    note: string
    second: number | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
