import { sql, type Kysely } from 'kysely'

/** Pages count by the time that was there for them; what of it no page has used yet goes into the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ebook_readings add column unused_seconds float8 not null default 0
    constraint ebook_readings_unused_seconds_check check (unused_seconds >= 0)`.execute(db)
}
