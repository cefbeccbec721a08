import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who signed up alone is no member of the school until the address is confirmed, and a trial never is:
    -- members see each other, nobody else sees them.
    alter table accounts add column is_member boolean not null default true;
    update accounts set is_member = false where trial_ends_at is not null;
  `.execute(db)
}
