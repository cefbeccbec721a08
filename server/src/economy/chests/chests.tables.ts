import type { ChestEntity, ChestKind } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface ChestTables {
  chests: {
    id: Generated<string>
    account_id: string
    kind: ChestKind
    entity: ChestEntity
    entity_id: string
    entity_name: string
    created_at: Generated<Date>
    opened_at: Date | null
  }
}
