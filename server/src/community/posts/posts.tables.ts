import type { FeedScope, PostMediaType, PostAudience, Reaction } from '@trilha/contract/constants'
import type { Generated, GeneratedAlways } from 'kysely'

export interface PostTables {
  posts: {
    id: Generated<string>
    school_id: string
    account_id: string
    audience: PostAudience
    class_id: string | null
    text: Generated<string>
    tags: Generated<string[]>
    shared_post_id: string | null
    link_preview_id: string | null
    shared_album_id: string | null
    shared_photo_id: string | null
    hidden_at: Date | null
    is_original_gone: Generated<boolean>
    created_at: Generated<Date>
    edited_at: Date | null
    words: GeneratedAlways<string>
  }
  post_subjects: {
    post_id: string
    subject_id: string
    audience: PostAudience
    class_id: string | null
    account_id: string
    created_at: Date
  }
  school_words: { school_id: string; word: string; pairs: GeneratedAlways<string[]> }
  post_files: { post_id: string; position: number; file_id: string; type: PostMediaType }
  post_mentions: { post_id: string; account_id: string; name: string; created_at: Date }
  post_reactions: { post_id: string; account_id: string; reaction: Reaction; created_at: Generated<Date> }
  saved_posts: { id: Generated<string>; account_id: string; post_id: string; created_at: Generated<Date> }
  feed_marks: { account_id: string; scope: FeedScope; post_created_at: Date; post_id: string }
}
