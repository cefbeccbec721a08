import { sql, type Kysely } from 'kysely'

/** What was claimed faster than it can be watched lay there until the time had passed; it is not kept any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update content_progress set watched = '{}' where watched_at is null and
    (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(watched) as part) > attended * 2 + 4`.execute(db)
  await sql`alter table content_progress drop column attended`.execute(db)
  await sql`alter table content_progress add column unused_seconds float8 not null default 0
    constraint content_progress_unused_seconds_check check (unused_seconds >= 0)`.execute(db)
}
