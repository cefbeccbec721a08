import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A guardian sees a request about a child by their link. An erasure takes the link along, so it says here that
    -- whoever asked was still linked then, and goes on seeing that it was done.
    alter table data_requests add column asker_stays boolean not null default false;
  `.execute(db)
}
