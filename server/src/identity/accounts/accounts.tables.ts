import type { Role } from '@trilha/contract/constants'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { ColumnType, Generated } from 'kysely'

export interface AccountTables {
  users: {
    id: Generated<string>
    username: string
    name: string
    nickname: string | null
    password_hash: string
    email_verified_at: Date | null
    created_at: Generated<Date>
  }
  profiles: {
    id: Generated<string>
    user_id: string
    avatar: ColumnType<AvatarSelection | null, string | null, string | null>
  }
  accounts: {
    id: Generated<string>
    user_id: string
    school_id: string
    role: Role
    active: Generated<boolean>
    blocked_at: Date | null
    last_used_at: Date | null
    created_at: Generated<Date>
  }
}
