import { sql, type Kysely } from 'kysely'

/** What is said to a post: comments and, one level below, their answers (decision G36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_comments (
      id uuid primary key default gen_random_uuid(),
      post_id uuid not null references posts on delete cascade,
      -- Null where the person left for good: the place stays while answers hang on it.
      account_id uuid references accounts,
      parent_id uuid references post_comments on delete cascade,
      text text not null constraint post_comments_text_check check (length(text) <= 1000),
      is_removed boolean not null default false,
      -- Taken off by the school's moderation: its author alone still sees it.
      hidden_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz
    );
    create index post_comments_post_idx on post_comments (post_id, created_at, id);
    create index post_comments_parent_idx on post_comments (parent_id, created_at, id);
    create index post_comments_account_id_idx on post_comments (account_id);

    create table post_comment_mentions (
      comment_id uuid not null references post_comments on delete cascade,
      account_id uuid not null references accounts,
      name text not null,
      primary key (comment_id, account_id)
    );
    create index post_comment_mentions_account_id_idx on post_comment_mentions (account_id);

    create table post_comment_reactions (
      comment_id uuid not null references post_comments on delete cascade,
      account_id uuid not null references accounts,
      reaction text not null constraint post_comment_reactions_reaction_check
        check (reaction in ('LIKE', 'LOVE', 'CLAP', 'LAUGH', 'WOW', 'SAD')),
      created_at timestamptz not null default clock_timestamp(),
      primary key (comment_id, account_id)
    );
    create index post_comment_reactions_account_id_idx on post_comment_reactions (account_id);
  `.execute(db)
}
