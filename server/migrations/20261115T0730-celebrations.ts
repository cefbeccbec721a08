import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was reached before there were celebrations is no news any more.
    alter table achievements_reached add column celebrated_at timestamptz;
    update achievements_reached set celebrated_at = reached_at;

    -- The highest level that was celebrated with the person; without a row, the first. A level is the person's (G24).
    create table levels_celebrated (
      user_id uuid primary key references users,
      level int not null constraint levels_celebrated_level_check check (level >= 1)
    );
    insert into levels_celebrated (user_id, level) select user_id, 1 + xp_earned / 1000 from wallets;
  `.execute(db)
}
