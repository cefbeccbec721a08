import { sql, type Kysely } from 'kysely'

/**
 * Pictures of a class: its text, its books and its challenges name them by the file, `![words](file:<id>)`, and a class
 * shows no others. A text may be corrected while the structure is locked, and so may its pictures.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_pictures (
      content_id uuid not null references module_contents on delete cascade,
      file_id uuid not null references files on delete cascade,
      primary key (content_id, file_id)
    );
    create index content_pictures_file_id_idx on content_pictures (file_id);

    -- Whoever does not see a picture reads what it shows.
    alter table module_contents add constraint module_contents_text_alt_check check (text !~ '!\\[\\s*\\]\\(');
    alter table ebook_pages add constraint ebook_pages_text_alt_check check (text !~ '!\\[\\s*\\]\\(');
    alter table challenges add constraint challenges_description_alt_check check (description !~ '!\\[\\s*\\]\\(');
  `.execute(db)
}
