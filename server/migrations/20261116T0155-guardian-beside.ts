import { sql, type Kysely } from 'kysely'

/** Who works at a school may have a child there: one account of each kind (decision 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index accounts_user_id_school_id_guardian_key on accounts (user_id, school_id, (role = 'PARENT'));
    alter table accounts drop constraint accounts_user_id_school_id_key;
  `.execute(db)
}
