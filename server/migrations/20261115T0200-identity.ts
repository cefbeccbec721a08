import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schools (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      time_zone text not null default 'America/Sao_Paulo',
      is_blocked_account boolean not null default false,
      is_grade_control boolean not null default false,
      is_permit_access_chat boolean not null default false,
      is_permit_access_class_menu boolean not null default false,
      is_permit_create_course boolean not null default false,
      created_at timestamptz not null default now()
    );

    create table grades (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      position int not null unique
    );

    create table classes (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      grade_id uuid not null references grades,
      name text not null,
      school_year int not null,
      unique (school_id, school_year, name)
    );

    create table users (
      id uuid primary key default gen_random_uuid(),
      -- Stored lowercased: unique without regard to case (decision G1).
      username text not null constraint users_username_key unique check (username = lower(username)),
      name text not null,
      nickname text,
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now()
    );

    create table profiles (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references users,
      avatar jsonb
    );

    create table accounts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      school_id uuid not null references schools,
      role text not null check (role in ('STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN')),
      active boolean not null default true,
      blocked_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null default now(),
      unique (user_id, school_id)
    );

    create table students (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null unique references accounts,
      class_id uuid not null references classes
    );
    create index students_class_id_idx on students (class_id);

    create table class_professors (
      class_id uuid not null references classes,
      account_id uuid not null references accounts,
      primary key (class_id, account_id)
    );
    create index class_professors_account_id_idx on class_professors (account_id);

    -- Closed until a guardian or the school opens them (decision G23).
    create table parental_controls (
      account_id uuid primary key references accounts,
      community_enabled boolean not null default false,
      chat_enabled boolean not null default false,
      purchases_enabled boolean not null default false,
      pin_hash text
    );

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      account_id uuid not null references accounts,
      -- How often the refresh token was exchanged: the token itself is derived, never stored.
      generation int not null default 0,
      rotated_at timestamptz not null default now(),
      keep boolean not null,
      edit_granted_until timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('SIGN_OUT', 'REUSE', 'TOO_MANY', 'BLOCKED')),
      check ((ended_at is null) = (end_reason is null))
    );
    create index sessions_user_id_idx on sessions (user_id) where ended_at is null;
    create index sessions_expires_at_idx on sessions (expires_at);

    create table known_devices (
      user_id uuid not null references users,
      device_hash bytea not null,
      last_used_at timestamptz not null default now(),
      primary key (user_id, device_hash)
    );
  `.execute(db)
}
