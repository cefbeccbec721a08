import type { NameRequestStatus } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface NameTables {
  name_requests: {
    id: Generated<string>
    user_id: string
    /** The student account that the request was sent from: its school decides. */
    account_id: string
    name: string
    status: Generated<NameRequestStatus>
    requested_at: Generated<Date>
    closed_at: Date | null
    decided_by_account_id: string | null
  }
}
