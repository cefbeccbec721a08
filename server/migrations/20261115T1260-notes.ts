import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a person wrote down about a class of a trail, for themself alone.
    create table content_notes (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      content_id uuid not null references module_contents on delete cascade,
      note text not null constraint content_notes_note_check check (length(note) between 1 and 2000),
      -- Of the video; null where the note is about the class as a whole.
      second int constraint content_notes_second_check check (second between 0 and 86400),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index content_notes_account_id_content_id_idx on content_notes (account_id, content_id);
    create index content_notes_content_id_idx on content_notes (content_id);
  `.execute(db)
}
