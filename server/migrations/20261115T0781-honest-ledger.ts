import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the object of an entry was called when it was done, so that the statement can say it. Only names that the
    -- school gave; what people write themselves is erased with them, and a ledger is not.
    alter table wallet_entries add column object_name text;
  `.execute(db)
}
