import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The request of a person who signed up alone: what was asked, and what a guardian and the office answered (E70, E71).
    create table admissions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts constraint admissions_one_of_an_account unique,
      grade_id uuid not null references grades,
      is_trial boolean not null default false,
      -- Null from 16 on, and while a child has not named one.
      guardian_email text,
      guardian_confirmed_at timestamptz,
      status text not null default 'WAITING'
        constraint admissions_status_check check (status in ('WAITING', 'ACCEPTED', 'REFUSED', 'GUARDIAN_REFUSED')),
      refusal text
        constraint admissions_refusal_check check (refusal in ('NOT_OURS', 'NO_PLACE', 'WRONG_DATA', 'OTHER')),
      -- Null where a guardian decided.
      decided_by_account_id uuid references accounts,
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      constraint admissions_decided_check check ((status = 'WAITING') = (decided_at is null)),
      constraint admissions_refused_check check ((status = 'REFUSED') = (refusal is not null))
    );
    create index admissions_waiting_idx on admissions (created_at, id) where status = 'WAITING' and not is_trial;
    create index admissions_decided_by_idx on admissions (decided_by_account_id);

    -- The links that went to a guardian's mailbox, by their hash.
    create table guardian_letters (
      token_hash bytea primary key,
      account_id uuid not null references accounts,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index guardian_letters_account_id_idx on guardian_letters (account_id, created_at);

    -- Students who signed up alone before this and did not become members wait for a yes too.
    insert into admissions (account_id, grade_id, created_at)
    select accounts.id, classes.grade_id, accounts.created_at
    from accounts
      join students on students.account_id = accounts.id
      join classes on classes.id = students.class_id
    where accounts.role = 'STUDENT' and accounts.active and not accounts.is_member and accounts.trial_ends_at is null;
    -- An unknown birth date counts as under 16.
    update accounts set waits_for = case
      when coalesce(users.date_of_birth > current_date - interval '16 years', true) then 'GUARDIAN' else 'OFFICE' end
    from users, admissions
    where users.id = accounts.user_id and admissions.account_id = accounts.id;
    update parental_controls set community_enabled = false, chat_enabled = false, purchases_enabled = false
    from admissions where admissions.account_id = parental_controls.account_id;
    delete from students using admissions where admissions.account_id = students.account_id;
  `.execute(db)
}
