import type { Generated } from 'kysely'

export interface FriendTables {
  friendships: {
    id: Generated<string>
    asker_account_id: string
    asked_account_id: string
    created_at: Generated<Date>
    accepted_at: Date | null
  }
  account_blocks: { account_id: string; blocked_account_id: string; created_at: Generated<Date> }
  friend_asks: { id: Generated<string>; account_id: string; asked_account_id: string; created_at: Generated<Date> }
}
