import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Charts look up each mark of each coin by its moment, in one step and without reading the entry itself; a page of
    -- the history goes by the number alone.
    create index wallet_entries_mark_idx on wallet_entries (user_id, coin, created_at, seq)
      include (balance_after, earned_after);
    drop index wallet_entries_coin_idx;
    create index wallet_entries_coin_idx on wallet_entries (user_id, coin, seq);
  `.execute(db)
}
