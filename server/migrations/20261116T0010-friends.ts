import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was asked lately, also where it was taken back or refused: a request is not sent without end.
    create table friend_asks (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      asked_account_id uuid not null references accounts,
      created_at timestamptz not null default clock_timestamp()
    );
    create index friend_asks_account_id_idx on friend_asks (account_id, created_at);
    create index friend_asks_asked_account_id_idx on friend_asks (asked_account_id);

    -- The pairs of letters of each word, with its edges: names that were typed a little wrong share most of them. Like
    -- search_text it works in any database, without an extension.
    create function search_pairs(text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct substr(' ' || word || ' ', at, 2)), '{}')
      from regexp_split_to_table(search_text($1), '[^[:alnum:]]+') as word
        cross join lateral generate_series(1, length(word) + 1) as at
      where word <> ''
    $$;
  `.execute(db)
}
