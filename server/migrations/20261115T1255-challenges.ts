import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A task of a class that is answered with a file.
    create table challenges (
      id uuid primary key default gen_random_uuid(),
      content_id uuid not null references module_contents on delete cascade,
      title text not null constraint challenges_title_check check (length(title) between 3 and 160),
      description text not null default ''
        constraint challenges_description_check check (length(description) <= 5000),
      -- None: it stays open.
      deadline timestamptz,
      created_at timestamptz not null default now()
    );
    create index challenges_content_id_idx on challenges (content_id, created_at, id);

    create table challenge_attachments (
      id uuid primary key default gen_random_uuid(),
      challenge_id uuid not null references challenges,
      account_id uuid not null references accounts,
      file_id uuid not null references files constraint challenge_attachments_file_id_key unique,
      comment text not null default ''
        constraint challenge_attachments_comment_check check (length(comment) <= 1000),
      created_at timestamptz not null default now(),
      -- By a professor of the class; who it was stands in the audit log.
      checked_at timestamptz,
      check_comment text not null default ''
        constraint challenge_attachments_check_comment_check check (length(check_comment) <= 1000),
      constraint challenge_attachments_checked_check check (checked_at is not null or check_comment = '')
    );
    create index challenge_attachments_account_id_idx on challenge_attachments (account_id, challenge_id, created_at);
    create index challenge_attachments_challenge_id_idx on challenge_attachments (challenge_id);
    create index challenge_attachments_waiting_idx on challenge_attachments (created_at, id) where checked_at is null;

    -- Finishing a class asks for its challenge (decision G34): here, so that no way of making one can forget it.
    create function content_has_challenge() returns trigger language plpgsql as $$
    declare
      content uuid := case when tg_op = 'DELETE' then old.content_id else new.content_id end;
    begin
      update module_contents set has_challenge = exists (select 1 from challenges where content_id = content)
      where id = content;
      return null;
    end $$;
    create trigger challenges_content_has_challenge after insert or delete on challenges
      for each row execute function content_has_challenge();
  `.execute(db)
}
