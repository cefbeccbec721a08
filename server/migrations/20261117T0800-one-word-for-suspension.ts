import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- As a decision of the moderators calls it, which is where it comes from.
    alter table accounts rename column silenced_until to suspended_until;
  `.execute(db)
}
