import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A student who writes the birth date alone proves nothing: the office does (E71). Dates of before count as proven.
    alter table users add column is_birth_date_proven boolean not null default false;
    update users set is_birth_date_proven = true where date_of_birth is not null;
  `.execute(db)
}
