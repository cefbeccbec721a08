import type { SessionStart } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export type SessionEnd = 'SIGN_OUT' | 'REUSE' | 'TOO_MANY' | 'BLOCKED' | 'ENDED_ELSEWHERE' | 'PASSWORD_CHANGED'

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
    browser: string | null
    system: string | null
    started_by: Generated<SessionStart>
    only_school_id: string | null
  }
  qr_codes: {
    user_id: string
    id: Generated<string>
    token_hash: Buffer
    session_id: string
    expires_at: Date
    used_at: Date | null
  }
  linked_identities: { issuer: string; subject: string; user_id: string; created_at: Generated<Date> }
  provider_tokens: { session_id: string; user_id: string; sealed: Buffer }
  spent_tokens: { token_hash: Buffer; expires_at: Date }
  known_devices: { user_id: string; device_hash: Buffer; last_used_at: Generated<Date> }
}
