import type { Generated } from 'kysely'

export interface ClassCommentTables {
  trail_comments: {
    id: Generated<string>
    content_id: string
    account_id: string | null
    parent_id: string | null
    text: string
    is_removed: Generated<boolean>
    /** Taken off by the school's moderation. */
    hidden_at: Date | null
    created_at: Generated<Date>
    edited_at: Date | null
  }
  trail_comment_likes: { comment_id: string; account_id: string; created_at: Generated<Date> }
}
