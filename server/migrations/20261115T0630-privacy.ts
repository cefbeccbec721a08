import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_requests (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      account_id uuid not null references accounts,
      school_id uuid not null references schools,
      type text not null check (type in ('INFORMATION', 'DELETION', 'CHANGE', 'OTHERS')),
      status text not null default 'OPEN' check (status in ('OPEN', 'IN_PROGRESS', 'DONE', 'REFUSED')),
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text not null,
      description text not null,
      answer text,
      created_at timestamptz not null default now(),
      -- A day of the school: the last on which an answer is in time.
      due_on date not null,
      answered_at timestamptz,
      withdrawn_at timestamptz,
      erase_at timestamptz
    );
    create index data_requests_user_id_idx on data_requests (user_id, created_at desc, id desc);
    create index data_requests_account_id_idx on data_requests (account_id);
    create index data_requests_school_id_idx on data_requests (school_id, status);
    create index data_requests_erase_at_idx on data_requests (erase_at) where erase_at is not null;

    -- The archive itself is a file under the data folder, named by the id.
    create table data_exports (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      -- Of the request that the school answers with it; none when the person built it themself.
      request_id uuid references data_requests,
      locale text not null,
      status text not null default 'QUEUED' check (status in ('QUEUED', 'BUILDING', 'READY', 'FAILED')),
      progress int not null default 0,
      size bigint,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create index data_exports_user_id_idx on data_exports (user_id, created_at desc);
    create index data_exports_request_id_idx on data_exports (request_id);
    -- One at a time.
    create unique index data_exports_one_in_work on data_exports (user_id) where status in ('QUEUED', 'BUILDING');

    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      -- None: it concerns the person, whichever account is in use.
      account_id uuid references accounts,
      kind text not null,
      about_user_id uuid references users,
      object_id uuid,
      -- Enumerated words only, never a text that a person wrote.
      data jsonb not null default '{}',
      created_at timestamptz not null default now(),
      read_at timestamptz
    );
    create index notifications_user_id_idx on notifications (user_id, created_at desc, id desc);
    create index notifications_unread_idx on notifications (user_id) where read_at is null;
    create index notifications_account_id_idx on notifications (account_id);
    create index notifications_about_user_id_idx on notifications (about_user_id);
    create index notifications_created_at_idx on notifications (created_at);

    -- Export reads a person's lines, and a sign-in asks whether it is the first.
    create index audit_log_actor_user_id_idx on audit_log (actor_user_id);
  `.execute(db)
}
