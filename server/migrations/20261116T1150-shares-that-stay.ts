import { sql, type Kysely } from 'kysely'

/** Who passed a post on with words of their own keeps these for themself when the post goes (G35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column is_original_gone boolean not null default false`.execute(db)
}
