import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Beside reward_rules: only what differs from the usual limits of a day.
    create table reward_limits (
      school_id uuid not null references schools,
      day_limit text not null,
      per_day int not null,
      primary key (school_id, day_limit),
      constraint reward_limits_per_day_check check (
        per_day between 0 and case day_limit when 'SOCIAL' then 50 when 'GIFT' then 100 when 'EXCHANGE' then 500 else -1 end
      )
    )`.execute(db)
}
