import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key default gen_random_uuid(),
      -- Whose it is; nobody's: the school's own, which stays when a person goes.
      account_id uuid references accounts,
      school_id uuid not null references schools,
      name text not null constraint files_name_check check (length(name) between 1 and 160),
      extension text not null constraint files_extension_check check (extension in
        ('jpeg', 'jpg', 'png', 'pdf', 'webp', 'csv', 'xls', 'mp4', 'aac', 'pptx', 'docx', 'xlsx', 'txt')),
      size int not null constraint files_size_check check (size > 0),
      -- Of a picture.
      width int,
      height int,
      created_at timestamptz not null default now(),
      -- Since when something refers to it; until then it is swept after a day.
      attached_at timestamptz,
      constraint files_sides_check check ((width is null) = (height is null))
    );
    create index files_account_id_idx on files (account_id);
    create index files_school_id_idx on files (school_id);
    create index files_waiting_idx on files (created_at) where attached_at is null;
    -- The school's own; should it be a person's after all, it goes with them.
    alter table module_contents add foreign key (file_id) references files on delete set null;
  `.execute(db)
}
