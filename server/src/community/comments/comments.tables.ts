import type { Reaction } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface CommentTables {
  post_comments: {
    id: Generated<string>
    post_id: string
    account_id: string | null
    parent_id: string | null
    text: string
    is_removed: Generated<boolean>
    hidden_at: Date | null
    created_at: Generated<Date>
    edited_at: Date | null
  }
  post_comment_mentions: { comment_id: string; account_id: string; name: string }
  post_comment_reactions: { comment_id: string; account_id: string; reaction: Reaction; created_at: Generated<Date> }
}
