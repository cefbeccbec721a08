import type { Generated } from 'kysely'

export interface WordTables {
  blocked_words: { id: Generated<string>; school_id: string; word: string; created_at: Generated<Date> }
}
