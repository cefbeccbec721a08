import { sql, type RawBuilder } from 'kysely'

/** When today began at an account's school (decision E16). */
export function schoolMidnight(accountId: string): RawBuilder<Date> {
  return sql<Date>`(
    select date_trunc('day', clock_timestamp() at time zone schools.time_zone) at time zone schools.time_zone
    from accounts join schools on schools.id = accounts.school_id where accounts.id = ${accountId}
  )`
}
