import { sql, type Kysely } from 'kysely'

/** What a photo shows, in words, for who does not see it; it goes where the file goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column alt text not null default ''`.execute(db)
}
