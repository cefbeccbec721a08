import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Joining a school needs a yes (E65). Until then the school has what it typed, and nothing of the person changes.
    create table school_invitations (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      -- Null: the command line that founded the school.
      invited_by_account_id uuid references accounts,
      -- The name that the invited person signs in with. Whose it is, is looked up each time.
      email text not null,
      name text not null,
      role text not null constraint school_invitations_role_check
        check (role in ('STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN')),
      class_ids uuid[] not null default '{}',
      language text not null constraint school_invitations_language_check check (language in ('pt-br', 'en-us')),
      state text not null default 'OPEN' constraint school_invitations_state_check
        check (state in ('OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
      -- Of the newest letter.
      token_hash bytea constraint school_invitations_token_hash_key unique,
      paper_code_hash bytea,
      -- A child accepted with the paper code: the time to object runs.
      child_accepted_at timestamptz,
      -- When the person and the grown-ups around a child were told.
      told_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      decided_at timestamptz,
      decided_by_account_id uuid references accounts,
      -- The account that the acceptance opened.
      account_id uuid references accounts,
      constraint school_invitations_decided_check check ((state = 'OPEN') = (decided_at is null))
    );
    create unique index school_invitations_one_open on school_invitations (school_id, email) where state = 'OPEN';
    create index school_invitations_school_idx on school_invitations (school_id, created_at desc, id desc);
    create index school_invitations_email_idx on school_invitations (email) where state = 'OPEN';
    create index school_invitations_invited_by_idx on school_invitations (invited_by_account_id);
    create index school_invitations_decided_by_idx on school_invitations (decided_by_account_id);
    create index school_invitations_account_idx on school_invitations (account_id);
    -- The links of older letters end: what they promised is an invitation now.
    delete from email_verifications where kind = 'INVITATION' and used_at is null;
  `.execute(db)
}
