import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Beside reward_rules: only what differs from the usual limits of a day.
    create table reward_limits (
      school_id uuid not null references schools,
      day_limit text not null check (day_limit in ('SOCIAL', 'GIFT', 'EXCHANGE')),
      -- Each limit has a maximum of its own in the contract; none is above this.
      per_day int not null check (per_day between 0 and 500),
      primary key (school_id, day_limit)
    )`.execute(db)
}
