import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The office made the password. The person chooses another one at the next sign-in (E74).
    alter table users add column must_change_password boolean not null default false;

    alter table accounts
      -- Whose yes is missing before the account opens (E70, E71). Null: nobody's.
      add column waits_for text
        constraint accounts_waits_for_check check (waits_for in ('GUARDIAN', 'OFFICE')),
      add column ended_at timestamptz;
    -- When older accounts ended is in the audit log at best.
    update accounts set ended_at = coalesce(
      (select max(line.at) from audit_log line
        where line.action = 'account.ended' and line.subject_id = accounts.id::text),
      now())
    where not active;

    -- The school accepts the terms for its students under 16 (E73). Its administrator did so before this column existed.
    alter table schools
      add column terms_version text,
      add column terms_agreed_at timestamptz,
      add constraint schools_terms_check check ((terms_version is null) = (terms_agreed_at is null));
    update schools set (terms_version, terms_agreed_at) = (
      select users.terms_version, users.terms_agreed_at
      from accounts join users on users.id = accounts.user_id
      where accounts.school_id = schools.id and accounts.role = 'SCHOOL_ADMIN' and accounts.active
        and users.terms_version is not null
      order by users.terms_agreed_at desc
      limit 1
    );

    -- A grown-up's consent for a student: on paper, recorded by the office, or by mail at a sign-up (E71).
    create table guardian_consents (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      kind text not null constraint guardian_consents_kind_check check (kind in ('PAPER', 'MAIL')),
      signed_by text not null,
      signed_on date not null,
      -- The terms that were accepted with it (E73).
      terms_version text not null,
      -- Null: the guardian confirmed by mail, and nobody recorded it.
      recorded_by_account_id uuid references accounts,
      created_at timestamptz not null default now(),
      withdrawn_at timestamptz
    );
    create unique index guardian_consents_one_of_a_kind on guardian_consents (account_id, kind) where withdrawn_at is null;
    create index guardian_consents_recorded_by_idx on guardian_consents (recorded_by_account_id);
  `.execute(db)
}
