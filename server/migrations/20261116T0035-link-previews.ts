import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What pages say of themselves, as a school's people have asked: kept, so that a page is not asked again each time.
    create table link_previews (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      url text not null constraint link_previews_url_check check (length(url) <= 4000),
      -- Where the redirects ended.
      domain text not null,
      title text not null,
      description text,
      image_file_id uuid references files on delete set null,
      image_alt text,
      -- Nothing could be read: remembered for a while too.
      is_missing boolean not null default false,
      fetched_at timestamptz not null default now()
    );
    create unique index link_previews_school_id_url_key on link_previews (school_id, md5(url));
    create index link_previews_image_file_id_idx on link_previews (image_file_id);
    create index link_previews_fetched_at_idx on link_previews (fetched_at);
  `.execute(db)
}
