import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_user_id uuid,
      actor_account_id uuid,
      school_id uuid,
      action text not null,
      subject_kind text,
      subject_id text,
      details jsonb not null default '{}',
      request_id text
    );
    create index audit_log_school_id_idx on audit_log (school_id, at);
    create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change();

    create table idempotency_keys (
      account_id uuid not null references accounts,
      call text not null,
      key text not null,
      request_hash bytea not null,
      -- json, not jsonb: the answer is given again byte for byte.
      answer json,
      created_at timestamptz not null default now(),
      primary key (account_id, call, key)
    );
    create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

    -- The store of rate-limiter-flexible; it would make it itself, but migrations are the only place for tables.
    create table attempt_budgets (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `.execute(db)
}
