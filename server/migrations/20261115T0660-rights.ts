import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who did it, where that is somebody else than whom it speaks of.
    alter table notifications add column by_user_id uuid references users;
    create index notifications_by_user_id_idx on notifications (by_user_id);
  `.execute(db)
}
