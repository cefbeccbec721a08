import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a new student starts with; closed unless the school says otherwise (decision G23).
    alter table schools
      add column default_community_enabled boolean not null default false,
      add column default_chat_enabled boolean not null default false,
      add column default_purchases_enabled boolean not null default false;

    alter table parental_controls
      add column pin_set_by text constraint parental_controls_pin_set_by_check
        check (pin_set_by in ('STUDENT', 'GUARDIAN', 'SCHOOL')),
      -- Wrong PINs: since the last right one or the last lock, on one day of the school, since the last right one.
      add column pin_wrong_in_a_row int not null default 0,
      add column pin_wrong_on date,
      add column pin_wrong_that_day int not null default 0,
      add column pin_wrong_since_success int not null default 0,
      add column pin_locked_until timestamptz;
    -- Nobody wrote down who gave the PINs of before: the strictest reading, under which they open nothing.
    update parental_controls set pin_set_by = 'STUDENT' where pin_hash is not null;
    alter table parental_controls
      add constraint parental_controls_pin_check check ((pin_hash is null) = (pin_set_by is null));

    -- One row for a guardian and a child, whatever became of it; an ended link leaves only its audit lines.
    create table guardian_links (
      id uuid primary key default gen_random_uuid(),
      guardian_account_id uuid not null references accounts,
      student_account_id uuid not null references accounts,
      status text not null check (status in ('PENDING', 'LINKED', 'REFUSED')),
      requested_at timestamptz not null default now(),
      decided_at timestamptz,
      unique (guardian_account_id, student_account_id),
      check ((status = 'PENDING') = (decided_at is null))
    );
    create index guardian_links_student_account_id_idx on guardian_links (student_account_id);

    create table guardian_codes (
      id uuid primary key default gen_random_uuid(),
      code_hash bytea not null unique,
      student_account_id uuid not null references accounts,
      -- Who made it decides what it does: the school's links, a student's asks.
      made_by_account_id uuid not null references accounts,
      by_school boolean not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index guardian_codes_student_account_id_idx on guardian_codes (student_account_id);
    create index guardian_codes_expires_at_idx on guardian_codes (expires_at);
    create index sessions_open_by_account_idx on sessions (account_id) where ended_at is null;
    create index accounts_by_school_idx on accounts (school_id);
  `.execute(db)
}
