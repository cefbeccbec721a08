import { sql, type Kysely } from 'kysely'

/** The time somebody was there counts, not the time since a class was first opened. What was seen by now was attended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_progress add column attended float8 not null default 0
    constraint content_progress_attended_check check (attended >= 0)`.execute(db)
  await sql`update content_progress set attended =
    (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(watched) as part)
    where watched <> '{}'`.execute(db)
}
