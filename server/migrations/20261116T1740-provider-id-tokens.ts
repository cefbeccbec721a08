import { sql, type Kysely } from 'kysely'

/** Kept with the token that is revoked is now the one that says whose session ends; those without end by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from provider_tokens`.execute(db)
}
