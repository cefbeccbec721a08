import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a class has to do; read by its students, tied to a class of a trail or to none (decision G41).
    create table interactive_tasks (
      id uuid primary key default gen_random_uuid(),
      class_id uuid not null references classes,
      author_account_id uuid references accounts on delete set null,
      content_id uuid references module_contents on delete set null,
      title text not null constraint interactive_tasks_title_check check (length(title) between 3 and 120),
      description text not null default ''
        constraint interactive_tasks_description_check check (length(description) <= 2000),
      due_on date,
      created_at timestamptz not null default now()
    );
    create index interactive_tasks_class_id_idx on interactive_tasks (class_id);
    create index interactive_tasks_author_account_id_idx on interactive_tasks (author_account_id);
    create index interactive_tasks_content_id_idx on interactive_tasks (content_id);

    create table task_completions (
      task_id uuid not null references interactive_tasks on delete cascade,
      account_id uuid not null references accounts,
      completed_at timestamptz not null default now(),
      primary key (task_id, account_id)
    );
    create index task_completions_account_id_idx on task_completions (account_id);
  `.execute(db)
}
