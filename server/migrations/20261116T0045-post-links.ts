import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the server itself read at an address that the post names.
    alter table posts add column link_preview_id uuid references link_previews on delete set null;
    create index posts_link_preview_id_idx on posts (link_preview_id) where link_preview_id is not null;
  `.execute(db)
}
