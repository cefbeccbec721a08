import { sql, type Kysely } from 'kysely'

/** When each try was, so that a budget holds over any stretch of its length; what was counted so far starts anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table attempt_budgets;
    create table attempt_budgets (
      key text primary key,
      tried_at timestamptz[] not null,
      expires_at timestamptz not null
    );
  `.execute(db)
}
