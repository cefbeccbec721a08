import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The older of two who share a nickname keeps it; the other is called by the first name until choosing anew.
    update users set nickname = null where id in (
      select id from (
        select id, row_number() over (partition by lower(nickname) order by created_at, id) as place
        from users where nickname is not null
      ) as shared where place > 1
    );
    alter table users
      -- Unique without regard to case, over all schools: a mention must mean one person.
      add column nickname_key text generated always as (lower(nickname)) stored constraint users_nickname_key unique,
      add column surname text,
      add column gender text constraint users_gender_check check (gender in ('FEMALE', 'MALE', 'OTHER', 'NOT_INFORMED')),
      add column date_of_birth date,
      add column state text,
      add column city text,
      add column telephone text,
      -- Of the mails; the interface's own is the browser's.
      add column language text not null default 'pt-br' constraint users_language_check check (language in ('pt-br', 'en-us')),
      -- Which terms were agreed to, so that new ones are asked for (decision G52).
      add column terms_version text,
      add column terms_agreed_at timestamptz,
      add constraint users_terms_check check ((terms_version is null) = (terms_agreed_at is null));

    -- After it the account counts as blocked (decision G15).
    alter table accounts add column trial_ends_at timestamptz;

    -- Hashes alone: whoever reads the database cannot confirm an address with them.
    create table email_verifications (
      token_hash bytea primary key,
      user_id uuid not null references users,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      -- By which of the two links it was used.
      source text constraint email_verifications_source_check check (source in ('link', 'zc'))
    );
    create index email_verifications_user_id_idx on email_verifications (user_id);
    create index email_verifications_expires_at_idx on email_verifications (expires_at);

    -- One code at a time: a new one replaces it and gets its own five tries.
    create table recovery_codes (
      user_id uuid primary key references users,
      code_hash bytea not null,
      tries int not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );

    -- Mails of an installation without a mail server. A table, not a folder: it is the person's data, so export,
    -- erasure and expiry reach it like any other, and every server process shows the same.
    create table mail_outbox (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references users,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index mail_outbox_user_id_idx on mail_outbox (user_id);
    create index mail_outbox_created_at_idx on mail_outbox (created_at);
  `.execute(db)
}
