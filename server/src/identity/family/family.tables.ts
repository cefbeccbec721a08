import type { Generated } from 'kysely'

export interface FamilyTables {
  parental_controls: {
    account_id: string
    community_enabled: Generated<boolean>
    chat_enabled: Generated<boolean>
    purchases_enabled: Generated<boolean>
    pin_hash: string | null
  }
}
