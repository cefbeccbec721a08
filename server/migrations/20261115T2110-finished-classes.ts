import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- "50 classes" counts classes that were finished (decision G34); only those with a quiz done well had been counted.
    -- Those stay. The others come from progress and, where a class was started anew since, from what finishing it paid:
    -- the ledger also knows people who were erased, and of them nothing is counted. The nightly settling gives what is
    -- reached by it.
    insert into achievement_facts (account_id, fact, object_id, created_at)
    select accounts.id, 'CLASS', finished.content, min(finished.at)
    from (
      select account_id, content_id::text as content, finished_at as at from content_progress where status = 'FINISHED'
      union all
      select account_id, operator_id, created_at from wallet_entries
      where origin = 'MODULE_CONTENT_USER' and operation = 'CREDIT'
    ) as finished
    join accounts on accounts.id = finished.account_id and accounts.role = 'STUDENT'
    join users on users.id = accounts.user_id and users.name <> ''
    group by accounts.id, finished.content
    on conflict do nothing;
  `.execute(db)
}
