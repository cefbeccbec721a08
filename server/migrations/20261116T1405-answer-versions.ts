import { sql, type Kysely } from 'kysely'

/** Counts the changes of an answer: whoever changes it says which they saw, and does not undo a later one (decision 17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_answers add column version int not null default 1;
    alter table content_review_answers add column version int not null default 1;
  `.execute(db)
}
