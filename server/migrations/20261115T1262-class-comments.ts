import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trail_comments (
      id uuid primary key default gen_random_uuid(),
      content_id uuid not null references module_contents on delete cascade,
      -- Who wrote it; what others answered stays when the person goes.
      account_id uuid references accounts,
      -- The comment that this answers, on the same class.
      parent_id uuid,
      text text not null,
      -- Removed, but answers hang on it.
      is_removed boolean not null default false,
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      constraint trail_comments_text_check check (length(text) <= 1000 and (text = '') = is_removed),
      constraint trail_comments_id_content_id_key unique (id, content_id),
      constraint trail_comments_parent_id_fkey
        foreign key (parent_id, content_id) references trail_comments (id, content_id)
    );
    create index trail_comments_top_idx on trail_comments (content_id, created_at desc, id desc) where parent_id is null;
    create index trail_comments_parent_id_idx on trail_comments (parent_id, created_at, id);
    create index trail_comments_content_id_idx on trail_comments (content_id);
    create index trail_comments_account_id_idx on trail_comments (account_id);

    create table trail_comment_likes (
      comment_id uuid not null references trail_comments on delete cascade,
      account_id uuid not null references accounts,
      created_at timestamptz not null default now(),
      primary key (comment_id, account_id)
    );
    create index trail_comment_likes_account_id_idx on trail_comment_likes (account_id);
  `.execute(db)
}
