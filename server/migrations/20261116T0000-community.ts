import { sql, type Kysely } from 'kysely'

/** What the one rule of sight (community/sight) asks: who belongs to whom, who wants to see whom, and for whom a post is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table friendships (
      id uuid primary key default gen_random_uuid(),
      -- Who asked, and who was asked: accounts of one school.
      asker_account_id uuid not null references accounts,
      asked_account_id uuid not null references accounts,
      created_at timestamptz not null default now(),
      accepted_at timestamptz,
      constraint friendships_self_check check (asker_account_id <> asked_account_id)
    );
    -- One between two people, whichever asked: requests that cross meet here.
    create unique index friendships_pair_key on friendships
      (least(asker_account_id, asked_account_id), greatest(asker_account_id, asked_account_id));
    create index friendships_asker_account_id_idx on friendships (asker_account_id);
    create index friendships_asked_account_id_idx on friendships (asked_account_id);

    -- Neither sees the other any more.
    create table account_blocks (
      account_id uuid not null references accounts,
      blocked_account_id uuid not null references accounts,
      created_at timestamptz not null default now(),
      primary key (account_id, blocked_account_id),
      constraint account_blocks_self_check check (account_id <> blocked_account_id)
    );
    create index account_blocks_blocked_account_id_idx on account_blocks (blocked_account_id);

    -- Topics of a school (decision G39).
    create table subjects (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      name text not null constraint subjects_name_check check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      constraint subjects_school_id_name_key unique (school_id, name)
    );
    create table followed_subjects (
      account_id uuid not null references accounts,
      subject_id uuid not null references subjects,
      created_at timestamptz not null default now(),
      primary key (account_id, subject_id)
    );
    create index followed_subjects_subject_id_idx on followed_subjects (subject_id);

    create table posts (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      account_id uuid not null references accounts,
      audience text not null constraint posts_audience_check check (audience in ('CLASS', 'FRIENDS', 'SCHOOL')),
      -- The author's class when it was written: who comes into it later sees it, who leaves it does not.
      class_id uuid references classes,
      text text not null default '' constraint posts_text_check check (length(text) <= 2000),
      -- What it passes on: a post of somebody's, never a share of a share (decision G35).
      shared_post_id uuid references posts,
      -- Taken off by the school's moderation: its author alone still sees it.
      hidden_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz,
      constraint posts_class_id_check check (audience <> 'CLASS' or class_id is not null)
    );
    create index posts_class_idx on posts (class_id, created_at desc, id desc) where audience = 'CLASS';
    create index posts_school_idx on posts (school_id, created_at desc, id desc) where audience = 'SCHOOL';
    create index posts_account_idx on posts (account_id, created_at desc, id desc);
    create index posts_shared_post_id_idx on posts (shared_post_id);

    create table post_subjects (
      post_id uuid not null references posts on delete cascade,
      subject_id uuid not null references subjects,
      -- The post's own, so that a subject is read newest first without reading its posts.
      created_at timestamptz not null,
      primary key (post_id, subject_id)
    );
    create index post_subjects_subject_idx on post_subjects (subject_id, created_at desc, post_id desc);
  `.execute(db)
}
