import type { Generated } from 'kysely'

export interface StudentTables {
  students: {
    id: Generated<string>
    account_id: string
    class_id: string
    hidden_from_ranking: Generated<boolean>
  }
  class_professors: { class_id: string; account_id: string }
}
