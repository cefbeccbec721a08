import { sql, type Kysely } from 'kysely'

/**
 * Whoever reports a thing again adds to what they said. And what a thing stands in: of a comment that is gone, the post
 * still tells whoever judges it what it was said to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_reports
      drop constraint post_reports_description_check,
      add constraint post_reports_description_check check (length(description) <= 1500);
    alter table moderation_cases add column within_id uuid;
  `.execute(db)
}
