import type { BlockReason, Role } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface AccountTables {
  users: {
    id: Generated<string>
    username: string
    name: string
    nickname: string | null
    surname: string | null
    password_hash: string
    email_verified_at: Date | null
    created_at: Generated<Date>
  }
  accounts: {
    id: Generated<string>
    user_id: string
    school_id: string
    role: Role
    active: Generated<boolean>
    blocked_at: Date | null
    /** Null too where the account was blocked before reasons were asked for. */
    block_reason: BlockReason | null
    last_used_at: Date | null
    created_at: Generated<Date>
  }
}
