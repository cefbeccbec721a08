import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column browser text,
      add column system text,
      add column started_by text not null default 'PASSWORD'
        check (started_by in ('PASSWORD', 'QR_CODE', 'OIDC', 'PARTNER')),
      -- A partner vouches for its own school alone: such a session never reaches an account elsewhere.
      add column only_school_id uuid references schools,
      drop constraint sessions_end_reason_check,
      add constraint sessions_end_reason_check
        check (end_reason in ('SIGN_OUT', 'REUSE', 'TOO_MANY', 'BLOCKED', 'ENDED_ELSEWHERE', 'PASSWORD_CHANGED'));

    -- One for each person: a new code takes the place of the one before.
    create table qr_codes (
      user_id uuid primary key references users,
      id uuid not null unique default gen_random_uuid(),
      token_hash bytea not null unique,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index qr_codes_session_id_idx on qr_codes (session_id);

    -- Who a person is at an identity provider, once their address has told: addresses are given to others later.
    create table linked_identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users,
      created_at timestamptz not null default now(),
      primary key (issuer, subject),
      unique (user_id, issuer)
    );

    -- What revoking at the provider needs, sealed with a key that is not in the database.
    create table provider_tokens (
      session_id uuid primary key references sessions on delete cascade,
      user_id uuid not null references users,
      sealed bytea not null
    );
    create index provider_tokens_user_id_idx on provider_tokens (user_id);

    -- Partner tokens that were taken, for as long as they could come again.
    create table spent_tokens (
      token_hash bytea primary key,
      expires_at timestamptz not null
    );
    create index spent_tokens_expires_at_idx on spent_tokens (expires_at);
  `.execute(db)
}
