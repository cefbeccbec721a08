import { sql } from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'

/** Whatever the statements say was paid for is there to be worn. */
export async function insertUnlocked(tx: Tx): Promise<void> {
  await sql`
    insert into unlocked_contents (user_id, content_type, content_id, paid, unlocked_at)
    select user_id, 'AVATAR_ITEM', operator_id, value, created_at
    from wallet_entries where origin = 'UNLOCK_CONTENT'
  `.execute(tx)
}
