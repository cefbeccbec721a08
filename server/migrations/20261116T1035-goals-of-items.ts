import { sql, type Kysely } from 'kysely'

/** A level may bring the price of an item down to nothing; an amount of one's own is still one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table savings_goals
      drop constraint savings_goals_edu_coin_check,
      add constraint savings_goals_edu_coin_check
        check (edu_coin between case when item is null then 1 else 0 end and 10000)`.execute(db)
}
