import type { UnlockableType } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface UnlockTables {
  unlocked_contents: {
    id: Generated<string>
    user_id: string
    content_type: UnlockableType
    content_id: string
    paid: number
    unlocked_at: Generated<Date>
  }
}
