import type { Generated } from 'kysely'

export type SessionEnd = 'SIGN_OUT' | 'REUSE' | 'TOO_MANY' | 'BLOCKED' | 'PASSWORD'

export interface AuthTables {
  sessions: {
    id: Generated<string>
    user_id: string
    account_id: string
    generation: Generated<number>
    rotated_at: Generated<Date>
    keep: boolean
    edit_granted_until: Date | null
    created_at: Generated<Date>
    expires_at: Date
    ended_at: Date | null
    end_reason: SessionEnd | null
  }
  known_devices: { user_id: string; device_hash: Buffer; last_used_at: Generated<Date> }
}
