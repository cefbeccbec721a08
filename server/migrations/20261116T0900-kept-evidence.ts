import { sql, type Kysely } from 'kysely'

/** What a reported thing showed stays with its case, also where whoever put it there takes it away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since when nothing shows it any more and only a case keeps it: it opens at the desk alone.
    alter table files add column withdrawn_at timestamptz;
    create index files_withdrawn_idx on files (id) where withdrawn_at is not null;

    create table moderation_files (
      case_id uuid not null references moderation_cases on delete cascade,
      file_id uuid not null references files on delete cascade,
      -- Its place in the thing when it was reported.
      position int not null,
      primary key (case_id, file_id)
    );
    create index moderation_files_file_id_idx on moderation_files (file_id);
    -- Whoever takes something away asks for its cases.
    create index moderation_cases_content_id_idx on moderation_cases (content_id);

    -- Of cases from before, what is still there.
    insert into moderation_files (case_id, file_id, position)
      select c.id, f.file_id, f.position from moderation_cases c join post_files f on f.post_id = c.content_id
        where c.entity = 'POST' and c.state in ('OPEN', 'DECIDED', 'APPEALED')
      union all
      select c.id, p.file_id, p.position from moderation_cases c join album_photos p
          on (c.entity = 'ALBUM' and p.album_id = c.content_id) or (c.entity = 'ALBUM_PHOTO' and p.id = c.content_id)
        where c.state in ('OPEN', 'DECIDED', 'APPEALED');
  `.execute(db)
}
