import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A student asks for another full name, and the school decides (decision E68). The name belongs to the person, so a
    -- person has one open request, whichever account it was sent from.
    create table name_requests (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      account_id uuid not null references accounts,
      name text not null,
      status text not null default 'WAITING' check (status in ('WAITING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
      requested_at timestamptz not null default now(),
      closed_at timestamptz,
      decided_by_account_id uuid references accounts,
      constraint name_requests_closed_check check ((status = 'WAITING') = (closed_at is null))
    );
    create unique index name_requests_waiting_key on name_requests (user_id) where status = 'WAITING';
    create index name_requests_user_id_idx on name_requests (user_id, requested_at);
    create index name_requests_account_id_idx on name_requests (account_id);
    create index name_requests_decided_by_account_id_idx on name_requests (decided_by_account_id);
    create index name_requests_waiting_idx on name_requests (requested_at, id) where status = 'WAITING';

    -- The displayed name is laid aside with the nickname when moderation takes a profile off: others read it too.
    alter table profiles add column hidden_surname text;
  `.execute(db)
}
