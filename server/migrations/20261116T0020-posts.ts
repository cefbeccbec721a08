import { sql, type Kysely } from 'kysely'

/** What hangs on a post: pictures, names, reactions, who saved it, and how far somebody has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts
      add column tags text[] not null default '{}' constraint posts_tags_check check (cardinality(tags) <= 10),
      -- What passed a post on goes with it.
      drop constraint posts_shared_post_id_fkey,
      add constraint posts_shared_post_id_fkey foreign key (shared_post_id) references posts on delete cascade;
    -- A friend's posts that are not for another class: what a feed reads of each friend.
    create index posts_friends_idx on posts (account_id, created_at desc, id desc) where audience <> 'CLASS';

    -- For whom the post is, so that a subject too is read newest first without looking at what is not for the reader.
    alter table post_subjects
      add column audience text,
      add column class_id uuid references classes,
      add column account_id uuid references accounts;
    update post_subjects set audience = posts.audience, class_id = posts.class_id, account_id = posts.account_id
      from posts where posts.id = post_subjects.post_id;
    alter table post_subjects alter column audience set not null, alter column account_id set not null;
    drop index post_subjects_subject_idx;
    create index post_subjects_school_idx on post_subjects (subject_id, created_at desc, post_id desc)
      where audience = 'SCHOOL';
    create index post_subjects_class_idx on post_subjects (class_id, subject_id, created_at desc, post_id desc)
      where audience = 'CLASS';
    create index post_subjects_account_idx on post_subjects (account_id, subject_id, created_at desc, post_id desc);
    create index post_subjects_subject_id_idx on post_subjects (subject_id);
    create index post_subjects_class_id_idx on post_subjects (class_id);

    create table post_files (
      post_id uuid not null references posts on delete cascade,
      position int not null constraint post_files_position_check check (position between 1 and 10),
      file_id uuid not null references files on delete cascade,
      type text not null constraint post_files_type_check check (type in ('IMAGE', 'VIDEO')),
      primary key (post_id, position),
      -- A file is in one place, and goes with it.
      constraint post_files_file_id_key unique (file_id)
    );

    create table post_mentions (
      post_id uuid not null references posts on delete cascade,
      account_id uuid not null references accounts,
      -- As the text says it after the sign.
      name text not null,
      created_at timestamptz not null,
      primary key (post_id, account_id)
    );
    create index post_mentions_account_idx on post_mentions (account_id, created_at desc, post_id desc);

    -- One of a person on a post, whatever the number of taps (decision E11).
    create table post_reactions (
      post_id uuid not null references posts on delete cascade,
      account_id uuid not null references accounts,
      reaction text not null constraint post_reactions_reaction_check
        check (reaction in ('LIKE', 'LOVE', 'CLAP', 'LAUGH', 'WOW', 'SAD')),
      created_at timestamptz not null default clock_timestamp(),
      primary key (post_id, account_id)
    );
    create index post_reactions_account_id_idx on post_reactions (account_id);
    create index post_reactions_latest_idx on post_reactions (post_id, created_at desc, account_id desc);

    create table saved_posts (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      post_id uuid not null references posts on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      constraint saved_posts_account_id_post_id_key unique (account_id, post_id)
    );
    create index saved_posts_latest_idx on saved_posts (account_id, created_at desc, id desc);
    create index saved_posts_post_id_idx on saved_posts (post_id);

    -- Up to which post somebody has read each of their feeds (decision G37).
    create table feed_marks (
      account_id uuid not null references accounts,
      scope text not null constraint feed_marks_scope_check
        check (scope in ('FOR_ME', 'CLASS', 'SCHOOL', 'SUBJECTS')),
      post_created_at timestamptz not null,
      -- No foreign key: the mark stays where it is when the post goes.
      post_id uuid not null,
      primary key (account_id, scope)
    );
  `.execute(db)
}
